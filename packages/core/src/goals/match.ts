import { foldForSearch } from '../event/index.ts'
import type { Goal, GoalItem } from './goal-types.ts'

type Matched = Pick<Goal, 'id' | 'matchCategoryId' | 'matchText'>
type Matching = Pick<GoalItem, 'title' | 'categoryId' | 'goalId' | 'counts'>

const WORD = /[\p{L}\p{N}]+/gu

const wordsOf = (text: string): readonly string[] => foldForSearch(text).match(WORD) ?? []

/** Whether each word that is wanted begins one of a title. Titles come again and again: each is read once. */
function titleMatcher(wanted: readonly string[]): (title: string) => boolean {
  const known = new Map<string, boolean>()
  return (title) => {
    const before = known.get(title)
    if (before !== undefined) return before
    const words = wordsOf(title)
    const fits = wanted.every((word) => words.some((own) => own.startsWith(word)))
    known.set(title, fits)
    return fits
  }
}

/**
 * What asks whether an occurrence counts for a goal: by its link; or by its category and the words of its title, both where
 * both are said. Each word that is looked for begins one of the title, accents and case ignored. A goal that says neither has
 * links alone. What does not count as load counts for nothing.
 */
export function goalMatcher({ id, matchCategoryId, matchText }: Matched): (item: Matching) => boolean {
  const wanted = wordsOf(matchText ?? '')
  const hasRule = matchCategoryId !== null || wanted.length > 0
  const hasWords = wanted.length === 0 ? () => true : titleMatcher(wanted)
  const fits = (item: Matching): boolean =>
    hasRule && (matchCategoryId === null || item.categoryId === matchCategoryId) && hasWords(item.title)
  return (item) => item.counts && (item.goalId === id || fits(item))
}

/** Whether an occurrence counts for a goal; of many, `goalMatcher` asks faster. */
export const matchesGoal = (goal: Matched, item: Matching): boolean => goalMatcher(goal)(item)
