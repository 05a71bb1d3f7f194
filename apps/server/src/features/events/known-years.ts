import { yearSpan } from '@dodici/core/date'
import { OCCURRENCES_MAX } from '@dodici/contract/limits'
import type { Event } from '@dodici/contract/types'
import { LRUCache } from 'lru-cache'
import { noteTruncated, type Access } from '#server/actor.ts'
import { ownIds } from '#server/db/journal/own-units.ts'
import type { Storage } from '#server/db/journal/write-change.ts'
import { unitsChangedSince, type UnitsChanged } from '#server/db/journal/units-changed-since.ts'
import type { Queries } from '#server/db/schema.ts'
import { inTurns } from '#server/event-loop-turns.ts'
import { STEPS_A_REQUEST, stepsOf } from '#server/steps-of-request.ts'
import { eventWithin, viewpointWith, type ShownColumns, type Viewpoint } from './event-record.ts'
import { shownIds } from './event-references.ts'
import { eventsOfDays, findEventsById, findIdsOfGoals } from './events.queries.ts'
import { findExceptions } from './exceptions.ts'

/** Cache size over all people and years, in estimated bytes of V8's heap. */
const BYTES_KEPT = 32 * 1024 * 1024
const EVENT_BYTES = 1_000
const OCCURRENCE_BYTES = 150
/** Much less than the journal's retention. */
const KEPT_MILLISECONDS = 60 * 60 * 1000
/** If more has changed, reading the whole year is as fast. */
const MOST_CHANGED = 200

/** The events of a year with occurrences in it. */
export interface ReadYear {
  readonly events: Iterable<Event>
  /** Whether occurrences or events are missing because there are too many. */
  readonly isTruncated: boolean
  /** The identical object while nothing of the year changes: derived data is cached by it. */
  readonly origin: object
}

/** The same events by id, as of the owner's given change. */
interface KnownYear {
  readonly sequence: number
  readonly viewpoint: Viewpoint
  readonly events: ReadonlyMap<string, Event>
  /** Whether series are missing because earlier ones used up the request's steps. */
  readonly isTruncated: boolean
}

/** Picks what is needed of an event; events without occurrences are left out. */
type Choose = (event: Event) => Event

interface WantedYear {
  readonly year: number
  readonly choose: Choose
}

const everything: Choose = (event) => event

/**
 * Caches the years that people look at, so that after a write only the touched events are read and expanded again. The
 * journal says which. If anything else changed (a category, a calendar), the whole year is read.
 */
export function knownYears() {
  const kept = new LRUCache<string, KnownYear>({
    maxSize: BYTES_KEPT,
    sizeCalculation: ({ events }) => 1 + events.size * EVENT_BYTES + occurrencesIn(events.values()) * OCCURRENCE_BYTES,
    ttl: KEPT_MILLISECONDS,
  })
  /** Readings in progress by place and change, shared by simultaneous requests. Null for a year that is too large. */
  const underWay = new Map<string, Promise<KnownYear | null>>()
  const readAnew = async (db: Queries, access: Access, year: number, before?: KnownYear): Promise<KnownYear | null> =>
    (before && (await carriedOn(db, access, before))) ?? (await readWhole(db, access, year))
  const knownNow = async (db: Queries, access: Access, year: number): Promise<KnownYear | null> => {
    const place = placeOf(access, year)
    const before = kept.get(place)
    if (before?.sequence === access.sequence) return before
    const moment = `${place} ${String(access.sequence)}`
    const others = underWay.get(moment)
    if (others !== undefined) {
      const read = await others
      // What others' steps cut short may be whole with one's own.
      if (read?.isTruncated !== true) return read
    }
    const reading = readAnew(db, access, year, before)
    underWay.set(moment, reading)
    try {
      return await reading
    } finally {
      if (underWay.get(moment) === reading) underWay.delete(moment)
    }
  }
  return {
    /** Reads a year. The events may be shared, so callers must not change them. */
    read: async (db: Queries, access: Access, { year, choose }: WantedYear): Promise<ReadYear> => {
      const place = placeOf(access, year)
      // A year cut short by other years' steps is not cached: requested alone, it has more.
      const hadAll = stepsOf(access.actor).left === STEPS_A_REQUEST
      const known = await knownNow(db, access, year)
      if (known === null) return readChosen(db, access, { year, choose })
      if ((hadAll || !known.isTruncated) && isNewer(known, kept.get(place))) kept.set(place, known)
      if (known.isTruncated) noteTruncated(access.actor)
      return { events: shown(known.events.values(), choose), isTruncated: known.isTruncated, origin: known.events }
    },
  }
}

export type KnownYears = ReturnType<typeof knownYears>

/** Reads several years of a person. */
export interface YearStorage extends Storage {
  readonly years: KnownYears
}

const placeOf = ({ ownerId, actor }: Access, year: number): string => `${ownerId} ${String(year)} ${actor.timezone}`

const isNewer = (known: KnownYear, before: KnownYear | undefined): boolean =>
  known !== before && known.sequence >= (before?.sequence ?? 0)

const shown = (events: Iterable<Event>, choose: Choose): Event[] =>
  Array.from(events, choose).filter(({ occurrences }) => occurrences.length > 0)

function occurrencesIn(events: Iterable<Event>): number {
  let count = 0
  for (const { occurrences } of events) count += occurrences.length
  return count
}

