import type { Event, NamedEvent, Occurrence } from '@dodici/contract/types'
import { FIRST_YEAR, LAST_YEAR } from '@dodici/contract/limits'
import type { AnalysedItem } from '@dodici/core/balance'
import { formatDay, formatWall, parseDay, yearOf, type Day } from '@dodici/core/date'
import type { DetailedItem } from '@dodici/core/answers'
import { yearItems, type Holiday, type YearItem } from '@dodici/core/year'
import { LRUCache } from 'lru-cache'
import type { Access } from '#server/actor.ts'
import { eventsOfYear } from '#server/features/events/events.service.ts'
import { listHolidays } from '#server/features/holidays/holidays.service.ts'
import { giveWay, inTurns, openTurns } from '#server/event-loop-turns.ts'
import { getOrMake } from '#server/get-or-make.ts'
import { stepsOf } from '#server/steps-of-request.ts'
import type { Asker } from './asker.ts'
import type { YearStorage } from '#server/features/events/known-years.ts'

/** An occurrence as the assistant sees it. */
export interface SeenItem extends AnalysedItem, DetailedItem {
  readonly goalId: string | null
  readonly reminders: Event['reminders']
}

export interface DaySpan {
  readonly first: Day
  readonly last: Day
}

/** A longer range is answered from its first years. */
const YEARS_AT_ONCE = 12

/** The years of a range of days. */
function yearsOf({ first, last }: DaySpan): number[] {
  const from = Math.max(FIRST_YEAR, yearOf(first))
  const to = Math.min(LAST_YEAR, yearOf(last), from + YEARS_AT_ONCE - 1)
  return Array.from({ length: Math.max(0, to - from + 1) }, (_, index) => from + index)
}

/** A person's occurrences in a range of days, each once, ordered by start. */
export async function itemsBetween(storage: YearStorage, access: Access, span: DaySpan): Promise<SeenItem[]> {
  const found = new Map<string, SeenItem>()
  for (const year of yearsOf(span)) {
    const { events } = await eventsOfYear({ storage, years: storage.years }, access, { year })
    await inTurns(events, (event) => {
      for (const item of seenItems(event)) {
        if (item.first <= span.last && item.last >= span.first) found.set(item.id, item)
      }
    })
  }
  // Sorting and searching are separate turns.
  await giveWay()
  const items = [...found.values()].sort((one, other) => one.start - other.start || (one.id < other.id ? -1 : 1))
  await giveWay()
  return items
}

/** The number of occurrences above which a year is read in a thread. */
const ITEMS_HERE = 2_000

/**
 * Whether a range has too many occurrences for the main thread. Counts no further than that: 20,000 would be sorted in one
 * turn, for which everybody waits. This costs no steps of the request, because the thread counts them again.
 */
export async function isMuch(storage: YearStorage, access: Access, span: DaySpan): Promise<boolean> {
  const steps = stepsOf(access.actor)
  const { left } = steps
  const isMore = await hasMore(storage, access, span)
  steps.left = left
  return isMore
}

async function hasMore(storage: YearStorage, access: Access, span: DaySpan): Promise<boolean> {
  const pause = openTurns()
  let count = 0
  for (const year of yearsOf(span)) {
    const { events } = await eventsOfYear({ storage, years: storage.years }, access, { year })
    for (const event of events) {
      await pause()
      count += seenItems(event).filter(({ first, last }) => first <= span.last && last >= span.first).length
      if (count > ITEMS_HERE) return true
    }
  }
  return false
}

/**
 * Events are immutable once read, and cached by year. Their derived occurrences are cached too, for up to this many
 * occurrences of 300 bytes over all people.
 */
const OCCURRENCES_KEPT = 40_000
const known = new LRUCache<Event, SeenItem[]>({
  maxSize: OCCURRENCES_KEPT,
  sizeCalculation: (items) => Math.max(1, items.length),
})

/** The occurrences of an event, each with its own text. */
export const seenItems = (event: Event): SeenItem[] =>
  getOrMake(known, event, () => {
    const items = yearItems([event])
    return event.occurrences.flatMap((occurrence, index) => {
      const item = items[index]
      return item === undefined ? [] : [seenItem(item, event, occurrence)]
    })
  })

function seenItem(item: YearItem, event: Event, { changed }: Occurrence): SeenItem {
  const { location, description } = changed ?? event
  const { reminders, goalId } = event
  const repeats = item.recurrenceId !== null
  return { ...item, location, description, repeats, hasReminder: reminders.length > 0, reminders, goalId }
}

/** Public holidays of the person's country and region in a range of days. */
export async function holidaysBetween({ country, region, language }: Asker, span: DaySpan): Promise<Holiday[]> {
  if (country === null) return []
  const years = await Promise.all(yearsOf(span).map((year) => listHolidays({ year, country, region, language })))
  return years
    .flat()
    .map(({ date, name }) => ({ day: parseDay(date) ?? 0, name }))
    .filter(({ day }) => day >= span.first && day <= span.last)
}

/** Start and end as they are written: days, including the last one, or local times. */
export const writtenTimes = (item: YearItem): { start: string; end: string } =>
  item.allDay
    ? { start: formatDay(item.first), end: formatDay(item.last) }
    : { start: formatWall(item.start), end: formatWall(item.end) }

/** An occurrence as a chip that opens it. */
export function namedEventOf(item: YearItem): NamedEvent {
  const { start, end } = writtenTimes(item)
  const { eventId, title, recurrenceId, categoryId } = item
  return { _id: eventId, title, start, ...(item.last > item.first && { end }), recurrenceId, categoryId }
}

/** Chips for some item ids, in that order, without duplicates. Unknown ids are dropped. */
export function namedEvents(items: readonly YearItem[], ids: readonly string[]): NamedEvent[] {
  const byId = new Map(items.map((item) => [item.id, item]))
  return [...new Set(ids)].flatMap((id) => {
    const item = byId.get(id)
    return item === undefined ? [] : [namedEventOf(item)]
  })
}
