import type { Day } from '../date/index.ts'
import type { YearItem } from './item.ts'
import { isFree, lowestFree, take, type Lanes } from './lanes.ts'

/** The days of one row: a month of the planner, a week of the months view. Both included. */
export interface RowDays {
  readonly first: Day
  readonly last: Day
}

/** A span's part in one row, with its lane. Days are counted from 0 at the row's start. */
export interface PlacedSpan {
  readonly item: YearItem
  readonly from: number
  readonly to: number
  readonly lane: number
  readonly continuesBefore: boolean
  readonly continuesAfter: boolean
}

/** Lanes of continuing spans by item id: the next row gives them the same. */
export type CarriedLanes = ReadonlyMap<string, number>

/** The lanes passed to the next row. */
export const carriedFrom = (placed: readonly PlacedSpan[]): CarriedLanes =>
  new Map(placed.filter((span) => span.continuesAfter).map(({ item, lane }) => [item.id, lane]))

/**
 * Assigns lanes to a row's spans, sorted by `compareSpans`. Those continuing from the previous row keep theirs; then
 * each takes the lowest lane free on all its days. A span without a lane increments `hidden` on each of its days.
 * Modifies the lanes; ignores spans outside the row.
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
