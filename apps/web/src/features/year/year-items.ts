import type { Calendar, Category, Event } from '@dodici/contract/types'
import { yearSpan } from '@dodici/core/date'
import { yearItems, type YearItem } from '@dodici/core/year'
import { keptByList } from './kept-by-list.ts'

const read = keptByList((events: readonly Event[]): readonly YearItem[] => yearItems(events))

/** The items of a year as it was read. */
export const itemsOf = (events: readonly Event[]): readonly YearItem[] => read(events, {})

/** What the address leaves of a year: ids, or `all`. */
export interface Filter {
  readonly category: string
  readonly calendar: string
}

/** The items that a filter lets through; the very same list where it lets all through. */
export const filterItems = (items: readonly YearItem[], { category, calendar }: Filter): readonly YearItem[] =>
  category === 'all' && calendar === 'all' ? items : letThrough(items, { category, calendar })

const letThrough = keptByList((items: readonly YearItem[], { category, calendar }: Filter): readonly YearItem[] => {
  const chosen = category === 'all' ? items : (byCategory(items, {}).get(category) ?? [])
  return calendar === 'all' ? chosen : chosen.filter((item) => item.calendarId === calendar)
})

const byCategory = keptByList((items: readonly YearItem[]) => Map.groupBy(items, ({ categoryId }) => categoryId))

/** The colour of an item, `#rrggbb`; null for one that has none. */
export type ColorOf = (item: Pick<YearItem, 'categoryId' | 'calendarId'>) => string | null

/** The colour of an item: its category's; without one, its calendar's. */
export function colorsOf(categories: readonly Category[], calendars: readonly Calendar[]): ColorOf {
  const ofCategory = new Map(categories.map(({ _id, color }) => [_id, color]))
  const ofCalendar = new Map(calendars.map(({ _id, color }) => [_id, color]))
  return ({ categoryId, calendarId }) =>
    (categoryId === null ? undefined : ofCategory.get(categoryId)) ?? ofCalendar.get(calendarId) ?? null
}

/** How many events of a year each category has, by its id; null counts those without. Neither routine nor cancelled. */
export const countByCategory = (items: readonly YearItem[], year: number): ReadonlyMap<string | null, number> =>
  counted(items, { year })

const counted = keptByList((items: readonly YearItem[], { year }: { readonly year: number }) => {
  const { first, last } = yearSpan(year)
  const counts = new Map<string | null, number>()
  for (const item of items) {
    if (item.isRoutine || item.status === 'cancelled' || item.last < first || item.first > last) continue
    counts.set(item.categoryId, (counts.get(item.categoryId) ?? 0) + 1)
  }
  return counts
})
