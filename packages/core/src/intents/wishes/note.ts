import { readInAnyLanguage, readPhrases } from '../read-phrases.ts'
import { parseQuickAdd } from '../../language/index.ts'
import type { QuestionSurroundings } from '../question-types.ts'

/** Whether a text is a note of something to come, and asks for nothing: `lunch with Giulia tomorrow 1 pm`. */
export function isNote(text: string, surroundings: QuestionSurroundings): boolean {
  if (text.includes('?')) return false
  const { start, allDay, title, understood } = parseQuickAdd(text, { ...surroundings, day: null })
  if (readPhrases(text, surroundings.language).has('asks')) return false
  const isHourSaid = understood.some(
    ({ kind, text: words }) => kind === 'time' && (/\d/u.test(words) || readInAnyLanguage(words).has('namedHour')),
  )
  const isDaySaid = understood.some(({ kind }) => kind === 'date' || kind === 'recurrence')
  return start !== null && !allDay && isDaySaid && isHourSaid && title !== '' && start > surroundings.now
}
