import { MINUTES_A_DAY, type Day } from '../../date/index.ts'
import type { DetailedItem } from '../answer-types.ts'
import { isTimeOfDay, type Amount } from '../../language/index.ts'
import type { Hours } from '../words/facts.ts'
import { markHour, sayHour } from '../words/hour-marks.ts'
import { nowOf, withList, type QuestionContext, type Reply } from './question-context.ts'
import { periodOf } from './periods.ts'
import { hourBy, PARTS_OF_DAY } from './parts-of-day.ts'
import { touching } from './unit-spans.ts'
import { readInAnyLanguage } from '../../intents/read-phrases.ts'
import { foldedText } from '../../intents/reading/words.ts'
import { understoodIn, minuteOf } from '../../intents/reading/dates.ts'

/** Hours of a day within which room is looked for, where no part of the day was said. */
const WAKING = [8 * 60, 20 * 60] as const
const DAYS = 7
/** So many of the days that are said are looked at. */
const DAYS_MAX = 62
const AN_HOUR = 60
export const SHORTEST = 30
/** So many things that go on beside the hours are named. */
const BESIDE = 3

/** The minutes of a day within which room is looked for: those that were said, but for the night before it. */
function hoursLookedAt({ part }: QuestionContext): readonly [number, number] {
  const [begin, end] = part ?? WAKING
  return [begin === 0 && end > WAKING[0] ? WAKING[0] : begin, end]
}

/** Gaps of some days are hours, of many days they are days. */
const isOfHours = ({ phrases, question: { hasPeriod, first, last } }: QuestionContext): boolean =>
  phrases.has('freeTime') || (hasPeriod && last - first < DAYS && phrases.has('gaps'))

/** When on one day is about its hours: `when am I free tomorrow`; so is room on it from an hour on. */
const isWhenOfOneDay = ({ phrases, question: { hasPeriod, first, last } }: QuestionContext): boolean =>
  hasPeriod && first === last && (phrases.has('asksWhen') || (phrases.has('afterHour') && !phrases.has('yesNo')))

/** What there is room for in a part of one day takes some of its hours, but dinner takes the evening; breakfast and lunch are in some on any day. */
function isOfSomeHours({ phrases, part, question: { first, last } }: QuestionContext): boolean {
  const [isRoom, isOneDay] = [phrases.has('fits'), first === last]
  if (part === null) return false
  if (phrases.has('breakfast') || phrases.has('lunch')) return isRoom || !isOneDay
  return isRoom && isOneDay && !phrases.has('dinner')
}

/** How many minutes in a row are asked for; null where the question is not about hours. */
export function wantedMinutes(asking: QuestionContext): number | null {
  const isOfRoom = asking.question.kind === 'free'
  const wanted = (['wantedHours', 'byAmount', ...(isOfRoom ? (['roomLength'] as const) : [])] as const)
    .flatMap((cue) => asking.phrases.findAll(cue))
    .map(({ value }) => value as Amount)
    .find(isTimeOfDay)
  if (wanted) return wanted.minutes
  if (isOfSomeHours(asking)) return AN_HOUR
  return isOfHours(asking) || isWhenOfOneDay(asking) ? SHORTEST : null
}

const loadOn = ({ all }: QuestionContext, day: Day): DetailedItem[] => touching(all, { first: day, last: day })

/** What goes on in the days beside their hours, such as a journey: whoever asks decides what it leaves. */
function sayBesides(asking: QuestionContext, day: Day): string {
  const besides = loadOn(asking, day).filter(({ allDay, first, last }) => allDay && last > first)
  const titles = besides.slice(0, BESIDE).map(({ title }) => title)
  return titles.length === 0 ? '' : ` (${asking.sentences.free.besides(titles)})`
}

type Gap = readonly [from: number, to: number]

/** What is free of a day between two of its minutes. What lasts all day has no hours, and takes none. */
export function gapsOn(asking: QuestionContext, day: Day, wanted: number): Gap[] {
  const [begin, end] = hoursLookedAt(asking)
  const midnight = day * MINUTES_A_DAY
  const earliest = Math.max(midnight + begin, Math.ceil(nowOf(asking) / SHORTEST) * SHORTEST)
  const gaps: Gap[] = []
  let from = earliest
  for (const item of loadOn(asking, day).filter(({ allDay }) => !allDay)) {
    if (item.start - from >= wanted) gaps.push([from, Math.min(item.start, midnight + end)])
    from = Math.max(from, item.end)
  }
  if (midnight + end - from >= wanted) gaps.push([from, midnight + end])
  return gaps.filter((gap) => gap[1] - gap[0] >= wanted)
}

const sayGap = ([from, to]: Gap): string =>
  `${sayHour(from)}–${to % MINUTES_A_DAY === 0 ? markHour('24:00') : sayHour(to)}`

/** The longest of some gaps; of several alike the first. */
function longestGap({ sentences }: QuestionContext, gaps: readonly { readonly day: Day; readonly gap: Gap }[]): Reply {
  const lengthOf = ({ gap: [from, to] }: { readonly gap: Gap }): number => to - from
  const longest = gaps.reduce((best, one) => (lengthOf(one) > lengthOf(best) ? one : best))
  const { day, gap } = longest
  return { text: sentences.free.longestGap(day, sayGap(gap), lengthOf(longest)), days: [{ first: day, last: day }] }
}