/** A cached year with later changes applied; null if it must be read as a whole. */
async function carriedOn(db: Queries, access: Access, before: KnownYear): Promise<KnownYear | null> {
  if (before.isTruncated) return null
  const changed = await unitsChangedSince(db, access.ownerId, { since: before.sequence, most: MOST_CHANGED })
  if (changed === null || changed.sequence < access.sequence) return null
  if (changed.units.some(({ unit_type: type }) => type === 'calendar' || type === 'category')) return null
  const { viewpoint, linked } = await withPresentGoals(db, access, {
    viewpoint: before.viewpoint,
    units: changed.units,
  })
  const touched = changed.units.filter(({ unit_type: type }) => type === 'event').map((unit) => unit.unit_id)
  const ids = [...new Set([...touched, ...linked])]
  if (ids.length === 0) return { ...before, viewpoint, sequence: changed.sequence }
  if (ids.length > MOST_CHANGED) return null
  const rows = await findEventsById(db, access.ownerId, ids)
  const again = await expand({ db, access, viewpoint, choose: everything }, rows)
  const events = again.isTruncated ? null : withChanged(before.events, ids, again.events)
  return events && { viewpoint, sequence: changed.sequence, events, isTruncated: false }
}

/** A year after some events have changed: the identical object if none of them is or was in it. Null for too many. */
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

/** The sight with the present goals, and the ids of events whose goal has appeared or disappeared. */
async function withPresentGoals(
  db: Queries,
  { ownerId }: Access,
  { viewpoint, units }: { viewpoint: Viewpoint; units: UnitsChanged['units'] },
): Promise<{ viewpoint: Viewpoint; linked: readonly string[] }> {
  if (units.every(({ unit_type: type }) => type !== 'goal')) return { viewpoint, linked: [] }
  const goalIds = await ownIds(db, 'goal', ownerId)
  const came = [...goalIds].filter((id) => !viewpoint.goalIds.has(id))
  const went = [...viewpoint.goalIds].filter((id) => !goalIds.has(id))
  return { viewpoint: { ...viewpoint, goalIds }, linked: await findIdsOfGoals(db, ownerId, [...came, ...went]) }
}

/** As much of a year as the steps allow; null if it is too large to answer. */
async function readWhole(db: Queries, access: Access, year: number): Promise<KnownYear | null> {
  const { viewpoint, events, isFull, isTruncated } = await readDays(db, access, { year, choose: everything })
  if (isFull) return null
  const byId = new Map(events.map((event) => [event._id, event]))
  return { sequence: access.sequence, viewpoint, events: byId, isTruncated }
}

/** A year that is too large for the cache. */
async function readChosen(db: Queries, access: Access, wanted: WantedYear): Promise<ReadYear> {
  const { events, isFull, isTruncated } = await readDays(db, access, wanted)
  return { events, isTruncated: isFull || isTruncated, origin: {} }
}

interface Reader {
  readonly db: Queries
  readonly access: Access
  readonly viewpoint: Viewpoint
  readonly choose: Choose
}

interface Expanded {
  readonly events: Event[]
  /** Whether there were more occurrences than fit. */
  readonly isFull: boolean
  /** Whether steps ran out before some series. */
  readonly isTruncated: boolean
}

/** Reads a year to its end, or to the limit of occurrences. */
async function readDays(
  db: Queries,
  access: Access,
  { year, choose }: WantedYear,
): Promise<Expanded & { readonly viewpoint: Viewpoint }> {
  const viewpoint = viewpointWith(await shownIds(db, access.ownerId), access.actor, year)
  const reader = { db, access, viewpoint, choose }
  const events: Event[] = []
  let [room, isTruncated] = [OCCURRENCES_MAX, false]
  for await (const rows of eventsOfDays(db, access.ownerId, yearSpan(year))) {
    const page = await expand(reader, rows, room)
    events.push(...page.events)
    isTruncated ||= page.isTruncated
    if (page.isFull) return { viewpoint, events, isFull: true, isTruncated }
    room -= occurrencesIn(page.events)
  }
  return { viewpoint, events, isFull: false, isTruncated }
}

/** The rows with occurrences in the window, as they are sent, until the limit. */
async function expand(
  reader: Reader,
  rows: readonly ShownColumns[],
  most = Number.POSITIVE_INFINITY,
): Promise<Expanded> {
  const { db, access, viewpoint, choose } = reader
  const exceptions = await findExceptions(db, access.ownerId, rows)
  const steps = stepsOf(access.actor)
  let [room, isFull, isTruncated] = [most, false, false]
  function* whileThereIsRoom() {
    for (const row of rows) {
      if (isFull) return
      yield row
    }
  }
  const events = await inTurns(whileThereIsRoom(), (row) => {
    const seen = eventWithin(steps, { row, exceptions: exceptions.get(row.id) ?? [] }, viewpoint)
    if (seen === null) {
      isTruncated = true
      return []
    }
    const event = choose(seen)
    isFull = event.occurrences.length > room
    const fitting = isFull ? { ...event, occurrences: event.occurrences.slice(0, room) } : event
    room -= fitting.occurrences.length
    return fitting.occurrences.length > 0 ? [fitting] : []
  })
  if (isTruncated) noteTruncated(access.actor)
  return { events: events.flat(), isFull, isTruncated }
}
