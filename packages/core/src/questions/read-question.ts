import type { QuestionSurroundings, ReadQuestion } from './question-types.ts'

/**
 * Reads a question or a wish about the calendar in free Italian or English: what is asked, about which days, which words and
 * which category. `before` is what was asked before it in the same conversation, for `e a giugno?`.
 * @throws RangeError where `now` is no wall time
 */
export function readQuestion(
  _text: string,
  _surroundings: QuestionSurroundings,
  _before: ReadQuestion | null,
): ReadQuestion {
  throw new Error('not there yet')
}
