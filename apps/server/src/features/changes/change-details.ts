import type { ChangedField, ChangeDetail, ChangedTimes } from '@dodici/contract/types'
import { formatWall, parseWall } from '@dodici/core/date'
import { convertWall } from '@dodici/core/zone'
import type { Access } from '#server/actor.ts'
import type { StoredField, StoredTimes, UnitDetail } from '#server/db/journal/detail/unit-detail.ts'
import type { ChangeTable, Queries } from '#server/db/schema.ts'
import { findNames, type DetailRow } from './changes.queries.ts'

interface Known {
  readonly row: DetailRow
  readonly detail: UnitDetail
}

/** Fields whose values are ids, with the table of their names. */
const NAMED = { category: 'category', calendar: 'calendar', goal: 'goal' } as const
type NamedTable = keyof typeof NAMED

/** What changes did, by their number, in the person's zone and with names for ids. */
export async function detailsOf(
  db: Queries,
  { ownerId, actor: { timezone } }: Access,
  { changes, rows }: { changes: readonly Pick<ChangeTable, 'sequence' | 'kind'>[]; rows: readonly DetailRow[] },
): Promise<ReadonlyMap<number, readonly ChangeDetail[]>> {
  const known = rows.map((row) => ({ row, detail: JSON.parse(row.detail) as UnitDetail }))
  const nameOf = await namesOf(db, ownerId, known)
  const bySequence = Map.groupBy(known, ({ row }) => row.sequence)
  return new Map(
    changes.map(({ sequence, kind }) => [
      sequence,
      counted(bySequence.get(sequence) ?? []).map((one) => shownDetail(one, { kind, timezone, nameOf })),
    ]),
  )
}

/** As they are counted: events if there are any, without the beginning of a series that was parted. */
function counted(all: readonly Known[]): readonly Known[] {
  const parents = new Set(all.map(({ detail }) => detail.splitFrom))
  const whole = all.filter(({ row }) => !parents.has(row.unit_id)).sort((a, b) => placeOf(a) - placeOf(b))
  const events = whole.filter(({ row }) => row.unit_type === 'event')
  const others = whole.filter(({ row }) => row.unit_type !== 'milestone')
  return [events, others].find(({ length }) => length > 0) ?? whole
}

const placeOf = ({ row }: Known): number => row.place ?? Number.MAX_SAFE_INTEGER

type NameOf = (table: NamedTable, id: string) => string | null

async function namesOf(db: Queries, ownerId: string, all: readonly Known[]): Promise<NameOf> {
  const ids = { category: new Set<string>(), calendar: new Set<string>(), goal: new Set<string>() }
  const note = (table: NamedTable, id: string | null | undefined) => id && ids[table].add(id)
  for (const { detail } of all) {
    note('goal', detail.goal)
    for (const [name, before, after] of detail.fields ?? []) {
      if (name in NAMED) for (const id of [before, after]) note(name as NamedTable, id)
    }
  }
  const names = {
    category: await findNames(db, 'category', ownerId, [...ids.category]),
    calendar: await findNames(db, 'calendar', ownerId, [...ids.calendar]),
    goal: await findNames(db, 'goal', ownerId, [...ids.goal]),
  }
  return (table, id) => names[table].get(id) ?? null
}

interface Viewer {
  readonly kind: ChangeTable['kind']
  readonly timezone: string
  readonly nameOf: NameOf
}

function shownDetail({ row, detail }: Known, viewer: Viewer): ChangeDetail {
  const { timezone, nameOf } = viewer
  const { times = null, timesBefore = null, goal } = detail
  const { title, act, fields = [], more = 0 } = detail
  return {
    ...{ type: row.unit_type, _id: row.unit_id, title, act, more },
    times: times && timesIn(timezone, times),
    timesBefore: timesBefore && timesIn(timezone, timesBefore),
    fields: fields.map((field) => namedField(field, nameOf)),
    of: goal === undefined ? null : nameOf('goal', goal),
    ...partOf(detail, viewer),
  }
}

/** The part of a series. */
function partOf(
  detail: UnitDetail,
  { kind, timezone }: Viewer,
): Pick<ChangeDetail, 'part' | 'occurrence'> & Partial<Pick<ChangeDetail, 'act' | 'fields'>> {
  const { part = null, occurrence, times } = detail
  const isCut = isCutOff(detail, kind)
  if (!isCut && part !== 'this' && part !== 'following') return { part, occurrence: null }
  const start = occurrence === undefined ? null : wallIn(timezone, occurrence, times?.timezone ?? null)
  return isCut ? { part: 'following', occurrence: start, act: 'deleted', fields: [] } : { part, occurrence: start }
}

/** Whether a series was deleted from an occurrence on: what is left of it was changed in how long it repeats. */
const isCutOff = ({ act, part }: UnitDetail, kind: Viewer['kind']): boolean =>
  kind === 'event.delete' && act === 'changed' && part === 'all'

function namedField([name, before, after]: StoredField, nameOf: NameOf): ChangedField {
  if (!(name in NAMED)) return { name, before, after }
  const named = (id: string | null) => (id === null ? null : nameOf(name as NamedTable, id))
  return { name, before: named(before), after: named(after) }
}

const timesIn = (timezone: string, { allDay, start, end, ...zones }: StoredTimes): ChangedTimes => ({
  allDay,
  start: wallIn(timezone, start, zones.timezone),
  end: wallIn(timezone, end, zones.endTimezone ?? zones.timezone),
})

/** A day as it is, and a wall time of a zone as the person's clocks show it. */
function wallIn(timezone: string, text: string, zone: string | null): string {
  const wall = parseWall(text)
  return wall === null || zone === null || zone === timezone ? text : formatWall(convertWall(wall, zone, timezone))
}
