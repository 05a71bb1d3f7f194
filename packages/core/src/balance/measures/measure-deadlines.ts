import type { Day } from '../../date/index.ts'
import type { Language } from '../../language/index.ts'
import type { AnalysedItem } from '../balance-types.ts'
import type { PreparedYear } from '../prepare-year.ts'
import { tellsDeadline } from '../words/titles.ts'

/** Length of the rolling window, and how many deadlines in it are many. */
const DEADLINE_DAYS = 14
const DEADLINES_MANY = 3

/**
 * Whether something must be ready by then: a milestone, or by its title in a language, or in any for null. Weekly routine is
 * no deadline.
 */
export const isDeadline = (item: AnalysedItem, language: Language | null): boolean =>
  item.kind === 'milestone' || (!item.isRoutine && tellsDeadline(item.title, language))

export interface DeadlineSpan {
  readonly first: Day
  readonly last: Day
  readonly items: readonly AnalysedItem[]
}

export interface DeadlineFacts {
  readonly deadlines: readonly AnalysedItem[]
  /** The maximum in any 14 consecutive days; null without deadlines. */
  readonly most: number | null
  /** Windows with at least three, overlapping ones merged, clipped to their deadlines. */
  readonly spans: readonly DeadlineSpan[]
}

/** How close together deadlines are; each counts on its last day. */
export function measureDeadlines({ input, items, first, last }: PreparedYear): DeadlineFacts {
  const deadlines = items
    .filter((item) => isDeadline(item, input.language) && item.last >= first && item.last <= last)
    .sort((a, b) => a.last - b.last)
  const windows = windowsOf(deadlines)
  const most = windows.reduce((best, { from, to }) => Math.max(best, to - from + 1), 0)
  return { deadlines, most: deadlines.length === 0 ? null : most, spans: spansOf(deadlines, windows) }
}

/** Places in the list of deadlines, both included. */
interface Window {
  readonly from: number
  readonly to: number
}

/** For each deadline those of the 14 days that end with it. */
function windowsOf(deadlines: readonly AnalysedItem[]): Window[] {
  let from = 0
  return deadlines.map((item, to) => {
    while ((deadlines[from]?.last ?? item.last) <= item.last - DEADLINE_DAYS) from += 1
    return { from, to }
  })
}

function spansOf(deadlines: readonly AnalysedItem[], windows: readonly Window[]): DeadlineSpan[] {
  const spans: { from: number; to: number }[] = []
  for (const { from, to } of windows) {
    if (to - from + 1 < DEADLINES_MANY) continue
    const open = spans.at(-1)
    if (open && from <= open.to) open.to = to
    else spans.push({ from, to })
  }
  return spans.map(({ from, to }) => {
    const items = deadlines.slice(from, to + 1)
    return { first: items[0]?.last ?? 0, last: items.at(-1)?.last ?? 0, items }
  })
}
