import type { Cue } from '../../intents/languages.ts'
import type { QuestionPhrases } from '../../intents/read-phrases.ts'
import { isOpenHour } from '../../intents/wishes/reminder-lead.ts'
import { hoursOf, type Clock, type WrittenTime } from '../../language/index.ts'
import type { DetailedItem } from '../answer-types.ts'
import type { DayPart } from '../words/day-words.ts'

const NOON = 12 * 60

/** In minutes of the day; the end is not included. */
export type PartOfDay = readonly [from: number, to: number]

/** The parts of a day that follow each other, of which an hour may be. */
export const PARTS_OF_DAY = ['morning', 'afternoon', 'evening'] as const satisfies readonly Cue[]

/** What words call a part of the day, in the order in which they are looked for. */
const DAY_PARTS = [
  ['beforeMidday', [0, NOON]],
  ['afterDinner', [21 * 60, 24 * 60]],
  ['afterLunch', [14 * 60, 18 * 60]],
  ['morning', [0, NOON]],
  ['lunchtime', [NOON, 14 * 60]],
  ['afterWork', [17 * 60, 24 * 60]],
  ['afternoon', [NOON, 18 * 60]],
  ['evening', [18 * 60, 24 * 60]],
] as const satisfies readonly (readonly [Cue, PartOfDay])[]

/** Before that nobody asks what is on: an hour that may be of either half of the day is then one of the afternoon. */
const EARLIEST = 7 * 60

/** The minute of an hour that is said by some cue; one of the evening where that is said. */
export function hourBy(cue: Cue, plain: string, phrases: QuestionPhrases): number | null {
  const found = phrases.find(cue)
  if (!found) return null
  const { minute } = found.value as Clock
  const isEarly = minute < EARLIEST && isOpenHour(plain.slice(found.from, found.to)) && !phrases.has('morning')
  const isOfEvening = (phrases.has('evening') || phrases.has('dinner')) && minute < NOON
  return isEarly || isOfEvening ? minute + NOON : minute
}

/** From one hour to another, or to or from an hour, in minutes of the day. */
export function hoursIn(plain: string, phrases: QuestionPhrases): PartOfDay | null {
  const between = phrases.find('hoursBetween')?.value as WrittenTime | undefined
  const hours = between && hoursOf(between)
  if (hours?.end && hours.end <= 24 * 60) return [hours.start, hours.end]
  const after = hourBy('afterHour', plain, phrases)
  if (after !== null) return [after, 24 * 60]
  const before = hourBy('beforeHour', plain, phrases)
  return before === null ? null : [0, before]
}

/** When there is room for what is put somewhere: a meal has its part of the day. */
const MEAL_PARTS = [
  ['breakfast', [EARLIEST, 10 * 60]],
  ['lunch', [NOON, 15 * 60]],
  ['dinner', [18 * 60, 24 * 60]],
] as const satisfies readonly (readonly [Cue, PartOfDay])[]

const partOfMeal = (phrases: QuestionPhrases, isFree: boolean): PartOfDay | undefined =>
  isFree || phrases.has('fits') ? MEAL_PARTS.find(([cue]) => phrases.has(cue))?.[1] : undefined

/** The minutes of the day that a question is about, which `isFree` where it asks for room; null where it is about all of it. */
export function dayPartOf(plain: string, phrases: QuestionPhrases, isFree = false): PartOfDay | null {
  const [hours, part] = [hoursIn(plain, phrases), partNamedIn(phrases) ?? partOfMeal(phrases, isFree) ?? null]
  if (hours === null || part === null) return hours ?? part
  // Before six in the afternoon is none of the morning.
  const [from, to] = [Math.max(hours[0], part[0]), Math.min(hours[1], part[1])]
  return from < to ? [from, to] : hours
}

/** The part of the day that words name: that with which a run of days ends is not that of each of them. */
const partNamedIn = (phrases: QuestionPhrases): PartOfDay | undefined =>
  phrases.has('untilPart') ? undefined : DAY_PARTS.find(([cue]) => phrases.has(cue))?.[1]

const isPart = (name: Cue): name is DayPart => PARTS_OF_DAY.some((part) => part === name)

/** The part of the day for which answers have a word, by its hours. */
function namedPart(isMeant: (from: number, to: number) => boolean): DayPart | null {
  for (const [name, [from, to]] of DAY_PARTS) if (isPart(name) && isMeant(from, to)) return name
  return null
}

const LONGEST_PART = 8 * 60

/** The part of the day with which the hours end that a question is about; from the early afternoon on is none. */
export function partEnding(part: PartOfDay | null): DayPart | null {
  const [from, to] = part ?? [0, 0]
  if (from > 0 && to - from > LONGEST_PART) return null
  return namedPart((_, end) => end === to)
}

/** The part of the day that a question is about as a whole. */
export const partNamed = (part: PartOfDay | null): DayPart | null =>
  namedPart((from, to) => from === part?.[0] && to === part[1])

/** Whether an item takes some of a part of the day, or any of it where all must be free; what has no hours takes all of it. */
export function inPartOfDay(item: DetailedItem, part: PartOfDay, isWhole = false): boolean {
  if (item.allDay || item.first < item.last) return true
  const midnight = item.first * 1440
  // What began before and is over within the first hour takes nothing of an afternoon or an evening.
  if (item.start < midnight + part[0]) return item.end > midnight + part[0] + (isWhole ? 0 : 60)
  return item.start < midnight + part[1] && Math.max(item.end, item.start + 1) > midnight + part[0]
}
