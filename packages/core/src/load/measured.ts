import { MINUTES_A_DAY, type Day, type WallMinute } from '../date/index.ts'

/**
 * What is measured: an occurrence on the person's days, both included. Its minutes are those of the person's wall. An
 * occurrence past midnight whose `last` is its first day counts with all its minutes on that day.
 */
export interface MeasuredItem {
  /** Whether it counts at all: busy, not a marker, not cancelled, and not only offered. */
  readonly isLoad: boolean
  /** Whether the person is away for it, as far as they or its title say; null where only its category may tell. */
  readonly away: boolean | null
  readonly categoryId: string | null
  readonly allDay: boolean
  readonly first: Day
  readonly last: Day
  readonly start: WallMinute
  readonly end: WallMinute
}

export interface DaySpan {
  readonly first: Day
  readonly last: Day
}

/** What is measured in some days. */
export interface Load {
  /** Occurrences that touch the days, each once: an event that repeats is as many as its occurrences. */
  readonly events: number
  /** Days with at least one of them. */
  readonly days: number
  /** Minutes that at least one of them fills: parallel ones count once. */
  readonly minutes: number
}

/** Whether an occurrence counts for some days: it is load, and touches them. */
export const countsIn = ({ isLoad, first, last }: MeasuredItem, span: DaySpan): boolean =>
  isLoad && first <= span.last && last >= span.first

/** When an occurrence is over: a timed one at its end, an all-day one at the beginning of its last day. */
export const overAt = ({ allDay, last, end }: Pick<MeasuredItem, 'allDay' | 'last' | 'end'>): WallMinute =>
  allDay ? last * MINUTES_A_DAY : end

/** Whether an occurrence is over: a timed one when it has ended, an all-day one when its last day has begun. */
export const isOver = (item: Pick<MeasuredItem, 'allDay' | 'last' | 'end'>, now: WallMinute): boolean =>
  overAt(item) <= now

/** Number of days of a span; 0 for an empty one. */
export const lengthOf = ({ first, last }: DaySpan): number => Math.max(0, last - first + 1)

/** How many occurrences count for some days, each once however many days it takes. */
export const countEvents = (items: readonly MeasuredItem[], span: DaySpan): number =>
  items.reduce((count, item) => (countsIn(item, span) ? count + 1 : count), 0)
