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
