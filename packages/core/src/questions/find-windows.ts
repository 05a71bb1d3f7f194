import type { Day } from '../date/index.ts'
import type { Holiday, YearItem } from '../year/index.ts'

/** Days in a row, the calmest first; `load` is how many occurrences that count touch them. */
export interface FreeWindow {
  readonly first: Day
  readonly last: Day
  readonly load: number
  readonly holidays: number
  readonly weekendDays: number
}

/** The calmest windows of so many days between two days, none of which overlap, at most `limit`. */
export function findWindows(
  _items: readonly YearItem[],
  _search: {
    readonly first: Day
    readonly last: Day
    readonly days: number
    readonly holidays: readonly Holiday[]
    readonly limit: number
  },
): FreeWindow[] {
  throw new Error('not there yet')
}
