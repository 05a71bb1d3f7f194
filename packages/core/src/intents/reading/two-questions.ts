import { BARE_KINDS, type QuestionSurroundings } from '../question-types.ts'
import { readInAnyLanguage } from '../read-phrases.ts'
import type { TextSpan } from '../../language/index.ts'
import { partsOfQuestion, type QuestionParts } from './question-parts.ts'
import { asksOfSomething } from './references.ts'
import { askedFor } from './terms.ts'
import { twoSides } from './two-sides.ts'
import { foldedText, typed, wordsOf, type FoldedText } from './words.ts'

/** A question of fewer words may be the end of the one before it: `when and where?`. */
const WORDS_MIN = 3

/** The end of a question behind which the text goes on. */
const QUESTION_END = /\?[?!\s]*(?=[\p{L}\p{N}])/gu

/** So many places are looked at: each costs the reading of both sides. */
const JOINTS_MAX = 2

interface Joint extends TextSpan {
  readonly isEnd: boolean
}

/** Where a text may fall into two questions: behind the end of one, else where a word joins them. */
const jointsIn = (folded: FoldedText): readonly Joint[] => [
  ...[...folded.plain.matchAll(QUESTION_END)].map(({ 0: said, index }) => ({
    ...{ from: index, to: index + said.length },
    isEnd: true,
  })),
  ...readInAnyLanguage(folded.plain)
    .findAll('joinsQuestions')
    // Without its accent, a verb looks like the word that joins.
    .filter(({ from, to }) => !/è/iu.test(typed(folded, from, to)))
    .map(({ from, to }) => ({ from, to, isEnd: false })),
]

const isWhole = ({ kind, folded }: QuestionParts): boolean =>
  kind !== null && !BARE_KINDS.has(kind) && wordsOf(folded.plain).length >= WORDS_MIN

/** Whether words go on with a question: with other days, with what is asked of the same, or behind its end with a wish. */
function isNext(parts: QuestionParts, isEnd: boolean, surroundings: QuestionSurroundings): boolean {
  const { kind, period, phrases } = parts
  if (asksOfSomething(phrases) && !isEnd) return true
  if (kind !== null) return isEnd && (kind === 'change' || !BARE_KINDS.has(kind))
  const { terms, categoryId } = askedFor(parts, surroundings)
  return period !== null && (isEnd ? phrases.has('goesOn') : terms.length === 0 && categoryId === null)
}

/** Two questions that stand in one text, joined by a word or a sign; null where there is one. */
export function twoQuestionsIn(
  text: string,
  surroundings: QuestionSurroundings,
): { readonly first: string; readonly second: string } | null {
  const folded = foldedText(text)
  if (twoSides(folded.plain) !== null) return null
  for (const { from, to, isEnd } of jointsIn(folded).slice(0, JOINTS_MAX)) {
    const [first, second] = [typed(folded, 0, from).trim(), typed(folded, to).trim()]
    if (first === '' || !isWhole(partsOfQuestion(first, surroundings))) continue
    const parts = partsOfQuestion(second, surroundings)
    if (isWhole(parts) || isNext(parts, isEnd, surroundings)) return { first: isEnd ? `${first}?` : first, second }
  }
  return null
}
