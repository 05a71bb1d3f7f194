import { opening } from '../words/day-words.ts'
import type { QuestionContext, Reply } from './question-context.ts'
import { periodOf } from './periods.ts'
import type { Span } from '../../intents/reading/dates.ts'
import { readPhrases } from '../../intents/read-phrases.ts'
import { weekdayOf, type Day } from '../../date/index.ts'
import type { Holiday } from '../../year/index.ts'

const SHOWN = 10
const AFTER = 3

/** The days that were said, or of which was spoken: `does it include a public holiday?`. Null where any time is meant. */
function daysMeant(asking: QuestionContext): Span | null {
  const { question, items, phrases } = asking
  const isOnWeekday = question.first === question.last && phrases.has('falls') && phrases.has('someWeekday')
  if (question.hasPeriod && !isOnWeekday) return periodOf(asking)
  if (!question.among || items.length === 0) return null
  return { first: Math.min(...items.map(({ first }) => first)), last: Math.max(...items.map(({ last }) => last)) }
}

/** Whether a day is such a one as a question is about: of a weekday, of a weekend, or of no weekend. */
function isSuchDay(day: Day, { phrases }: QuestionContext): boolean {
  const [asked, own] = [phrases.find('someWeekday')?.value, weekdayOf(day)]
  if (typeof asked === 'number') return own === asked
  if (phrases.has('weekend')) return own >= SATURDAY
  return !phrases.has('workingDay') || own < SATURDAY
}

const SATURDAY = 5

/** Public holidays, where a question is about them; null where it is about something else, or events are meant. */
export function answerHolidays(asking: QuestionContext): Reply | null {
  const { question, phrases, surroundings, today, sentences } = asking
  const { words, events } = sentences
  if (!phrases.has('publicHolidays')) return null
  // A feast may only name the day of which something else is asked.
  if (question.hasPeriod && phrases.has('asksSome')) return null
  const days = daysMeant(asking)
  const isAnyTime = days === null
  const named = surroundings.holidays
    .filter(({ day }) => (days === null ? day >= today : day >= days.first && day <= days.last))
    .sort((a, b) => a.day - b.day)
  const [next] = named
  if (!next) return { text: events.noHoliday(days) }
  const such = named.filter(({ day }) => isSuchDay(day, asking))
  const lines = (such.length > 0 ? such : named).map(({ day, name }) => `${words.day(day)}: ${name}`)
  const listed = lines.slice(0, SHOWN).map(opening)
  if (such.length === 0) return { text: [events.noSuchHoliday, ...listed].join('\n') }
  if (!isAnyTime || such.length < named.length) return { text: listed.join('\n') }
  return { text: events.nextHoliday(next.day, next.name) + words.then(lines.slice(1, 1 + AFTER)) }
}

const LONG_WEEKENDS = 4
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
  if (!phrases.has('longWeekends') || phrases.has('away')) return null
  if (all.some(({ title }) => readPhrases(title, surroundings.language).has('longWeekends'))) return null
  const isNamed = question.hasPeriod && question.last - question.first > A_WEEKEND
  const [from, to] = isNamed ? [question.first, question.last] : [today, Infinity]
  const found = surroundings.holidays
    .flatMap(longWeekend)
    .filter(({ day }) => day >= from && day <= to)
    .sort((a, b) => a.day - b.day)
  if (found.length === 0) return { text: free.noLongWeekends }
  const lines = found.slice(0, LONG_WEEKENDS).map(({ first, last, name, dayOff }) => {
    const how = dayOff === null ? name : `${name}, ${free.dayOff(dayOff)}`
    return `• ${words.span({ first, last })} (${how})`
  })
  return { text: [free.longWeekends, ...lines].join('\n') }
}
