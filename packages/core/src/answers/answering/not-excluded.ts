import type { QuestionSurroundings } from '../../intents/question-types.ts'
import { readInAnyLanguage } from '../../intents/read-phrases.ts'
import { exclusionIn } from '../../intents/reading/exclusions.ts'
import { isAbsence } from '../../load/index.ts'
import type { DetailedItem } from '../answer-types.ts'
import { itemMatcher } from './item-matcher.ts'
import { linkedTerms } from './linked-terms.ts'

/** Whether an item is none of those that a question leaves out. */
export function notExcluded(
  plain: string,
  items: readonly DetailedItem[],
  surroundings: QuestionSurroundings,
): (item: DetailedItem) => boolean {
  const things = (exclusionIn(plain)?.things ?? []).map((words) => {
    const linked = linkedTerms(words, items, surroundings)
    return linked.by === 'others' ? linked.terms : words
  })
  const areOut = things.map((words): ((item: DetailedItem) => boolean) => {
    const { has } = readInAnyLanguage(words.join(' '))
    if (has('categoryWord')) return ({ categoryId }) => categoryId !== null
    if (words.length === 1 && has('journeys')) return (item) => isAbsence(item, surroundings.rules)
    return itemMatcher(words, surroundings)
  })
  return (item) => !areOut.some((isOut) => isOut(item))
}
