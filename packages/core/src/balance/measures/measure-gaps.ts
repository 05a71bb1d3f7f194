import type { Day } from '../../date/index.ts'
import type { PreparedYear } from '../prepare-year.ts'
import { median } from '../statistics.ts'

/** With fewer intervals there is no usual one. */
const INTERVALS_MIN = 4

export interface Gap {
  readonly categoryId: string
  readonly name: string
  /** Last day before the longest interval, and the first one after it. */
  readonly from: Day
  readonly to: Day
  readonly days: number
  readonly usual: number
  readonly ratio: number
}

export interface GapFacts {
  /** The longest interval of each category with enough of them, the most unusual first. */
  readonly gaps: readonly Gap[]
}

/** A category's longest interval compared with its usual (median) one. */
export function measureGaps({ input, items }: PreparedYear): GapFacts {
  const days = new Map<string, { first: Day; last: Day }[]>()
  for (const item of items) {
    if (item.categoryId === null) continue
    const ofCategory = days.get(item.categoryId)
    if (ofCategory) ofCategory.push(item)
    else days.set(item.categoryId, [item])
  }
  const gaps = input.categories.flatMap(({ _id, name }): Gap[] => {
    const intervals = intervalsOf(days.get(_id) ?? [])
    if (intervals.length < INTERVALS_MIN) return []
    const usual = median(intervals.map(({ from, to }) => to - from))
    const widest = intervals.reduce((best, one) => (one.to - one.from > best.to - best.from ? one : best))
    const length = widest.to - widest.from
    return [{ categoryId: _id, name, ...widest, days: length, usual, ratio: length / usual }]
  })
  return { gaps: gaps.sort((a, b) => b.ratio - a.ratio) }
}

/** From an end to the next start, in days; overlapping, touching and consecutive items are one. */
function intervalsOf(spans: readonly { first: Day; last: Day }[]): { from: Day; to: Day }[] {
  const sorted = spans.toSorted((a, b) => a.first - b.first)
  const intervals: { from: Day; to: Day }[] = []
  let reached = sorted[0]?.last
  for (const { first, last } of sorted) {
    if (reached === undefined) break
    if (first > reached + 1) intervals.push({ from: reached, to: first })
    reached = Math.max(reached, last)
  }
  return intervals
}
