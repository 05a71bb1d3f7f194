import type { Cue } from '../../intents/languages.ts'
import type { Asking } from './asking.ts'

const WEEK = [7, 'a settimana', 'a week'] as const
const MONTH = [365.25 / 12, 'al mese', 'a month'] as const
const DAY = [1, 'al giorno', 'a day'] as const

const UNITS: readonly (readonly [Cue, readonly [days: number, italian: string, english: string]])[] = [
  ['eachWeek', WEEK],
  ['eachMonth', MONTH],
  ['eachDay', DAY],
]

/** The days that a question is about, without those that its tense leaves out. */
function daysMeant({ question, tense, today }: Asking): number {
  const first = tense === 'future' ? Math.max(today, question.first) : question.first
  const last = tense === 'past' ? Math.min(today, question.last) : question.last
  return Math.max(1, last - first + 1)
}

/** How many that is on average in each week, month or day, where that is asked. */
export function averageOf(asking: Asking, count: number): string {
  const { phrases, language, say } = asking
  const unit = phrases.has('average') ? UNITS.find(([cue]) => phrases.has(cue))?.[1] : undefined
  if (unit === undefined || count === 0) return ''
  const [days, italian, english] = unit
  const each = String(Math.round((10 * count * days) / daysMeant(asking)) / 10)
  return say(
    `In media ${language === 'it' ? each.replace('.', ',') : each} ${italian}.`,
    `On average ${each} ${english}.`,
  )
}
