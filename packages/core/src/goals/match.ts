import { foldForSearch } from '../event/index.ts'
import type { Goal, GoalItem } from './goal-types.ts'

type Matched = Pick<Goal, 'id' | 'matchCategoryId' | 'matchText'>
type Matching = Pick<GoalItem, 'title' | 'categoryId' | 'goalId' | 'counts'>

const WORD = /[\p{L}\p{N}]+/gu

const wordsOf = (text: string): readonly string[] => foldForSearch(text).match(WORD) ?? []

const remembered = new WeakMap<Matching, readonly string[]>()

/** Many goals ask for the words of the same title. */
function wordsOfTitle(item: Matching): readonly string[] {
  const known = remembered.get(item)
  if (known !== undefined) return known
  const words = wordsOf(item.title)
  remembered.set(item, words)
  return words
}

/**
 * What asks whether an occurrence counts for a goal: by its link; or by its category and the words of its title, both where
 * both are said. Each word that is looked for begins one of the title, accents and case ignored. A goal that says neither has
 * links alone. What does not count as load counts for nothing.
 */
export function goalMatcher({ id, matchCategoryId, matchText }: Matched): (item: Matching) => boolean {
  const wanted = wordsOf(matchText ?? '')
  const hasRule = matchCategoryId !== null || wanted.length > 0
  const fits = (item: Matching): boolean =>
    (matchCategoryId === null || item.categoryId === matchCategoryId) &&
    wanted.every((word) => wordsOfTitle(item).some((own) => own.startsWith(word)))
  return (item) => item.counts && (item.goalId === id || (hasRule && fits(item)))
}

/** Whether an occurrence counts for a goal; of many, `goalMatcher` asks faster. */
export const matchesGoal = (goal: Matched, item: Matching): boolean => goalMatcher(goal)(item)
