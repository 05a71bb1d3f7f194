import type { SampleEvent } from '../sample/sample-events.ts'

const DAY = 86_400_000
const LANES = 3

/** An event with its days as numbers since 1970. */
export interface FloorItem {
  readonly id: string
  readonly title: string
  readonly color: string
  readonly first: number
  readonly last: number
}

export interface FloorBar {
  readonly item: FloorItem
  /** Columns of the month, from 0. */
  readonly from: number
  readonly days: number
  readonly lane: number
}

export interface FloorMonth {
  readonly month: number
  readonly days: number
  readonly bars: readonly FloorBar[]
  /** How many events of each day found no lane. */
  readonly hidden: readonly number[]
}

export const floorItem =
  (colors: readonly string[]) =>
  ({ id, title, category, first, last }: SampleEvent): FloorItem => ({
    id,
    title,
    color: colors[category] ?? 'grey',
    first: Date.parse(first) / DAY,
    last: Date.parse(last) / DAY,
  })

/** The least that a year with titles needs: each event into the first free of three lanes, month by month. */
export function floorMonths(items: readonly FloorItem[], year: number): FloorMonth[] {
  const sorted = [...items].sort((a, b) => a.first - b.first || b.last - a.last)
  return Array.from({ length: 12 }, (_, month) => {
    const start = Date.UTC(year, month, 1) / DAY
    const end = Date.UTC(year, month + 1, 1) / DAY - 1
    return layMonth(
      sorted.filter((item) => item.first <= end && item.last >= start),
      { month, start, end },
    )
  })
}

function layMonth(items: readonly FloorItem[], { month, start, end }: Record<'month' | 'start' | 'end', number>) {
  const free = Array.from({ length: LANES }, () => start)
  const hidden = Array.from({ length: end - start + 1 }, () => 0)
  const bars: FloorBar[] = []
  for (const item of items) {
    const from = Math.max(item.first, start)
    const to = Math.min(item.last, end)
    const lane = free.findIndex((day) => day <= from)
    if (lane < 0) {
      for (let day = from; day <= to; day += 1) hidden[day - start] = (hidden[day - start] ?? 0) + 1
    } else {
      free[lane] = to + 1
      bars.push({ item, from: from - start, days: to - from + 1, lane })
    }
  }
  return { month, days: end - start + 1, bars, hidden }
}
