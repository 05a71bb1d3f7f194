import { formatDay, startOfWeek, type Day } from '../../date/index.ts'
import { readPhrases } from '../read-phrases.ts'
import { todayOf } from '../reading/dates.ts'
import { partsOfQuestion, type QuestionParts } from '../reading/question-parts.ts'
import type { Talk } from './talk.ts'

const A_WEEK = 7

/** The week of the question before, by its first day, where that is a later one than this; null where it was about others. */
function weekSpokenOf({ before: { question, base, days = [] }, surroundings }: Talk): Day | null {
  const [found] = days
  const asked = question.hasPeriod || base === undefined ? question : base
  const { first, last } = found ?? asked
  if (question.kind === 'change' || !(found ?? asked.hasPeriod) || last - first >= A_WEEK) return null
  const week = startOfWeek(first, surroundings.weekStart)
  return week > todayOf(surroundings) ? week : null
}

/** Whether a text says a weekday, and not of which week. */
function saysWeekday({ period, folded, language }: QuestionParts): boolean {
  const words = period && period.first === period.last ? folded.plain.slice(period.from, period.to) : null
  return words !== null && readPhrases(words, language).has('loneWeekday')
}

/** The day from which a weekday is counted that is said after a question about days of a later week; null where no such is. */
export function weekdaysFrom(parts: QuestionParts, talk: Talk): Day | null {
  return saysWeekday(parts) ? weekSpokenOf(talk) : null
}

/** A text read as if it were said in the week that was spoken of: `and on Thursday?`, after `next Wednesday`. */
export function inSpokenWeek(parts: QuestionParts, talk: Talk): QuestionParts {
  const from = weekdaysFrom(parts, talk)
  return from === null
    ? parts
    : partsOfQuestion(parts.folded.text, { ...talk.surroundings, now: `${formatDay(from)}T00:00` })
}
