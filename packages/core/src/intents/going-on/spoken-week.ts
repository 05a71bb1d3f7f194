import { dayOf, formatDay, partsOf, startOfWeek, type Day } from '../../date/index.ts'
import type { Language } from '../../language/index.ts'
import { readPhrases } from '../read-phrases.ts'
import { todayOf } from '../reading/dates.ts'
import { partsOfQuestion, type QuestionParts } from '../reading/question-parts.ts'
import { foldedText } from '../reading/words.ts'
import type { Talk } from './talk.ts'

const A_WEEK = 7
const A_MONTH = 31

/** The first day of the month of another. */
export function startOfMonth(day: Day): Day {
  const { year, month } = partsOf(day)
  return dayOf(year, month, 1)
}

/** The days of the question before, from the first of their week or month on; null where they are more, or now. */
function daysSpokenOf({ before, surroundings }: Talk, most: number, startOf: (day: Day) => Day): Day | null {
  const { question, base, days = [] } = before
  const [found] = days
  const asked = question.hasPeriod || base === undefined ? question : base
  const { first, last } = found ?? asked
  if (question.kind === 'change' || !(found ?? asked.hasPeriod) || last - first >= most) return null
  return startOf(first) > todayOf(surroundings) ? startOf(first) : null
}

/** Whether words say the day of a month, and not of which. */
export const isDayOfMonth = (words: string, language: Language): boolean =>
  readPhrases(foldedText(words).plain, language).has('bareDay')

/** The day from which a weekday, or a day of a month, is counted that is said after a question about later days; null where no such is. */
export function weekdaysFrom({ period, folded, language }: QuestionParts, talk: Talk): Day | null {
  const words = period && period.first === period.last ? folded.plain.slice(period.from, period.to) : null
  if (words === null) return null
  if (isDayOfMonth(words, language)) return daysSpokenOf(talk, A_MONTH, startOfMonth)
  const isWeekday = readPhrases(words, language).has('loneWeekday')
  const from = isWeekday ? daysSpokenOf(talk, A_WEEK, (day) => startOfWeek(day, talk.surroundings.weekStart)) : null
  // From the day before on also its first day is one that comes.
  return from && from - 1
}

/** A text read as if it were said in the week that was spoken of: `and on Thursday?`, after `next Wednesday`. */
export function inSpokenWeek(parts: QuestionParts, talk: Talk): QuestionParts {
  const from = weekdaysFrom(parts, talk)
  return from === null
    ? parts
    : partsOfQuestion(parts.folded.text, { ...talk.surroundings, now: `${formatDay(from)}T00:00` })
}
