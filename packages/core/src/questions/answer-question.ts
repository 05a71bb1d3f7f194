import type { Answer, AskedItem, QuestionSurroundings, ReadQuestion } from './question-types.ts'

/** Answers a question from the occurrences that touch its days. Where there are none, the answer says so and names nothing. */
export function answerQuestion(
  _question: ReadQuestion,
  _items: readonly AskedItem[],
  _surroundings: QuestionSurroundings,
): Answer {
  throw new Error('not there yet')
}
