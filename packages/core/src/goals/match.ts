import { foldForSearch } from '../event/index.ts'
import type { Goal, GoalItem } from './goal-types.ts'

/** The part of a goal that decides what counts. */
export type MatchRule = Pick<Goal, 'id' | 'matchCategoryId' | 'matchText'>
type Matching = Pick<GoalItem, 'title' | 'categoryId' | 'goalId' | 'isLoad'>

const WORD = /[\p{L}\p{N}]+/gu

const wordsOf = (text: string): readonly string[] => foldForSearch(text).match(WORD) ?? []

/** Size of the cache of title words: titles repeat, and are checked against many goals. */
const TITLES_KEPT = 30_000
const known = new Map<string, string>()

/** A title's words, each after a space, so that a word's beginning can be found. */
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
 * A function that decides whether an occurrence counts: by link, or by category and title words (both if both are set).
 * Each word must be a prefix of a title word, ignoring accents and case. A goal without either counts only linked
 * events. Occurrences without load never count.
 */
export function goalMatcher({ id, matchCategoryId, matchText }: MatchRule): (item: Matching) => boolean {
  const wanted = wordsOf(matchText ?? '').map((word) => ` ${word}`)
  const hasRule = matchCategoryId !== null || wanted.length > 0
  const hasWords = (title: string): boolean => {
    if (wanted.length === 0) return true
    const words = spacedWords(title)
    return wanted.every((word) => words.includes(word))
  }
  const fits = (item: Matching): boolean =>
    hasRule && (matchCategoryId === null || item.categoryId === matchCategoryId) && hasWords(item.title)
  return (item) => item.isLoad && (item.goalId === id || fits(item))
}

/** Whether an occurrence counts for a goal; for many, `goalMatcher` is faster. */
export const matchesGoal = (goal: MatchRule, item: Matching): boolean => goalMatcher(goal)(item)
