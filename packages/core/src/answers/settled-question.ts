import type { ReadQuestion } from '../intents/question-types.ts'
import type { DetailedItem } from './answer-types.ts'
import { wordsOfItem } from './answering/item-matcher.ts'
import { sameWordAs } from '../intents/reading/words.ts'

/** A question without what is told around it, of its own days. */
export function askedAlone({ told: _told, own, ...alone }: ReadQuestion): ReadQuestion {
  return { ...alone, ...own }
}

/**
 * A question as it is to be answered, and what touches its days: alone, or with what is told around it where most of the words
 * of that name something that there is, or where it names nothing itself. What was read for it are the days of both.
 */
export function settledQuestion<Item extends DetailedItem>(
  question: ReadQuestion,
  items: readonly Item[],
): { readonly question: ReadQuestion; readonly items: readonly Item[] } {
  const { told } = question
  if (told === undefined) return { question, items }
  const known = told.words.filter((word) => {
    const isSame = sameWordAs(word)
    return items.some((item) => wordsOfItem(item).some(isSame))
  })
  const alone = askedAlone(question)
  const isOfNothing = alone.terms.length === 0 && alone.categoryId === null && !alone.hasPeriod
  const wanted = isOfNothing ? 1 : Math.floor(told.words.length / 2) + 1
  const settled = known.length >= wanted ? told.whole : alone
  return {
    question: settled,
    items: items.filter(({ first, last }) => last >= settled.first && first <= settled.last),
  }
}
