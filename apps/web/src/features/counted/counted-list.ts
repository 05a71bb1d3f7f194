import type { Calendar, Category } from '@dodici/contract/types'
import { formatDay, parseDay, type WallMinute } from '@dodici/core/date'
import { dailyLoad, isAbsence, isOver, loadWithin, minutesOf, type DaySpan, type Load } from '@dodici/core/load'
import type { MeasureRules } from '@dodici/core/load'
import { compareOnDay, type YearItem } from '@dodici/core/year'
import { passingCategories } from '../../address/category-filter.ts'
import type { CountedFigure } from '../../address/counted-figure.ts'

/** An event of a figure, with the days and minutes that it fills by itself in the figure's days. */
export interface CountedEvent {
  readonly item: YearItem
  readonly days: number
  readonly minutes: number
  readonly isAway: boolean
}

/** The events that begin in a month, or were on already when the days began. */
export interface CountedMonth {
  /** `2027-06`. */
  readonly key: string
  readonly first: number
  readonly events: readonly CountedEvent[]
}

/** Why something in the days was not counted. */
export type UncountedReason = 'markers' | 'cancelled' | 'free' | 'ahead' | 'over'

export interface CountedList extends Load {
  readonly months: readonly CountedMonth[]
  /** The sum of the minutes of each event: more than those of the figure where events overlap. */
  readonly minutesAlone: number
  /** The sum of the events of each day: more than the events where one lasts several days. */
  readonly dayEvents: number
  /** How many in the days were not counted. */
  readonly uncounted: Readonly<Record<UncountedReason, number>>
}

interface Facts {
  readonly items: readonly YearItem[]
  readonly categories: readonly Category[]
  readonly calendars: readonly Calendar[]
  /** Whether an occurrence counts for the goal of the figure; null where it has none. */
  readonly isOfGoal: ((item: YearItem) => boolean) | null
  readonly rules: MeasureRules
  /** On the person's wall. */
  readonly now: WallMinute
}

/** What a figure counted, and how many events of its days it did not. */
export function countedList(figure: CountedFigure, facts: Facts): CountedList {
  const span = { first: parseDay(figure.from) ?? 0, last: parseDay(figure.to) ?? 0 }
  const { rules, now } = facts
  const touching = narrowed(figure, facts).filter(({ first, last }) => first <= span.last && last >= span.first)
  const reasonOf = (item: YearItem): UncountedReason | null => unloadedReason(item) ?? timeReason(figure, item, now)
  const counted = touching.filter((item) => reasonOf(item) === null)
  const daily = dailyLoad(counted, span, rules)
  const events = counted.sort(byDay(span)).map((item) => ({
    item,
    days: Math.min(item.last, span.last) - Math.max(item.first, span.first) + 1,
    minutes: minutesOf(item, span, rules),
    isAway: isAbsence(item, rules),
  }))
  return {
    ...loadWithin(daily, span),
    months: monthsOf(events, span),
    minutesAlone: sumOf(events.map(({ minutes }) => minutes)),
    dayEvents: sumOf(daily.events),
    uncounted: uncountedIn(touching, reasonOf),
  }
}

function narrowed(
  { category, calendar, events }: CountedFigure,
  { items, categories, calendars, isOfGoal }: Facts,
): readonly YearItem[] {
  const wanted = events && new Set(events)
  const hidden = new Set(calendars.filter(({ shown }) => !shown).map(({ _id }) => _id))
  const known = new Set<string | null>(categories.map(({ _id }) => _id))
  const passes = passingCategories(category)
  return items.filter((item) => {
    if ((wanted && !wanted.has(item.eventId)) || (isOfGoal && !isOfGoal(item))) return false
    if (calendar === 'shown' ? hidden.has(item.calendarId) : calendar !== 'all' && item.calendarId !== calendar)
      return false
    return passes(known.has(item.categoryId) ? item.categoryId : null)
  })
}

const sumOf = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0)

/** In the order of the days: what was on already when they began comes first. */
const byDay =
  ({ first }: DaySpan) =>
  (a: YearItem, b: YearItem): number =>
    Math.max(a.first, first) - Math.max(b.first, first) || compareOnDay(a, b)

/** The events by month, in their order. */
function monthsOf(events: readonly CountedEvent[], { first }: DaySpan): CountedMonth[] {
  const months = Map.groupBy(events, ({ item }) => formatDay(Math.max(item.first, first)).slice(0, 7))
  return Array.from(months, ([key, some]) => ({ key, first: parseDay(`${key}-01`) ?? 0, events: some }))
}

/** The first so many events of the months. */
export function firstEvents(months: readonly CountedMonth[], most: number): CountedMonth[] {
  let room = most
  return months.flatMap((month) => {
    const events = month.events.slice(0, room)
    room -= events.length
    return events.length === 0 ? [] : [{ ...month, events }]
  })
}

function uncountedIn(
  items: readonly YearItem[],
  reasonOf: (item: YearItem) => UncountedReason | null,
): CountedList['uncounted'] {
  const count = { markers: 0, cancelled: 0, free: 0, ahead: 0, over: 0 }
  for (const item of items) {
    const reason = reasonOf(item)
    if (reason !== null) count[reason] += 1
  }
  return count
}

/** Why something is no load in any days. */
function unloadedReason({ status, kind, isLoad }: YearItem): UncountedReason | null {
  if (status === 'cancelled') return 'cancelled'
  if (kind === 'marker') return 'markers'
  return isLoad ? null : 'free'
}

function timeReason({ time }: CountedFigure, item: YearItem, now: WallMinute): UncountedReason | null {
  if (time === 'all') return null
  if (time === 'over') return isOver(item, now) ? null : 'ahead'
  return isOver(item, now) ? 'over' : null
}
