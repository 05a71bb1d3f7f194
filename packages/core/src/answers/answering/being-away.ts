import type { DetailedItem } from '../answer-types.ts'
import type { QuestionSurroundings } from '../../intents/question-types.ts'
import { isForTravel } from '../../intents/reading/categories.ts'

/** Whether somebody is not at home for it, as far as a calendar tells: a journey, or what lasts whole days in a row. */
export function isAway(
  { allDay, first, last, categoryId }: DetailedItem,
  { categories }: QuestionSurroundings,
): boolean {
  if (allDay && last > first) return true
  const category = categories.find(({ _id }) => _id === categoryId)
  return category !== undefined && isForTravel(category.name)
}
