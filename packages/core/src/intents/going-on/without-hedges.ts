import { readInAnyLanguage } from '../read-phrases.ts'
import { foldedText, typed } from '../reading/words.ts'
import type { QuestionSurroundings, Remembered } from '../question-types.ts'

/** So many of them stand before or behind each other. */
const HEDGES_MAX = 3

/** A text without one that it begins with, and one that it ends with. */
function withoutOne(text: string): string {
  const folded = foldedText(text)
  const { find, findAll } = readInAnyLanguage(folded.plain)
  const [first, behind] = [find('hedgeFirst'), findAll('hedgeBehind').at(-1)]
  const from = first?.from === 0 ? first.to : 0
  return typed(folded, from, behind && behind.from > from ? behind.from : undefined).trim() || text
}

/** What is said of an open card, without words that only show how sure or how polite somebody is: `hmm, at six I think`. */
export function withoutHedges(text: string, { hasOpenCard }: QuestionSurroundings, before: Remembered | null): string {
  const isOfCard = hasOpenCard && before !== null && before.card.length > 0
  if (!isOfCard || text.includes('?')) return text
  return Array.from({ length: HEDGES_MAX }).reduce<string>(withoutOne, text)
}
