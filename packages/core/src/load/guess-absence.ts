import type { MeasuredItem } from './measured.ts'
import type { MeasureRules } from './rules.ts'
import { titleSaysAway } from './says-away.ts'

interface GuessedItem extends Pick<MeasuredItem, 'allDay' | 'first' | 'last' | 'categoryId'> {
  readonly title: string
}

/** Whether an event takes whole days, so that it can be an absence by its title or category. */
export const takesWholeDays = ({ allDay, first, last }: Pick<MeasuredItem, 'allDay' | 'first' | 'last'>): boolean =>
  allDay || last > first

/** Whether an event would be an absence of which nobody has said whether it is one. */
export function guessAbsence(item: GuessedItem, { awayCategoryIds }: MeasureRules): boolean {
  const { title, first, last, categoryId } = item
  if (!takesWholeDays(item)) return false
  return (
    titleSaysAway(title, last - first + 1) || (last > first && categoryId !== null && awayCategoryIds.has(categoryId))
  )
}
