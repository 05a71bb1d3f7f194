import type { QuestionSurroundings } from '../question-types.ts'
import { BARE_KINDS } from '../question-types.ts'
import { readInAnyLanguage } from '../read-phrases.ts'
import { partsOfQuestion } from './question-parts.ts'
import { twoSides } from './two-sides.ts'
import { foldedText, typed, wordsOf } from './words.ts'

/** A question of fewer words may be the end of the one before it: `when and where?`. */
const WORDS_MIN = 3

/** Two questions that stand in one text, joined by a word or a sign; null where there is one. */
export function twoQuestionsIn(
  text: string,
  surroundings: QuestionSurroundings,
): { readonly first: string; readonly second: string } | null {
  const folded = foldedText(text)
  const said = readInAnyLanguage(folded.plain).find('joinsQuestions')
  if (said === null || said.from === 0 || twoSides(folded.plain) !== null) return null
  const [first, second] = [typed(folded, 0, said.from).trim(), typed(folded, said.to).trim()]
  const areWhole = [first, second].every((one) => {
    const { kind, folded: read } = partsOfQuestion(one, surroundings)
    return kind !== null && !BARE_KINDS.has(kind) && wordsOf(read.plain).length >= WORDS_MIN
  })
  return areWhole ? { first, second } : null
}
