import { exclusionIn } from '../../intents/reading/exclusions.ts'
import { readInAnyLanguage } from '../../intents/read-phrases.ts'
import { isAbsence } from '../../load/index.ts'
import type { QuestionSurroundings } from '../../intents/question-types.ts'
import { itemMatcher } from './item-matcher.ts'
import { linkedTerms } from './linked-terms.ts'
import type { QuestionPhrases } from '../../intents/read-phrases.ts'
import type { DetailedItem } from '../answer-types.ts'

/** Whether only what has a place is meant, or only what has none; null where that is not said. */
export const isPlaced = (phrases: QuestionPhrases): boolean | null =>
  phrases.has('hasNoPlace') ? false : phrases.has('hasPlace') ? true : null

/** Whether only what lasts all day is meant. */
export const isWholeDaysOnly = (phrases: QuestionPhrases): boolean => phrases.has('allDay') && !phrases.has('timedOnly')

/** Tests of what a question keeps apart from all else: what has hours, or none, or a place. */
export function keptApart(phrases: QuestionPhrases): ((item: DetailedItem) => boolean)[] {
  const placed = isPlaced(phrases)
  return [
    ...(phrases.has('timedOnly') ? [({ allDay }: DetailedItem) => !allDay] : []),
    ...(isWholeDaysOnly(phrases) ? [({ allDay }: DetailedItem) => allDay] : []),
    ...(placed === null ? [] : [({ location }: DetailedItem) => (location.trim() !== '') === placed]),
  ]
}

/** What is left out as if it were not there: `apart from the gym`, but not `without the gym`. */
export const exceptedIn = (plain: string): readonly (readonly string[])[] =>
  readInAnyLanguage(plain).has('except') ? (exclusionIn(plain)?.things ?? []) : []

/** Whether an item is none of those that a question leaves out. */
export function notExcluded(
  plain: string,
  all: readonly DetailedItem[],
  surroundings: QuestionSurroundings,
): (item: DetailedItem) => boolean {
  const things = exclusionIn(plain)?.things ?? []
  const areOut = things.map((words): ((item: DetailedItem) => boolean) => {
    const { has } = readInAnyLanguage(words.join(' '))
    if (has('categoryWord')) return ({ categoryId }) => categoryId !== null
    if (words.length === 1 && has('journeys')) return (item) => isAbsence(item, surroundings.rules)
    const linked = linkedTerms(words, all, surroundings)
    return itemMatcher(linked.by === 'others' ? linked.terms : words, surroundings)
  })
  return (item) => !areOut.some((isOut) => isOut(item))
}
