import { A_WEEK, dayOf, formatDay, partsOf, startOfWeek, weekdayOf, type Day } from '../../date/index.ts'
import type { Language } from '../../language/index.ts'
import { readInAnyLanguage, readPhrases } from '../read-phrases.ts'
import { todayOf, type Span } from '../reading/dates.ts'
import { partsOfQuestion, type QuestionParts } from '../reading/question-parts.ts'
import { withoutSpans } from '../reading/references.ts'
import { askedFor } from '../reading/terms.ts'
import { foldedText, typed } from '../reading/words.ts'
import type { Remembered } from '../question-types.ts'
import { namesNothing, type Talk } from './talk.ts'

const A_MONTH = 31

/** The first day of the month of another. */
export function startOfMonth(day: Day): Day {
  const { year, month } = partsOf(day)
  return dayOf(year, month, 1)
}

/** The days of the question before, or those that its answer told. */
function daysAsked({ question, base, days: [found] = [] }: Talk['before']): Span | null {
  const asked = question.hasPeriod || base === undefined ? question : base
  return question.kind === 'change' ? null : (found ?? (asked.hasPeriod ? asked : null))
}

/** The few days in a row that were spoken of last; null where they were many, or none. */
export function daysSpokenOf(before: Remembered): Span | null {
  const { question, base, at, days: [found, ...others] = [] } = before
  const asked = question.hasPeriod || base === undefined ? question : base
  const span = at ?? (others.length === 0 ? found : undefined) ?? (asked.hasPeriod ? asked : null)
  return span && span.last - span.first < A_WEEK ? { first: span.first, last: span.last } : null
}

/** From which days on they are counted: from the first of their week or month, unless they are many, or now. */
function beginOf({ first, last }: Span, { surroundings }: Talk, most: number, startOf: (day: Day) => Day): Day | null {
  const begin = last - first < most ? startOf(first) : 0
  return begin > todayOf(surroundings) ? begin : null
}

/** Whether words say the day of a month, and not of which. */
export const isDayOfMonth = (words: string, language: Language): boolean =>
  readPhrases(foldedText(words).plain, language).has('bareDay')

const WEEKDAYS = ['loneWeekday', 'twoWeekdays'] as const

/** From which day on a weekday, or a day of a month, is counted that is said after later days were spoken of; null where no such were. */
export function weekdaysFrom(
  { period, folded, language, phrases }: QuestionParts,
  talk: Talk,
  isGoingOn = phrases.has('goesOn'),
): Day | null {
  if (period === null) return null
  const words = folded.plain.slice(period.from, period.to)
  const asked = daysAsked(talk.before)
  if (isDayOfMonth(words, language)) return asked && beginOf(asked, talk, A_MONTH, startOfMonth)
  // The days of single things are spoken of by what goes on with them.
  const span = asked ?? (isGoingOn ? talk.before.at : null)
  return span && isOfWeek(words, language) ? weekFrom(span, talk) : null
}

/** Whether words say nothing but one weekday or two. */
function isOfWeek(words: string, language: Language): boolean {
  const said = readPhrases(words, language)
  return WEEKDAYS.some((cue) => said.has(cue))
}

/** The day before the week of some days begins, from which also its first day is one that comes. */
function weekFrom(span: Span, talk: Talk): Day | null {
  const from = beginOf(span, talk, A_WEEK, (day) => startOfWeek(day, talk.surroundings.weekStart))
  return from && from - 1
}

/** A text read as if it were said in the week that was spoken of: `and on Thursday?`, after `next Wednesday`. */
export function inSpokenWeek(parts: QuestionParts, talk: Talk): QuestionParts {
  const from = weekdaysFrom(parts, talk)
  return from === null
    ? parts
    : partsOfQuestion(parts.folded.text, { ...talk.surroundings, now: `${formatDay(from)}T00:00` })
}

/** The day of a weekday among some days, or nearest to the first of them. */
function nearestTo({ first, last }: Span, weekday: number): Day {
  const ahead = first + ((weekday - weekdayOf(first) + A_WEEK) % A_WEEK)
  return ahead <= last || ahead - first <= A_WEEK / 2 ? ahead : ahead - A_WEEK
}

/** A wish for something that it names, with the day of the weekday that it says of days to come: `and the team meeting on the Monday`. */
export function onNearWeekday(text: string, { surroundings, before }: Talk): string {
  const folded = foldedText(text)
  const said = readInAnyLanguage(folded.plain).find('definiteWeekday')
  const spoken = said ? daysSpokenOf(before) : null
  const isLater = spoken !== null && spoken.first > todayOf(surroundings) + A_WEEK
  if (!said || !isLater) return text
  const rest = withoutSpans(folded.text, [said])
  const isNamed = !namesNothing(askedFor({ ...partsOfQuestion(rest, surroundings), kind: 'change' }, surroundings))
  return isNamed
    ? `${typed(folded, 0, said.from)}${formatDay(nearestTo(spoken, Number(said.value)))}${typed(folded, said.to)}`
    : text
}
