import { isDeepStrictEqual } from 'node:util'
import { inTurns } from '../../event-loop-turns.ts'
import type { Queries } from '../schema.ts'
import type { JsonObject } from './patch.ts'
import { refuseReadOnlyEvents } from './refuse-read-only.ts'
import { moveUnits } from './units/move-units.ts'
import type { StoredUnit, UnitType, WriteBatch } from './units/unit.ts'
import { storeOf, type UnitContents } from './units/unit-stores.ts'

/** Units per statement. Each query of a small write on PostgreSQL may wait for one slice (decision 0033). */
const SLICE = 100

/** A unit before and after a change. */
export interface TouchedUnit<Type extends UnitType = UnitType> {
  readonly type: Type
  /** Undefined if it was not stored, not even in the trash. */
  readonly before: StoredUnit<UnitContents[Type]> | undefined
  readonly after: StoredUnit<UnitContents[Type]>
}

/** The target state of a unit. `content` null moves it to the trash unchanged. */
export interface UnitState<Type extends UnitType> {
  readonly id: string
  readonly content: UnitContents[Type] | null
  /** Whether it goes to the trash with that content. */
  readonly isTrashed?: boolean
  /** The id of that content; a new one by default. */
  readonly contentId?: string | null
}

/** The transaction of one change: writes units and records what they were. */
export interface ChangeWriter {
  readonly trx: Queries
  readonly ownerId: string
  readonly changeId: string
  /** Its number in the journal. */
  readonly sequence: number
  /** The instant of the change, as it is stored. */
  readonly now: string
  /**
   * Writes target states, in slices. Units already in their state are skipped. Returns how many were written. `known` are
   * those of them that exist, if this transaction has read them already.
   */
  readonly put: <Type extends UnitType>(
    type: Type,
    states: readonly UnitState<Type>[],
    known?: readonly StoredUnit<UnitContents[Type]>[],
  ) => Promise<number>
  /** Computes and writes a new state for those of the given units that exist. */
  readonly edit: <Type extends UnitType>(
    type: Type,
    ids: readonly string[],
    stateOf: (present: StoredUnit<UnitContents[Type]>) => UnitState<Type>,
  ) => Promise<number>
  /** Moves units to the trash. */
  readonly remove: (type: UnitType, ids: readonly string[]) => Promise<number>
  /** Called between two slices, so that others can run. */
  readonly pause: () => Promise<void>
}

interface Header extends Pick<ChangeWriter, 'trx' | 'ownerId' | 'changeId' | 'sequence' | 'now' | 'pause'> {
  readonly touch: (unit: TouchedUnit) => void
  /** Whether it may write what is read from addresses. */
  readonly isQuiet?: boolean
}

type StatesOf<Type extends UnitType, Wish> = (
  wishes: readonly Wish[],
  present: ReadonlyMap<string, StoredUnit<UnitContents[Type]>>,
) => UnitState<Type>[] | Promise<UnitState<Type>[]>

interface Slicing<Type extends UnitType, Wish> {
  readonly statesOf: StatesOf<Type, Wish>
  readonly known?: readonly StoredUnit<UnitContents[Type]>[] | undefined
}

/** Creates the writer of one change. It reports what each touched unit was. */
export function changeWriter(header: Header): ChangeWriter {
  const marked = new Set<string>()
  const inSlices = async <Type extends UnitType, Wish extends { readonly id: string }>(
    type: Type,
    wishes: readonly Wish[],
    { statesOf, known }: Slicing<Type, Wish>,
  ): Promise<number> => {
    let written = 0
    for (let from = 0; from < wishes.length; from += SLICE) {
      // Also before the first slice, because the work until then may have taken long.
      if (from > 0 || wishes.length > SLICE) await header.pause()
      const slice = wishes.slice(from, from + SLICE)
      const ids = slice.map(({ id }) => id)
      const units = known ?? (await storeOf(type).readMany(header.trx, header.ownerId, ids))
      const present = new Map(units.map((unit) => [unit.id, unit]))
      written += await putSlice({ header, marked, type, present }, await statesOf(slice, present))
    }
    return written
  }
  const put: ChangeWriter['put'] = (type, states, known) =>
    inSlices(type, states, { statesOf: (slice) => [...slice], known })
  return {
    trx: header.trx,
    ownerId: header.ownerId,
    changeId: header.changeId,
    sequence: header.sequence,
    now: header.now,
    pause: header.pause,
    put,
    edit: (type, ids, stateOf) =>
      inSlices(
        type,
        ids.map((id) => ({ id })),
        { statesOf: (_, present) => inTurns(present.values(), stateOf) },
      ),
    remove: (type, ids) =>
      put(
        type,
        ids.map((id) => ({ id, content: null })),
      ),
  }
}

