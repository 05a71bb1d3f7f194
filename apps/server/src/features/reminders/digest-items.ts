import { daysLater, formatDay, parseDay } from '@dodici/core/date'
import type { Event, Occurrence } from '@dodici/contract/types'
import { ownAccess, type Access } from '#server/actor.ts'
import { ownUnits } from '#server/db/journal/own-units.ts'
import type { Queries, UserTable } from '#server/db/schema.ts'
import { knownYears } from '#server/features/events/known-years.ts'
import { actorBy } from '#server/features/sessions/sessions.service.ts'
import type { DigestFacts } from '#server/features/mail-queue/queue-mail.ts'

const TOLD = 40

/** An occurrence in the person's time zone. */
type DigestOccurrence = Pick<Event, 'title' | 'location' | 'allDay' | 'start' | 'end'>

/** The events of a digest, and how many were left out. */
export interface DigestItems {
  readonly told: readonly DigestOccurrence[]
  readonly more: number
}

/** The events of a digest's days, in order; null if there are none, or the person no longer wants digests. */
export async function digestItems(
  trx: Queries,
  owner: UserTable,
  { from, days }: DigestFacts,
): Promise<DigestItems | null> {
  if (owner.digest === 'off') return null
  const last = formatDay((parseDay(from) ?? 0) + days - 1)
  const calendars = await ownUnits(trx, 'calendar', owner.id)
  // Nobody has to go to what is made up.
  const samples = new Set(calendars.filter(({ sample }) => sample !== null).map(({ id }) => id))
  const told = (await eventsAround(trx, owner, [from, last]))
    .filter(({ calendarId }) => !samples.has(calendarId))
    .flatMap((event) => event.occurrences.map((occurrence) => toldOf(event, occurrence)))
    .filter((one) => one !== null)
    .filter((one) => one.start.slice(0, 10) <= last && lastDayOf(one) >= from)
    .sort((one, other) => (one.start < other.start ? -1 : one.start > other.start ? 1 : 0))
  return told.length === 0 ? null : { told: told.slice(0, TOLD), more: Math.max(0, told.length - TOLD) }
}

/** The events of the years that a range touches; one that crosses a year's end is there once. */
async function eventsAround(trx: Queries, owner: UserTable, days: readonly string[]): Promise<Event[]> {
  const found = new Map<string, Event>()
  for (const year of new Set(days.map((day) => Number(day.slice(0, 4))))) {
    const { events } = await knownYears().read(trx, readingOf(owner), { year, choose: (event) => event })
    for (const event of events) {
      const known = found.get(event._id)?.occurrences ?? []
      const fresh = event.occurrences.filter((one) => !known.some((other) => other.start === one.start))
      found.set(event._id, { ...event, occurrences: [...known, ...fresh] })
    }
  }
  return [...found.values()]
}

/** No request: the server reads what the person would see. */
const readingOf = (owner: UserTable): Access => ownAccess(actorBy('session', '', owner))

function toldOf(event: Event, { start, end, changed }: Occurrence): DigestOccurrence | null {
  const { title, location, allDay, status } = changed ?? event
  return status === 'cancelled' ? null : { title, location, allDay, start, end }
}

/** An event that ends at midnight is not on the next day. */
const lastDayOf = ({ allDay, start, end }: DigestOccurrence): string =>
  !allDay && end > start && end.endsWith('T00:00') ? daysLater(end.slice(0, 10), -1) : end.slice(0, 10)
