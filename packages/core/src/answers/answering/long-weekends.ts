import { readPhrases } from '../../intents/read-phrases.ts'
import { weekdayOf } from '../../date/index.ts'
import type { Holiday } from '../../year/index.ts'
import type { QuestionContext, Reply } from './question-context.ts'

const SHOWN = 4
const A_WEEKEND = 7

interface LongWeekend extends Holiday {
  readonly first: number
  readonly last: number
  /** The weekday (0 is Monday) that must be taken off for it. */
  readonly dayOff: number | null
}

/** From which day to which one is free by a holiday on a weekday, and which weekday must be taken off for it. */
const BY_WEEKDAY: Readonly<Record<number, readonly [from: number, to: number, dayOff: number | null]>> = {
  0: [-2, 0, null],
  1: [-3, 0, 0],
  3: [0, 3, 4],
  4: [0, 2, null],
}

/** The long weekend that a holiday makes, as a list of one; empty where it makes none. */
export function longWeekend(holiday: Holiday): LongWeekend[] {
  const [from, to, dayOff] = BY_WEEKDAY[weekdayOf(holiday.day)] ?? []
  if (from === undefined || to === undefined || dayOff === undefined) return []
  return [{ ...holiday, first: holiday.day + from, last: holiday.day + to, dayOff }]
}

/** Long weekends by the public holidays; null where a question is not about them, or events are called so. */
export function answerLongWeekends(asking: QuestionContext): Reply | null {
  const { phrases, question, all, surroundings, today, sentences } = asking
  const { words, free } = sentences
  if (!phrases.has('longWeekends') || phrases.has('away') || question.kind === 'change' || question.kind === 'plan')
    return null
  if (all.some(({ title }) => readPhrases(title, surroundings.language).has('longWeekends'))) return null
  const isNamed = question.hasPeriod && question.last - question.first > A_WEEKEND
  const [from, to] = isNamed ? [question.first, question.last] : [today, Infinity]
  const found = surroundings.holidays
    .flatMap(longWeekend)
    .filter(({ day }) => day >= from && day <= to)
    .sort((a, b) => a.day - b.day)
  if (found.length === 0) return { text: free.noLongWeekends }
  const lines = found.slice(0, SHOWN).map(({ first, last, name, dayOff }) => {
    const how = dayOff === null ? name : `${name}, ${free.dayOff(dayOff)}`
    return `• ${words.span({ first, last })} (${how})`
  })
  return { text: [free.longWeekends, ...lines].join('\n') }
}
