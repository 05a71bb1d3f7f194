import type { SavedView } from '@dodici/contract/types'
import { ALL, chosenCategories, knownCategories, readCategories } from '../address/category-filter.ts'
import type { CalendarAddress } from '../address/calendar-address.ts'
import type { YearSettings } from '../features/year/settings/year-settings.ts'

/** What a view decides, as the page holds it. */
export interface Look extends Pick<CalendarAddress, 'category' | 'calendar' | 'view'> {
  readonly routineAsEvents: YearSettings['routineAsEvents']
}

/** What is seen now, under a name. */
export const savedView = (name: string, { category, calendar, view, routineAsEvents }: Look): SavedView => ({
  name,
  categories: [...chosenCategories(category)],
  calendar: calendar === ALL ? null : calendar,
  ...{ view, routineAsEvents },
})

/** What a saved view shows. Categories that are gone are left out. */
export const lookOf = (saved: SavedView, categoryIds: readonly string[]): Look => ({
  category: knownCategories(readCategories(saved.categories.join(',')), categoryIds),
  calendar: saved.calendar ?? ALL,
  ...{ view: saved.view, routineAsEvents: saved.routineAsEvents },
})

/** Whether two looks show the same, in whatever order their categories are. */
export const isSameLook = (one: Look, other: Look): boolean =>
  one.calendar === other.calendar &&
  one.view === other.view &&
  one.routineAsEvents === other.routineAsEvents &&
  sorted(one.category) === sorted(other.category)

const sorted = (category: string): string => [...chosenCategories(category)].sort().join(',')
