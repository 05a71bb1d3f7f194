import type { Day, WallMinute } from '../date/index.ts'
import type { EventKind, EventStatus } from '../event/index.ts'

/**
 * What the year draws: one occurrence on whole days. `first` and `last` are its days, both included; drawing, counting
 * and day lists use only these two, so they agree. `start` and `end` are wall minutes of the viewer, the end excluded
 * (all-day: midnight to midnight).
 */
export interface YearItem {
  /** Unique in a year: the event's id, and for a series the occurrence's original start after a slash. */
  readonly id: string
  readonly eventId: string
  readonly recurrenceId: string | null
  readonly calendarId: string
  readonly categoryId: string | null
  readonly title: string
  readonly kind: EventKind
  readonly status: EventStatus
  readonly allDay: boolean
  readonly first: Day
  readonly last: Day
  readonly start: WallMinute
  readonly end: WallMinute
  /** Whether it counts (`core/load`): busy, not a marker, not cancelled. */
  readonly isLoad: boolean
  /** Whether the person is away for it, as far as they or its title say; null where only its category may tell. */
  readonly away: boolean | null
  /** A timed occurrence of a series that repeats at least weekly: a dot, never in a lane. */
  readonly isRoutine: boolean
  /** Not in any calendar yet: drawn as a suggestion, and not counted. */
  readonly isOffered?: true
}

/** Whether an item lasts several days and is drawn as a bar. */
export const isSpan = (item: YearItem): boolean => item.first < item.last

/** By start, then longer first. The id breaks ties, so input order never matters. */
export const compareSpans = (a: YearItem, b: YearItem): number =>
  a.first - b.first || b.last - a.last || a.start - b.start || compareIds(a, b)

/** Within one day: milestones, all-day, timed; cancelled last. */
export const compareMoments = (a: YearItem, b: YearItem): number =>
  rankOf(a) - rankOf(b) || a.start - b.start || compareIds(a, b)

/** Reading order of a day: continuing from earlier days, all-day, timed; cancelled last. */
export const compareOnDay = (a: YearItem, b: YearItem): number => {
  const rank = rankOnDay(a) - rankOnDay(b)
  return rank || (isSpan(a) && isSpan(b) ? compareSpans(a, b) : a.start - b.start || compareIds(a, b))
}

/** Whether two items are equal field by field, and so drawn alike. */
export const sameItem = (a: YearItem, b: YearItem): boolean =>
  a === b || (sameTimes(a, b) && sameContent(a, b) && a.id === b.id && a.recurrenceId === b.recurrenceId)

/** Whether two lists have equal items in the same order. */
export function sameItems(a: readonly YearItem[], b: readonly YearItem[]): boolean {
  return a.length === b.length && a.every((item, index) => sameItem(item, b[index] as YearItem))
}

/**
 * The first `limit` items in the order of `compare`, without sorting all: a day of thirty items needs three.
 * Comparisons: one per item, and at most `limit` more for each that enters.
 */
export function firstOf(
  items: readonly YearItem[],
  limit: number,
  compare: (a: YearItem, b: YearItem) => number,
): YearItem[] {
  if (items.length <= limit) return [...items].sort(compare)
  const chosen: YearItem[] = []
  for (const item of items) {
    const last = chosen[limit - 1]
    if (last && compare(item, last) >= 0) continue
    let place = Math.min(chosen.length, limit - 1)
    while (place > 0 && compare(item, chosen[place - 1] as YearItem) < 0) {
      chosen[place] = chosen[place - 1] as YearItem
      place -= 1
    }
    if (limit > 0) chosen[place] = item
  }
  return chosen
}

function rankOf(item: YearItem): number {
  if (item.status === 'cancelled') return 3
  if (item.kind === 'milestone') return 0
  return item.allDay ? 1 : 2
}

/** Spans are compared differently, so the two kinds must not share a rank. */
function rankOnDay(item: YearItem): number {
  if (item.status === 'cancelled') return isSpan(item) ? 3 : 4
  if (isSpan(item)) return 0
  return item.allDay ? 1 : 2
}

const compareIds = (a: YearItem, b: YearItem): number => (a.id < b.id ? -1 : a.id > b.id ? 1 : 0)

const sameTimes = (a: YearItem, b: YearItem): boolean =>
  a.start === b.start && a.end === b.end && a.first === b.first && a.last === b.last && a.allDay === b.allDay

const sameContent = (a: YearItem, b: YearItem): boolean =>
  a.title === b.title &&
  a.categoryId === b.categoryId &&
  a.calendarId === b.calendarId &&
  a.kind === b.kind &&
  a.status === b.status &&
  a.isLoad === b.isLoad &&
  a.away === b.away &&
  a.isRoutine === b.isRoutine &&
  a.isOffered === b.isOffered
