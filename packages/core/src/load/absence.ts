import type { MeasuredItem } from './measured.ts'
import type { MeasureRules } from './rules.ts'

/**
 * Whether the person is away for an occurrence: on a journey, on leave, ill. The person or its title says so; else an
 * event of several days is an absence by its category. What does not count is none.
 */
export function isAbsence(item: MeasuredItem, { awayCategoryIds }: MeasureRules): boolean {
  if (!item.isLoad) return false
  if (item.away !== null) return item.away
  return item.last > item.first && item.categoryId !== null && awayCategoryIds.has(item.categoryId)
}