/** The hours in a row that are free on the days asked for, or in the next week. */
export function answerFreeHours(asking: QuestionContext, minutes: number): Reply {
  const { question, today, sentences } = asking
  const first = Math.max(question.first, today)
  const last = !question.hasPeriod ? today + DAYS - 1 : Math.max(question.last, first)
  const days = Array.from({ length: Math.min(last - first + 1, DAYS_MAX) }, (_, step) => first + step).filter(
    (day) => asking.parts.out?.isOut(day) !== true,
  )
  const gaps = days.flatMap((day) => gapsOn(asking, day, minutes).map((gap) => ({ day, gap })))
  const free = [...Map.groupBy(gaps, ({ day }) => day)].map(([day, some]) => ({
    day,
    gaps: some.map(({ gap }) => sayGap(gap)),
  }))
  if (asking.phrases.has('longest') && gaps.length > 0) return longestGap(asking, gaps)
  const lines = free.map(
    ({ day, gaps }) => `• ${sentences.words.day(day)}: ${gaps.join(', ')}${sayBesides(asking, day)}`,
  )
  const [from, to] = hoursLookedAt(asking)
  if (lines.length === 0) return { text: sentences.free.noHours(periodOf(asking), { minutes, from, to }) }
  const found = free.slice(0, DAYS).map(({ day }) => ({ first: day, last: day }))
  return { text: `${sentences.free.hours({ minutes, from, to })}\n${sentences.words.lined(lines, DAYS)}`, days: found }
}

/** Characters in which an hour is looked for. */
const READ_MAX = 200
/** When one eats, in minutes of the day. */
const MEALS = [
  ['breakfast', [8 * 60, 9 * 60]],
  ['lunch', [12 * 60 + 30, 14 * 60]],
  ['dinner', [20 * 60, 21 * 60 + 30]],
] as const

/** From one time of a day to another. */
const FROM_TO = /^\d\d:\d\d.(\d\d:\d\d)/u

/** Whether words without a figure say hours; a part of a day has none of its own: `domani sera`. */
function saysHours(text: string, meaning: string): boolean {
  const { has } = readInAnyLanguage(foldedText(text).plain)
  return has('noon') || (FROM_TO.test(meaning) && !PARTS_OF_DAY.some(has))
}

/** The hours that a question says, as they are read and as they are written; null where it says none. */
function timeSaid({ question, language, surroundings }: QuestionContext) {
  const time = understoodIn(question.text.slice(0, READ_MAX), { language, surroundings }).find(
    ({ kind, text, meaning }) => kind === 'time' && (/\d/u.test(text) || saysHours(text, meaning)),
  )
  return time ?? null
}

/** Words of a question that say from which hour to which it is, and the part of the day to which these belong. */
export function hourWords(asking: QuestionContext): readonly string[] {
  const time = timeSaid(asking)
  if (time === null) return []
  return [
    time.text,
    ...PARTS_OF_DAY.flatMap((cue) => asking.phrases.findAll(cue).map(({ from, to }) => asking.plain.slice(from, to))),
  ]
}

/** From when to when, in minutes of a day, a question says; null where it says no hour. */
function hoursSaid(asking: QuestionContext): Hours | null {
  const said = timeSaid(asking)?.meaning
  const from = said === undefined ? null : minuteOf(said)
  if (from === null) return null
  const end = FROM_TO.exec(said ?? '')?.[1]
  const to = (end === undefined ? null : minuteOf(end)) ?? from + AN_HOUR
  return [from, to > from ? to : from + AN_HOUR]
}

/** An hour in words: `at three`. */
function hourInWords({ plain, phrases }: QuestionContext): Hours | null {
  const from = hourBy('atHour', plain, phrases)
  return from === null ? null : [from, from + AN_HOUR]
}

/** From when to when, in minutes of the wall, a question about one day says; null where it says no hour. */
export function hourAsked(asking: QuestionContext): Hours | null {
  const { first, last } = asking.question
  const hours = first === last ? (hoursSaid(asking) ?? hourInWords(asking)) : null
  return hours && [first * MINUTES_A_DAY + hours[0], first * MINUTES_A_DAY + hours[1]]
}

/** The same, with the usual hours of a meal that it names. */
export function hourOrMeal(asking: QuestionContext): Hours | null {
  const { question, phrases } = asking
  const isMeal = question.first === question.last && !phrases.has('beforeMidday')
  const meal = isMeal ? MEALS.find(([cue]) => phrases.has(cue))?.[1] : undefined
  const midnight = question.first * MINUTES_A_DAY
  return hourAsked(asking) ?? (meal ? [midnight + meal[0], midnight + meal[1]] : null)
}

/** Of some items those that take any of some hours; what lasts all day does. */
export const takingHours = (items: readonly DetailedItem[], [from, to]: Hours): DetailedItem[] =>
  items.filter(({ allDay, start, end }) => allDay || (start < to && end > from))

/** What is on at the hour that a question about one day says; null where it says none. */
export function answerAtHour(asking: QuestionContext): Reply | null {
  const { items, sentences, part } = asking
  const at = part === null ? hourAsked(asking) : null
  if (at === null || items.length === 0) return null
  const then = takingHours(items, at)
  return then.length > 0
    ? withList(asking, sentences.free.onAt(at), then)
    : withList(asking, sentences.free.nothingAt(periodOf(asking), at), items)
}
