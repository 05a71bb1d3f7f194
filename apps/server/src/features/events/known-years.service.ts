import { yearSpan } from '@dodici/core/date'
import { OCCURRENCES_MAX } from '@dodici/contract/limits'
import type { Event } from '@dodici/contract/types'
import { LRUCache } from 'lru-cache'
import type { Actor } from '#server/actor.ts'
import type { Storage } from '#server/db/journal/write-change.ts'
import { unitsChangedSince, type UnitsChanged } from '#server/db/journal/units-changed-since.ts'
import type { Queries } from '#server/db/schema.ts'
import { ownGoalIds } from '#server/features/goals/own-goal.service.ts'
import { inTurns } from '#server/give-way.ts'
import { eventOf, sightWith, type ShownColumns, type Sight } from './event-record.service.ts'
import { shownIds } from './event-references.ts'
import { eventsOfDays, findEventsById, findIdsOfGoals } from './events.queries.ts'
import { findExceptions } from './exceptions.service.ts'

/** What is kept over all people and years, in bytes as they are estimated: about what V8 takes for them. */
const BYTES_KEPT = 32 * 1024 * 1024
const EVENT_BYTES = 1_000
const OCCURRENCE_BYTES = 150
/** Far less than the journal is kept for. */
const KEPT_MILLISECONDS = 60 * 60 * 1000
/** Where more was changed, it is as fast to read the year anew. */
const MOST_CHANGED = 200

/** The events of a year that have occurrences in it. */
export interface ReadYear {
  readonly events: Iterable<Event>
  /** Whether some of their occurrences, or some of the events, are missing because there are too many. */
  readonly isCut: boolean
  /** The same object as long as nothing of the year was changed: what follows from all of it is remembered by it. */
  readonly origin: object
}

/** The same with nothing missing, by id, as the person saw it after a change of theirs. */
interface KnownYear {
  readonly sequence: number
  readonly sight: Sight
  readonly events: ReadonlyMap<string, Event>
}

/** What of an event is wanted; one without occurrences is not. */
type Choose = (event: Event) => Event

const everything: Choose = (event) => event

/**
 * Remembers the years that people look at, so that after a write only the events that it touched are read and expanded
 * again. The journal says which these are; whatever else was changed (a category, a calendar), the year is read anew.
 */
export function knownYears() {
  const kept = new LRUCache<string, KnownYear>({
    maxSize: BYTES_KEPT,
    sizeCalculation: ({ events }) => 1 + events.size * EVENT_BYTES + occurrencesIn(events.values()) * OCCURRENCE_BYTES,
    ttl: KEPT_MILLISECONDS,
  })
  return {
    /** What is wanted of a year. The events may be shared: nobody may change them. */
    read: async (db: Queries, actor: Actor, { year, choose }: { year: number; choose: Choose }): Promise<ReadYear> => {
      const place = `${actor.userId} ${String(year)} ${actor.timezone}`
      const before = kept.get(place)
      const known = (before && (await carriedOn(db, actor, before))) ?? (await readWhole(db, actor, year))
      if (known === null) return readChosen(db, actor, { year, choose })
      if (known !== before && known.sequence >= (kept.get(place)?.sequence ?? 0)) kept.set(place, known)
      return { events: shown(known.events.values(), choose), isCut: false, origin: known.events }
    },
  }
}

export type KnownYears = ReturnType<typeof knownYears>

/** What the years of people are read with, by whoever needs more than one. */
export interface YearStorage extends Storage {
  readonly years: KnownYears
}

const shown = (events: Iterable<Event>, choose: Choose): Event[] =>
  Array.from(events, choose).filter(({ occurrences }) => occurrences.length > 0)

function occurrencesIn(events: Iterable<Event>): number {
  let count = 0
  for (const { occurrences } of events) count += occurrences.length
  return count
}

