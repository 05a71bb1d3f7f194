import type { Calendar, Category } from '@dodici/contract/types'
import { yearSpan } from '@dodici/core/date'
import type { YearItem } from '@dodici/core/year'
import type { ColorOf } from './planner/drawing.ts'

/** What the address leaves of a year: ids, or `all`. */
export interface Filter {
  readonly category: string
  readonly calendar: string
}

/** The items that a filter lets through; the very same list where it lets all through. */
export function filterItems(items: readonly YearItem[], { category, calendar }: Filter): readonly YearItem[] {
  if (category === 'all' && calendar === 'all') return items
  return items.filter(
    (item) =>
      (category === 'all' || item.categoryId === category) && (calendar === 'all' || item.calendarId === calendar),
  )
}

/** The colour of an item: its category's; without one, its calendar's. */
export function colorsOf(categories: readonly Category[], calendars: readonly Calendar[]): ColorOf {
  const ofCategory = new Map(categories.map(({ _id, color }) => [_id, color]))
  const ofCalendar = new Map(calendars.map(({ _id, color }) => [_id, color]))
  return ({ categoryId, calendarId }) =>
    (categoryId === null ? undefined : ofCategory.get(categoryId)) ?? ofCalendar.get(calendarId) ?? null
}

/** How many events of a year each category has, by its id; null counts those without. Neither routine nor cancelled. */
export function countByCategory(items: readonly YearItem[], year: number): ReadonlyMap<string | null, number> {
  const { first, last } = yearSpan(year)
  const counts = new Map<string | null, number>()
  for (const item of items) {
    if (item.isRoutine || item.status === 'cancelled' || item.last < first || item.first > last) continue
    counts.set(item.categoryId, (counts.get(item.categoryId) ?? 0) + 1)
  }
  return counts
}
