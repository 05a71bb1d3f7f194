import type { Day } from '../date/index.ts'
import type { YearItem } from './item.ts'
import { isFree, lowestFree, take, type Lanes } from './lanes.ts'

/** A stretch of days drawn as one row: a month of the planner, a week of the months view. Both ends included. */
export interface RowDays {
  readonly first: Day
  readonly last: Day
}

/** A span, or the part of it in one row, in a lane. Days are counted from 0 at the start of the row. */
export interface PlacedSpan {
  readonly item: YearItem
  readonly from: number
  readonly to: number
  readonly lane: number
  readonly continuesBefore: boolean
  readonly continuesAfter: boolean
}

/** Where the spans that go on had their lane, by the id of the item: the next row gives them the same. */
export type CarriedLanes = ReadonlyMap<string, number>

/** The lanes that a row hands to the one after it. */
export const carriedFrom = (placed: readonly PlacedSpan[]): CarriedLanes =>
  new Map(placed.filter((span) => span.continuesAfter).map(({ item, lane }) => [item.id, lane]))

/**
 * Gives lanes to the spans of a row, which come sorted by `compareSpans`. Those that had a lane in the row before keep
 * it; then each takes the lowest lane that is free on all its days. What finds none adds one to `hidden` on each of
 * its days. Takes the lanes in place; spans outside the row are passed over.
 */
export function placeSpans(
  spans: readonly YearItem[],
  row: RowDays & { readonly carried: CarriedLanes },
  lanes: Lanes,
  hidden: number[],
): PlacedSpan[] {
  const parts = spans
    .filter((item) => item.first <= row.last && item.last >= row.first)
    .map((item) => partIn(row, item))
  const placed: PlacedSpan[] = []
  const put = (part: SpanPart, lane: number): void => {
    take(lanes, lane, part.from, part.to)
    placed.push({ ...part, lane })
  }
  const others = parts.filter((part) => {
    const lane = row.carried.get(part.item.id)
    if (lane === undefined || !isFree(lanes, lane, part.from, part.to)) return true
    put(part, lane)
    return false
  })
  for (const part of others) {
    const lane = lowestFree(lanes, part.from, part.to)
    if (lane >= 0) put(part, lane)
    else for (let day = part.from; day <= part.to; day += 1) hidden[day] = (hidden[day] ?? 0) + 1
  }
  return placed
}

type SpanPart = Omit<PlacedSpan, 'lane'>

const partIn = (row: RowDays, item: YearItem): SpanPart => ({
  item,
  from: Math.max(item.first, row.first) - row.first,
  to: Math.min(item.last, row.last) - row.first,
  continuesBefore: item.first < row.first,
  continuesAfter: item.last > row.last,
})
