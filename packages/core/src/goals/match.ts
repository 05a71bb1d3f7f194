import { foldForSearch } from '../event/index.ts'
import type { Goal, GoalItem } from './goal-types.ts'

/** What of a goal decides which occurrences count for it. */
export type Matched = Pick<Goal, 'id' | 'matchCategoryId' | 'matchText'>
type Matching = Pick<GoalItem, 'title' | 'categoryId' | 'goalId' | 'counts'>

const WORD = /[\p{L}\p{N}]+/gu

const wordsOf = (text: string): readonly string[] => foldForSearch(text).match(WORD) ?? []

/** Titles come again and again, to one goal after another: the words of so many are remembered. */
const TITLES_KEPT = 30_000
const known = new Map<string, string>()

/** The words of a title, each after a space: a word has none in it, so that what follows a space begins one. */
function spacedWords(title: string): string {
  const before = known.get(title)
  if (before !== undefined) return before
  const spaced = wordsOf(title)
    .map((word) => ` ${word}`)
    .join('')
  if (known.size >= TITLES_KEPT) known.clear()
  known.set(title, spaced)
  return spaced
}

/**
 * What asks whether an occurrence counts for a goal: by its link; or by its category and the words of its title, both where
 * both are said. Each word that is looked for begins one of the title, accents and case ignored. A goal that says neither has
 * links alone. What does not count as load counts for nothing.
 */
export function goalMatcher({ id, matchCategoryId, matchText }: Matched): (item: Matching) => boolean {
  const wanted = wordsOf(matchText ?? '').map((word) => ` ${word}`)
  const hasRule = matchCategoryId !== null || wanted.length > 0
  const hasWords = (title: string): boolean => {
    if (wanted.length === 0) return true
    const words = spacedWords(title)
    return wanted.every((word) => words.includes(word))
  }
  const fits = (item: Matching): boolean =>
    hasRule && (matchCategoryId === null || item.categoryId === matchCategoryId) && hasWords(item.title)
  return (item) => item.counts && (item.goalId === id || fits(item))
}

/** Whether an occurrence counts for a goal; of many, `goalMatcher` asks faster. */
export const matchesGoal = (goal: Matched, item: Matching): boolean => goalMatcher(goal)(item)
