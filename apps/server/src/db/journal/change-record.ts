import { sql } from 'kysely'
import { rowsAsOneValue } from '../dialect.ts'
import { chunksOf } from '../pages.ts'
import type { ChangeRowTable, ChangeTable, Queries, UsageTable } from '../schema.ts'
import type { TouchedUnit } from './change-writer.ts'
import { detailOf, type FindUnit } from './detail/detail-of.ts'
import { storedBefore } from './stored-before.ts'
import { addUsage, JOURNAL_ROW_BYTES } from './usage.ts'
import { storeOf } from './units/unit-stores.ts'
import type { StoredUnit, UnitStore, UnitType } from './units/unit.ts'

/** Journal rows per statement. */
const ROWS_A_STATEMENT = 500

/** What a change has touched, and which part of it is in the journal already. */
export interface ChangeRecord {
  readonly touch: (unit: TouchedUnit) => void
  readonly count: () => number
  /** How the journal names the change: how many things it touched, and the name of the first. */
  readonly summary: () => Pick<ChangeTable, 'count' | 'title'>
  /** The events that begin on another day than before. */
  readonly movedEvents: () => ReadonlySet<string>
  /** Types of units that exist now and did not before. */
  readonly addedTypes: () => ReadonlySet<UnitType>
  /** By how many bytes the stored units have grown or shrunk. */
  readonly growth: () => number
  /** Adds only the usage that is not counted yet. */
  readonly countUsage: (trx: Queries, ownerId: string) => Promise<void>
  /** Writes the journal rows that are missing. */
  readonly store: (trx: Queries, change: Pick<ChangeTable, 'owner_id' | 'sequence'>) => Promise<void>
  /** Adds to the usage what is stored and not counted yet, before it is committed, and returns the usage. */
  readonly addStored: (trx: Queries, ownerId: string) => Promise<UsageTable>
}

interface Noted {
  readonly unit: TouchedUnit
  /** Its place among the first events, or among the first other units; null beyond them. */
  readonly place: number | null
  /** What the usage already contains. */
  readonly counted: { readonly kept: number; readonly trash: number; readonly journal: number }
}

const NOTHING = { kept: 0, trash: 0, journal: 0 }

/** How many events, and how many other units, the history names of a change. */
const FIRST = 3

export function changeRecord({ isQuiet = false } = {}): ChangeRecord {
  const touched = new Map<string, Noted>()
  const unstored = new Set<string>()
  const uncounted = { ...NOTHING }
  const taken = { event: 0, other: 0 }
  const nextPlace = ({ type }: TouchedUnit): number | null => {
    const among = type === 'event' ? type : 'other'
    return taken[among] < FIRST ? taken[among]++ : null
  }
  const units = (): TouchedUnit[] => [...touched.values()].map(({ unit }) => unit)
  return {
    // The first touch of a unit decides what it was before; every touch updates what it is after.
    touch: (unit) => {
      const key = keyOf(unit.type, unit.after.id)
      const earlier = touched.get(key)
      const before = earlier === undefined ? unit.before : earlier.unit.before
      const place = earlier === undefined ? nextPlace(unit) : earlier.place
      touched.set(key, { unit: { ...unit, before }, place, counted: earlier?.counted ?? NOTHING })
      unstored.add(key)
    },
    count: () => touched.size,
    summary: () => summaryOf(units()),
    movedEvents: () => new Set(units().flatMap((unit) => (isMovedEvent(unit) ? [unit.after.id] : []))),
    addedTypes: () =>
      new Set(units().flatMap(({ type, before, after }) => (isThere(after) && !isThere(before) ? [type] : []))),
    growth: () => units().reduce((sum, { before, after }) => sum + bytesThere(after) - bytesThere(before), 0),
    countUsage: async (trx, ownerId) => {
      const more = { kept: 0, trash: 0 }
      for (const key of unstored) {
        const { unit, counted = NOTHING } = touched.get(key) ?? {}
        if (unit === undefined) continue
        more.kept += keptOf(unit) - counted.kept
        more.trash += trashOf(unit) - counted.trash
      }
      unstored.clear()
      touched.clear()
      await addUsage(trx, ownerId, more)
    },
    store: (trx, change) => storeUnstored({ touched, unstored, uncounted, isQuiet }, trx, change),
    addStored: (trx, ownerId) => {
      const more = { ...uncounted }
      Object.assign(uncounted, NOTHING)
      return addUsage(trx, ownerId, more)
    },
  }
}

interface Unstored {
  readonly touched: Map<string, Noted>
  readonly unstored: Set<string>
  /** What the usage lacks of what is stored. */
  readonly uncounted: { kept: number; trash: number; journal: number }
  readonly isQuiet: boolean
}

