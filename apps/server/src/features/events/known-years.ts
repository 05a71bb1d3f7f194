import { yearSpan } from '@dodici/core/date'
import { OCCURRENCES_MAX } from '@dodici/contract/limits'
import type { Event } from '@dodici/contract/types'
import { LRUCache } from 'lru-cache'
import { noteCut, type Actor } from '#server/actor.ts'
import type { Storage } from '#server/db/journal/write-change.ts'
import { unitsChangedSince, type UnitsChanged } from '#server/db/journal/units-changed-since.ts'
import type { Queries } from '#server/db/schema.ts'
import { ownGoalIds } from '#server/features/goal-ids/goal-ids.ts'
import { inTurns } from '#server/give-way.ts'
import { STEPS_A_REQUEST, stepsOf } from '#server/steps-of-request.ts'
import { eventWithin, sightWith, type ShownColumns, type Sight } from './event-record.ts'
import { shownIds } from './event-references.ts'
import { eventsOfDays, findEventsById, findIdsOfGoals } from './events.queries.ts'
import { findExceptions } from './exceptions.ts'

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

/** The same by id, as the person saw it after a change of theirs. */
interface KnownYear {
  readonly sequence: number
  readonly sight: Sight
  readonly events: ReadonlyMap<string, Event>
  /** Whether series are missing because those before them took all the steps of a request. */
  readonly isCut: boolean
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
      // What other years have left too few steps for is not kept: who asks for it alone gets more of it.
      const hadAll = stepsOf(actor).left === STEPS_A_REQUEST
      const known = (before && (await presentOf(db, actor, before))) ?? (await readWhole(db, actor, year))
      if (known === null) return readChosen(db, actor, { year, choose })
      if ((hadAll || !known.isCut) && isNewer(known, kept.get(place))) kept.set(place, known)
      if (known.isCut) noteCut(actor)
      return { events: shown(known.events.values(), choose), isCut: known.isCut, origin: known.events }
    },
  }
}

export type KnownYears = ReturnType<typeof knownYears>

/** What the years of people are read with, by whoever needs more than one. */
export interface YearStorage extends Storage {
  readonly years: KnownYears
}

const isNewer = (known: KnownYear, before: KnownYear | undefined): boolean =>
  known !== before && known.sequence >= (before?.sequence ?? 0)

const shown = (events: Iterable<Event>, choose: Choose): Event[] =>
  Array.from(events, choose).filter(({ occurrences }) => occurrences.length > 0)

function occurrencesIn(events: Iterable<Event>): number {
  let count = 0
  for (const { occurrences } of events) count += occurrences.length
  return count
}

/** A year as it was, with what has been changed since; null where it must be read as a whole. */
async function presentOf(db: Queries, actor: Actor, before: KnownYear): Promise<KnownYear | null> {
  if (before.sequence === actor.sequence) return before
  return before.isCut ? null : carriedOn(db, actor, before)
}

async function carriedOn(db: Queries, actor: Actor, before: KnownYear): Promise<KnownYear | null> {
  const changed = await unitsChangedSince(db, actor.userId, { since: before.sequence, most: MOST_CHANGED })
  if (changed === null || changed.sequence < actor.sequence) return null
  if (changed.units.some(({ unit_type: type }) => type === 'calendar' || type === 'category')) return null
  const { sight, linked } = await withPresentGoals(db, actor, { sight: before.sight, units: changed.units })
  const touched = changed.units.filter(({ unit_type: type }) => type === 'event').map((unit) => unit.unit_id)
  const ids = [...new Set([...touched, ...linked])]
  if (ids.length === 0) return { ...before, sight, sequence: changed.sequence }
  if (ids.length > MOST_CHANGED) return null
  const rows = await findEventsById(db, actor.userId, ids)
  const again = await expand({ db, actor, sight, choose: everything }, rows)
  const events = again.isCut ? null : withChanged(before.events, ids, again.events)
  return events && { sight, sequence: changed.sequence, events, isCut: false }
}

/** The events of a year after some were changed: the same object where none of them is or was in it. Null for too many. */
function withChanged(
  before: KnownYear['events'],
  ids: readonly string[],
  again: readonly Event[],
): KnownYear['events'] | null {
  if (again.length === 0 && !ids.some((id) => before.has(id))) return before
  const events = new Map(before)
  for (const id of ids) events.delete(id)
  for (const event of again) events.set(event._id, event)
  return occurrencesIn(events.values()) > OCCURRENCES_MAX ? null : events
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

/** All of a year that there are steps for; null where that is more than is ever answered. */
async function readWhole(db: Queries, actor: Actor, year: number): Promise<KnownYear | null> {
  const sight = sightWith(await shownIds(db, actor.userId), actor, year)
  const { events, isFull, isCut } = await readDays({ db, actor, sight, choose: everything }, year)
  if (isFull) return null
  const byId = new Map(events.map((event) => [event._id, event]))
  return { sequence: actor.sequence, sight, events: byId, isCut }
}

/** What is wanted of a year that is too large to be kept. */
async function readChosen(db: Queries, actor: Actor, wanted: { year: number; choose: Choose }): Promise<ReadYear> {
  const sight = sightWith(await shownIds(db, actor.userId), actor, wanted.year)
  const { events, isFull, isCut } = await readDays({ db, actor, sight, choose: wanted.choose }, wanted.year)
  return { events, isCut: isFull || isCut, origin: {} }
}

interface Reader {
  readonly db: Queries
  readonly actor: Actor
  readonly sight: Sight
  readonly choose: Choose
}

interface Expanded {
  readonly events: Event[]
  /** Whether there were more occurrences than there was room for. */
  readonly isFull: boolean
  /** Whether there were series for which no steps were left. */
  readonly isCut: boolean
}

/** Reads until a year ends, or until there are as many occurrences as are ever answered. */
async function readDays(reader: Reader, year: number): Promise<Expanded> {
  const events: Event[] = []
  let [room, isCut] = [OCCURRENCES_MAX, false]
  for await (const rows of eventsOfDays(reader.db, reader.actor.userId, yearSpan(year))) {
    const page = await expand(reader, rows, room)
    events.push(...page.events)
    isCut ||= page.isCut
    if (page.isFull) return { events, isFull: true, isCut }
    room -= occurrencesIn(page.events)
  }
  return { events, isFull: false, isCut }
}

/** Those of some rows that have occurrences in sight, as they go over the wire, until there is no room for more. */
async function expand(
  reader: Reader,
  rows: readonly ShownColumns[],
  most = Number.POSITIVE_INFINITY,
): Promise<Expanded> {
  const { db, actor, sight, choose } = reader
  const exceptions = await findExceptions(db, actor.userId, rows)
  const steps = stepsOf(actor)
  let [room, isFull, isCut] = [most, false, false]
  function* whileThereIsRoom() {
    for (const row of rows) {
      if (isFull) return
      yield row
    }
  }
  const events = await inTurns(whileThereIsRoom(), (row) => {
    const seen = eventWithin(steps, { row, exceptions: exceptions.get(row.id) ?? [] }, sight)
    if (seen === null) {
      isCut = true
      return []
    }
    const event = choose(seen)
    isFull = event.occurrences.length > room
    const fitting = isFull ? { ...event, occurrences: event.occurrences.slice(0, room) } : event
    room -= fitting.occurrences.length
    return fitting.occurrences.length > 0 ? [fitting] : []
  })
  if (isCut) noteCut(actor)
  return { events: events.flat(), isFull, isCut }
}
