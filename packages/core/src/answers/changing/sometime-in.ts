import type { QuestionContext } from '../answering/question-context.ts'
import { readPhrases } from '../../intents/read-phrases.ts'
import { dateIn } from '../../intents/reading/dates.ts'
import { foldedText } from '../../intents/reading/words.ts'

/** A month has as many days at most. */
const MONTH_MAX = 31

/** Whether a week or a month is named in which something is to be, and not all of which it takes: `coffee next week`. */
export function isSometimeIn(words: string, { phrases, language, today, surroundings }: QuestionContext): boolean {
  const folded = foldedText(words)
  const days = dateIn(folded.text, { language, today, surroundings, isAhead: true })
  if (days === null || days.first === days.last || phrases.has('whole') || phrases.has('leave')) return false
  const { plain } = foldedText(words.slice(days.from, days.to))
  const { has } = readPhrases(plain, language)
  const isMonth = has('monthName') && days.last - days.first < MONTH_MAX && !/(?<!\d)\d{1,2}(?!\d)/u.test(plain)
  return has('week') || has('month') || isMonth
}
