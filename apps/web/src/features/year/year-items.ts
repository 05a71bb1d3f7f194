import type { Calendar, Category, Event } from '@dodici/contract/types'
import { twelveMonths, type Month } from '@dodici/core/date'
import { countsIn } from '@dodici/core/load'
import { yearItems, type YearItem } from '@dodici/core/year'
import { memoizeByList } from './memoize-by-list.ts'

const read = memoizeByList((events: readonly Event[]): readonly YearItem[] => yearItems(events))

/** The items of a loaded year. */
export const itemsOf = (events: readonly Event[]): readonly YearItem[] => read(events, {})

/** The filters by URL and visibility: ids, or `all`. */
export interface Filter {
  readonly category: string
  readonly calendar: string
  /** Hidden calendars, from `hiddenIn`. One that is filtered for is shown anyway. */
  readonly hidden: string
}

const BETWEEN = ' '

/** Ids of hidden calendars as one text, so that equal sets compare equal. */
export const hiddenIn = (calendars: readonly Calendar[]): string =>
  calendars
    .filter(({ shown }) => !shown)
    .map(({ _id }) => _id)
    .sort()
    .join(BETWEEN)

/** The items that pass a filter; the identical list if all do. */
export function filterItems(items: readonly YearItem[], filter: Filter): readonly YearItem[] {
  const those = itemsOfCalendars(items, filter)
  return filter.category === 'all' ? those : (byCategory(those, {}).get(filter.category) ?? NO_ITEMS)
}

type CalendarFilter = Omit<Filter, 'category'>

/** The items of the filtered calendars, whatever their category. */
export const itemsOfCalendars = (
  items: readonly YearItem[],
  { calendar, hidden }: CalendarFilter,
): readonly YearItem[] => (calendar === 'all' && hidden === '' ? items : letThrough(items, { calendar, hidden }))

const letThrough = memoizeByList(
  (items: readonly YearItem[], { calendar, hidden }: CalendarFilter): readonly YearItem[] => {
    if (calendar !== 'all') return items.filter((item) => item.calendarId === calendar)
    const left = new Set(hidden.split(BETWEEN))
    return items.filter((item) => !left.has(item.calendarId))
  },
)

const NO_ITEMS: readonly YearItem[] = []

const byCategory = memoizeByList((items: readonly YearItem[]) => Map.groupBy(items, ({ categoryId }) => categoryId))

/** The item's colour, `#rrggbb`; null without one. */
export type ColorOf = (item: Pick<YearItem, 'categoryId' | 'calendarId'>) => string | null

/** What an item's colour means. */
export type ColorBy = 'category' | 'calendar'

interface ColorSources {
  readonly categories: readonly Category[]
  readonly calendars: readonly Calendar[]
  readonly by: ColorBy
}

/** An item's colour: its category's, or none; or always its calendar's. */
export function colorsOf({ categories, calendars, by }: ColorSources): ColorOf {
  const ofCalendar = new Map(calendars.map(({ _id, color }) => [_id, color]))
  if (by === 'calendar') return ({ calendarId }) => ofCalendar.get(calendarId) ?? null
  const ofCategory = new Map(categories.map(({ _id, color }) => [_id, color]))
  return ({ categoryId }) => (categoryId === null ? null : (ofCategory.get(categoryId) ?? null))
}

type Counts = ReadonlyMap<string | null, number>

/** Number of events that count per category id; null counts those without. */
export const countByCategory = (items: readonly YearItem[], from: Month): Counts =>
  counted(items, { from, by: 'categoryId' })

/** Number of events per calendar, counted alike. */
export const countByCalendar = (items: readonly YearItem[], from: Month): Counts =>
  counted(items, { from, by: 'calendarId' })

interface Counting {
  readonly from: Month
  readonly by: 'categoryId' | 'calendarId'
}

const counted = memoizeByList((items: readonly YearItem[], { from, by }: Counting): Counts => {
  const span = twelveMonths(from)
  const counts = new Map<string | null, number>()
  for (const item of items) {
    if (countsIn(item, span)) counts.set(item[by], (counts.get(item[by]) ?? 0) + 1)
  }
  return counts
})