interface Target<Type extends UnitType> {
  readonly header: Header
  readonly type: Type
  readonly present: ReadonlyMap<string, StoredUnit<UnitContents[Type]>>
}

async function putSlice<Type extends UnitType>(
  { header, marked, type, present }: Target<Type> & Pick<WriteBatch<never>, 'marked'>,
  states: readonly UnitState<Type>[],
): Promise<number> {
  const units = states.flatMap((state) => nextUnit({ header, type, present }, state) ?? [])
  const touched = units.map((after): TouchedUnit<Type> => ({ type, before: present.get(after.id), after }))
  if (type === 'event' && header.isQuiet !== true) {
    await refuseReadOnlyEvents(header, touched as unknown as TouchedUnit<'event'>[])
  }
  for (const unit of touched) header.touch(unit)
  const store = storeOf(type)
  const { ownerId, now, sequence } = header
  const batch = { ownerId, now, sequence, marked, before: present }
  const { moved = [], written = [] } = Object.groupBy(units, (unit) =>
    present.get(unit.id)?.content === unit.content ? 'moved' : 'written',
  )
  if (moved.length > 0) {
    await moveUnits(header.trx, store.table, { ...batch, units: moved })
    await store.moved?.(header.trx, { ...batch, units: moved })
  }
  if (written.length > 0) await store.writeMany(header.trx, { ...batch, units: written })
  return units.length
}

/** The unit to store, or null if nothing would change. Unchanged content stays the identical object. */
function nextUnit<Type extends UnitType>(
  { header, type, present }: Target<Type>,
  state: UnitState<Type>,
): StoredUnit<UnitContents[Type]> | null {
  const before = present.get(state.id)
  const { contentId = header.changeId } = state
  const isThere = before?.deletedAt === null
  if (state.content === null)
    return isThere ? { ...before, contentId, deletedAt: header.now, version: versionAfter(before) } : null
  const content = sameOrNew(before, state.content)
  if (state.contentId === undefined && isThere && content === before.content) return null
  const bytes = bytesAfter(type, before, content)
  return {
    id: state.id,
    content,
    contentId,
    version: versionAfter(before),
    bytes,
    deletedAt: trashedAt(header, before, state),
  }
}

const versionAfter = (before: StoredUnit<unknown> | undefined): number => (before?.version ?? 0) + 1

/** Bytes of a row besides its content: ids, times, index entries. */
const ROW_BYTES = 400

/** Reuses what was computed for unchanged content. */
const bytesAfter = <Type extends UnitType>(
  type: Type,
  before: StoredUnit<UnitContents[Type]> | undefined,
  content: UnitContents[Type],
): number => (before?.content === content ? before.bytes : bytesOf(storeOf(type).treeOf(content)))

const bytesOf = (tree: JsonObject): number => ROW_BYTES + Buffer.byteLength(JSON.stringify(tree))

/** The identical stored content, if it equals the target. */
const sameOrNew = <Content>(before: StoredUnit<Content> | undefined, content: Content): Content =>
  before !== undefined && isDeepStrictEqual(before.content, content) ? before.content : content

const trashedAt = (
  { now }: Header,
  before: StoredUnit<unknown> | undefined,
  { isTrashed }: Pick<UnitState<UnitType>, 'isTrashed'>,
): string | null => (isTrashed === true ? (before?.deletedAt ?? now) : null)