async function storeUnstored(
  { touched, unstored, uncounted, isQuiet }: Unstored,
  trx: Queries,
  change: Pick<ChangeTable, 'owner_id' | 'sequence'>,
): Promise<void> {
  const keys = [...unstored]
  unstored.clear()
  const find: FindUnit = (type, id) => touched.get(keyOf(type, id))?.unit
  for (const some of chunksOf(keys, ROWS_A_STATEMENT)) {
    const slice = some.flatMap((key) => {
      const noted = touched.get(key)
      if (noted === undefined) return []
      const texts = isQuiet ? quietTexts(noted.unit) : textsOf(noted, find)
      return [{ key, ...noted, texts }]
    })
    await storeRows(trx, change, slice)
    for (const { key, unit, place, counted, texts } of slice) {
      const now = bytesOf(unit, texts)
      uncounted.kept += now.kept - counted.kept
      uncounted.trash += now.trash - counted.trash
      uncounted.journal += now.journal - counted.journal
      touched.set(key, { unit, place, counted: now })
    }
  }
}

/**
 * A person counts events: the milestone that they are steps of, or the category made for them, comes with them and is
 * not one more.
 */
function summaryOf(units: readonly TouchedUnit[]): Pick<ChangeTable, 'count' | 'title'> {
  const events = units.filter(isEvent)
  const others = units.filter(({ type }) => type !== 'milestone')
  const counted = [events, others].find(({ length }) => length > 0) ?? units
  const [first] = counted
  return { count: counted.length, title: first === undefined ? '' : titleOf(first) }
}

const isEvent = (unit: TouchedUnit): unit is TouchedUnit<'event'> => unit.type === 'event'

function isMovedEvent(unit: TouchedUnit): boolean {
  if (!isEvent(unit) || !isThere(unit.before) || !isThere(unit.after)) return false
  const { before, after } = unit
  return before?.content.event.start_at.slice(0, 10) !== after.content.event.start_at.slice(0, 10)
}

const isThere = (unit: StoredUnit<unknown> | undefined): boolean => unit?.deletedAt === null
const bytesThere = (unit: StoredUnit<unknown> | undefined): number => (unit?.deletedAt === null ? unit.bytes : 0)
const bytesInTrash = (unit: StoredUnit<unknown> | undefined): number =>
  unit === undefined || unit.deletedAt === null ? 0 : unit.bytes

const titleOf = ({ type, after }: TouchedUnit): string => (storeOf(type) as UnitStore<unknown>).titleOf(after.content)

const keyOf = (type: UnitType, id: string): string => `${type} ${id}`

/** What the journal stores of a unit as JSON. */
type RowTexts = Pick<ChangeRowTable, 'before' | 'detail'>

function textsOf({ unit, place }: Pick<Noted, 'unit' | 'place'>, find: FindUnit): RowTexts {
  const { type, before, after } = unit
  const detail = detailOf(unit, { isFirst: place !== null, find })
  return {
    before: storedBefore(storeOf(type) as UnitStore<unknown>, before, after),
    detail: detail === null ? null : JSON.stringify(detail),
  }
}

/** Of a quiet change, only whether the unit was there before. */
const quietTexts = ({ before }: TouchedUnit): RowTexts => ({
  before: isThere(before) ? JSON.stringify({ patch: {} }) : null,
  detail: null,
})

const keptOf = ({ before, after }: TouchedUnit): number => bytesThere(after) - bytesThere(before)
const trashOf = ({ before, after }: TouchedUnit): number => bytesInTrash(after) - bytesInTrash(before)

/** What a change of one unit adds to each usage sum. */
const bytesOf = (unit: TouchedUnit, { before, detail }: RowTexts): Noted['counted'] => ({
  kept: keptOf(unit),
  trash: trashOf(unit),
  journal: JOURNAL_ROW_BYTES + Buffer.byteLength(before ?? '') + Buffer.byteLength(detail ?? ''),
})

const COLUMNS = [
  'owner_id',
  'sequence',
  'unit_type',
  'unit_id',
  'before',
  'before_content_id',
  'after_content_id',
  'detail',
  'place',
] as const

async function storeRows(
  trx: Queries,
  { owner_id, sequence }: Pick<ChangeTable, 'owner_id' | 'sequence'>,
  units: readonly (Pick<Noted, 'unit' | 'place'> & { readonly texts: RowTexts })[],
): Promise<void> {
  const rows = units.map(({ unit: { type, before: earlier, after }, place, texts }) => ({
    owner_id,
    sequence,
    unit_type: type,
    unit_id: after.id,
    before: texts.before,
    before_content_id: earlier?.contentId ?? null,
    after_content_id: after.contentId,
    detail: texts.detail,
    place,
  }))
  await trx
    .insertInto('change_row')
    .columns(COLUMNS)
    // Without a condition, SQLite takes what follows for that of a join.
    .expression((from) =>
      from
        .selectFrom(rowsAsOneValue(trx, 'change_row', rows))
        .select(COLUMNS)
        .where(sql.lit(true)),
    )
    .onConflict((conflict) =>
      conflict.columns(['owner_id', 'sequence', 'unit_type', 'unit_id']).doUpdateSet((update) => ({
        before: update.ref('excluded.before'),
        detail: update.ref('excluded.detail'),
        after_content_id: update.ref('excluded.after_content_id'),
      })),
    )
    .execute()
}
