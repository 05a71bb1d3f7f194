import { yearSpan } from '@dodici/core/date'
import type { Event } from '@dodici/contract/types'
import { LRUCache } from 'lru-cache'
import type { Actor } from '#server/actor.ts'
import { unitsChangedSince } from '#server/db/journal/units-changed-since.ts'
import type { Queries } from '#server/db/schema.ts'
import { ownCategoryIds } from '#server/features/categories/categories.service.ts'
import { inTurns } from '#server/give-way.ts'
import { eventOf, sightWith, type Sight } from './event-record.service.ts'
import { findEventsById, findEventsOfDays } from './events.queries.ts'
import { findExceptions } from './exceptions.service.ts'

/** Over all people and years: some 30 MB. */
const EVENTS_KEPT = 30_000
/** Far less than the journal is kept for. */
const KEPT_MILLISECONDS = 60 * 60 * 1000
/** Where more was changed, it is as fast to read the year anew. */
const MOST_CHANGED = 200

/** Each event of a year that has occurrences in it, by id, as the person saw it after a change of theirs. */
interface KnownYear {
  readonly sequence: number
  readonly sight: Sight
  readonly events: ReadonlyMap<string, Event>
}

/**
 * Remembers the years that people look at, so that after a write only the events that it touched are read and expanded
 * again. The journal says which these are; whatever else was changed (a category, a calendar), the year is read anew.
 */
export function knownYears() {
  const kept = new LRUCache<string, KnownYear>({
    maxSize: EVENTS_KEPT,
    sizeCalculation: ({ events }) => events.size + 1,
    ttl: KEPT_MILLISECONDS,
  })
  return {
    /** All events of a year, with their occurrences in it. They are shared: nobody may change them. */
    read: async (db: Queries, actor: Actor, year: number): Promise<Iterable<Event>> => {
      const place = `${actor.userId} ${String(year)} ${actor.timezone}`
      const before = kept.get(place)
      const now = (before && (await carriedOn(db, actor, before))) ?? (await readWhole(db, actor, year))
      if (now !== before && now.sequence >= (kept.get(place)?.sequence ?? 0)) kept.set(place, now)
      return now.events.values()
    },
  }
}

export type KnownYears = ReturnType<typeof knownYears>

/** A year as it was, with what has been changed since; null where it must be read as a whole. */
async function carriedOn(db: Queries, actor: Actor, before: KnownYear): Promise<KnownYear | null> {
  if (before.sequence === actor.sequence) return before
  const changed = await unitsChangedSince(db, actor.userId, { since: before.sequence, most: MOST_CHANGED })
  if (changed === null || changed.sequence < actor.sequence) return null
  if (changed.units.some((unit) => unit.unit_type !== 'event')) return null
  const ids = [...new Set(changed.units.map((unit) => unit.unit_id))]
  const events = new Map(before.events)
  for (const id of ids) events.delete(id)
  const rows = await findEventsById(db, actor.userId, ids)
  for (const event of await eventsOf({ db, actor, sight: before.sight }, rows)) events.set(event._id, event)
  return { ...before, sequence: changed.sequence, events }
}

async function readWhole(db: Queries, actor: Actor, year: number): Promise<KnownYear> {
  const rows = await findEventsOfDays(db, actor.userId, yearSpan(year))
  const sight = sightWith(await ownCategoryIds(db, actor.userId), actor, year)
  const events = await eventsOf({ db, actor, sight }, rows)
  return { sequence: actor.sequence, sight, events: new Map(events.map((event) => [event._id, event])) }
}

interface Seen {
  readonly db: Queries
  readonly actor: Actor
  readonly sight: Sight
}

type Row = Awaited<ReturnType<typeof findEventsOfDays>>[number]

/** Those of some rows that have occurrences in sight, as they go over the wire. */
async function eventsOf({ db, actor, sight }: Seen, rows: readonly Row[]): Promise<Event[]> {
  const exceptions = await findExceptions(db, actor.userId, rows)
  const events = await inTurns(rows, (row) => eventOf({ row, exceptions: exceptions.get(row.id) ?? [] }, sight))
  return events.filter(({ occurrences }) => occurrences.length > 0)
}