/** A year as it was, with what has been changed since; null where it must be read as a whole. */
async function carriedOn(db: Queries, actor: Actor, before: KnownYear): Promise<KnownYear | null> {
  if (before.sequence === actor.sequence) return before
  const changed = await unitsChangedSince(db, actor.userId, { since: before.sequence, most: MOST_CHANGED })
  if (changed === null || changed.sequence < actor.sequence) return null
  if (changed.units.some(({ unit_type: type }) => type === 'calendar' || type === 'category')) return null
  const { sight, linked } = await withPresentGoals(db, actor, { sight: before.sight, units: changed.units })
  const touched = changed.units.filter(({ unit_type: type }) => type === 'event').map((unit) => unit.unit_id)
  const ids = [...new Set([...touched, ...linked])]
  if (ids.length === 0) return { ...before, sight, sequence: changed.sequence }
  if (ids.length > MOST_CHANGED) return null
  const events = new Map(before.events)
  for (const id of ids) events.delete(id)
  const rows = await findEventsById(db, actor.userId, ids)
  const again = await expand({ db, actor, sight, choose: everything }, rows)
  for (const event of again.events) events.set(event._id, event)
  return occurrencesIn(events.values()) > OCCURRENCES_MAX ? null : { sight, sequence: changed.sequence, events }
}

/** A sight with the goals that there are by now, and the events that show another one with it, or none any more. */
async function withPresentGoals(
  db: Queries,
  { userId }: Actor,
  { sight, units }: { sight: Sight; units: UnitsChanged['units'] },
): Promise<{ sight: Sight; linked: readonly string[] }> {
  if (units.every(({ unit_type: type }) => type !== 'goal')) return { sight, linked: [] }
  const goalIds = await ownGoalIds(db, userId)
  const came = [...goalIds].filter((id) => !sight.goalIds.has(id))
  const went = [...sight.goalIds].filter((id) => !goalIds.has(id))
  return { sight: { ...sight, goalIds }, linked: await findIdsOfGoals(db, userId, [...came, ...went]) }
}

/** All of a year; null where that is more than is ever answered. */
async function readWhole(db: Queries, actor: Actor, year: number): Promise<KnownYear | null> {
  const sight = sightWith(await shownIds(db, actor.userId), actor, year)
  const { events, isCut } = await readDays({ db, actor, sight, choose: everything }, year)
  return isCut ? null : { sequence: actor.sequence, sight, events: new Map(events.map((event) => [event._id, event])) }
}

/** What is wanted of a year that is too large to be kept. */
async function readChosen(db: Queries, actor: Actor, wanted: { year: number; choose: Choose }): Promise<ReadYear> {
  const sight = sightWith(await shownIds(db, actor.userId), actor, wanted.year)
  return { ...(await readDays({ db, actor, sight, choose: wanted.choose }, wanted.year)), origin: {} }
}

interface Reader {
  readonly db: Queries
  readonly actor: Actor
  readonly sight: Sight
  readonly choose: Choose
}

interface Expanded {
  readonly events: Event[]
  readonly isCut: boolean
}

/** Reads until a year ends, or until there are as many occurrences as are ever answered. */
async function readDays(reader: Reader, year: number): Promise<Expanded> {
  const events: Event[] = []
  let room = OCCURRENCES_MAX
  for await (const rows of eventsOfDays(reader.db, reader.actor.userId, yearSpan(year))) {
    const page = await expand(reader, rows, room)
    events.push(...page.events)
    if (page.isCut) return { events, isCut: true }
    room -= occurrencesIn(page.events)
  }
  return { events, isCut: false }
}

/** Those of some rows that have occurrences in sight, as they go over the wire, until there is no room for more. */
async function expand(
  reader: Reader,
  rows: readonly ShownColumns[],
  most = Number.POSITIVE_INFINITY,
): Promise<Expanded> {
  const { db, actor, sight, choose } = reader
  const exceptions = await findExceptions(db, actor.userId, rows)
  let room = most
  let isCut = false
  function* whileThereIsRoom() {
    for (const row of rows) {
      if (isCut) return
      yield row
    }
  }
  const events = await inTurns(whileThereIsRoom(), (row) => {
    const event = choose(eventOf({ row, exceptions: exceptions.get(row.id) ?? [] }, sight))
    isCut = event.occurrences.length > room
    const fitting = isCut ? { ...event, occurrences: event.occurrences.slice(0, room) } : event
    room -= fitting.occurrences.length
    return fitting
  })
  return { events: events.filter(({ occurrences }) => occurrences.length > 0), isCut }
}
