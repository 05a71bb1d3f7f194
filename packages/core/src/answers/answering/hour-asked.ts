import { MINUTES_A_DAY, parseWall } from '../../date/index.ts'
import { parseQuickAdd } from '../../language/index.ts'
import { readInAnyLanguage } from '../../intents/read-phrases.ts'
import type { QuestionContext } from './question-context.ts'

/** Characters in which an hour is looked for. */
const READ_MAX = 200
const AN_HOUR = 60

const minuteOf = (clock: string): number | null => {
  const wall = parseWall(`2000-01-01T${clock}`)
  return wall === null ? null : wall % MINUTES_A_DAY
}

/** When one eats, in minutes of the day. */
const MEALS = [
  ['breakfast', [8 * 60, 9 * 60]],
  ['lunch', [12 * 60 + 30, 13 * 60 + 30]],
  ['dinner', [20 * 60, 21 * 60 + 30]],
] as const

type Hours = readonly [from: number, to: number]

/** From when to when, in minutes of a day, a question says; null where it says no hour. */
function hoursSaid({ question, surroundings }: QuestionContext): Hours | null {
  const { now, weekStart, language } = surroundings
  const words = question.text.slice(0, READ_MAX)
  const add = parseQuickAdd(words, { language, now, weekStart, categories: [], calendars: [] })
  // A part of a day has no hour of its own: `domani sera`.
  const time = add.understood.find(
    ({ kind, text }) => kind === 'time' && (/\d/u.test(text) || readInAnyLanguage(text).has('noon')),
  )
  const said = time?.meaning
  const from = said === undefined ? null : minuteOf(said.slice(0, 5))
  if (from === null) return null
  const end = /^\d\d:\d\d.(\d\d:\d\d)/u.exec(said ?? '')?.[1]
  const to = (end === undefined ? null : minuteOf(end)) ?? from + AN_HOUR
  return [from, to > from ? to : from + AN_HOUR]
}

/** From when to when, in minutes of the wall, a question about one day says; null where it says no hour and no meal. */
export function hourAsked(asking: QuestionContext): Hours | null {
  const { question, phrases } = asking
  if (question.first !== question.last) return null
  const hours = hoursSaid(asking) ?? MEALS.find(([cue]) => phrases.has(cue))?.[1]
  const midnight = question.first * MINUTES_A_DAY
  return hours ? [midnight + hours[0], midnight + hours[1]] : null
}
