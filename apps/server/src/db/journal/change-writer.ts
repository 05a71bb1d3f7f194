import { isDeepStrictEqual } from 'node:util'
import { giveWay } from '../../give-way.ts'
import type { Queries } from '../schema.ts'
import type { StoredUnit, UnitType } from './units/unit.ts'
import { storeOf, type UnitContents } from './units/unit-stores.ts'

/** Units a statement: small enough that a slice blocks the process for some milliseconds only. */
const SLICE = 200

/** What a unit was before the change, and which content it has after it. */
export interface TouchedUnit {
  readonly type: UnitType
  readonly id: string
  /** JSON of the content before; null where it was not there. */
  readonly before: string | null
  readonly beforeContentId: string | null
  readonly afterContentId: string | null
  readonly title: string
}

/** A state that a unit shall have. `content` null sends it to the trash. */
export interface UnitState<Type extends UnitType> {
  readonly id: string
  readonly content: UnitContents[Type] | null
  /** Which content that is; a new one unless said. */
  readonly contentId?: string | null
}

/** The transaction of one change: writes units and remembers what they were. */
export interface ChangeWriter {
  readonly trx: Queries
  readonly ownerId: string
  readonly changeId: string
  /** The instant of the change, as stored. */
  readonly now: string
  /** Gives units a state, in slices. Units that have it already are left alone. Answers how many were written. */
  readonly put: <Type extends UnitType>(type: Type, states: readonly UnitState<Type>[]) => Promise<number>
  /** Sends units to the trash. */
  readonly remove: (type: UnitType, ids: readonly string[]) => Promise<number>
}

type Header = Pick<ChangeWriter, 'trx' | 'ownerId' | 'changeId' | 'now'>

/** A writer, and the list in which it notes what it touched. */
export function changeWriter(header: Header): { writer: ChangeWriter; touched: Map<string, TouchedUnit> } {
  const touched = new Map<string, TouchedUnit>()
  const put = async <Type extends UnitType>(type: Type, states: readonly UnitState<Type>[]): Promise<number> => {
    let written = 0
    for (let from = 0; from < states.length; from += SLICE) {
      if (from > 0) await giveWay()
      written += await putSlice({ header, touched, type }, states.slice(from, from + SLICE))
    }
    return written
  }
  const remove = (type: UnitType, ids: readonly string[]): Promise<number> =>
    put(
      type,
      ids.map((id) => ({ id, content: null })),
    )
  return { writer: { ...header, put, remove }, touched }
}

interface Target<Type extends UnitType> {
  readonly header: Header
  readonly touched: Map<string, TouchedUnit>
  readonly type: Type
}

async function putSlice<Type extends UnitType>(
  target: Target<Type>,
  states: readonly UnitState<Type>[],
): Promise<number> {
  const { header, touched, type } = target
  const store = storeOf(type)
  const ids = states.map((state) => state.id)
  const present = new Map((await store.readMany(header.trx, header.ownerId, ids)).map((unit) => [unit.id, unit]))
  const units = states.flatMap((state) => {
    const next = nextUnit(header, present.get(state.id), state)
    if (next === null) return []
    const key = `${type} ${state.id}`
    touched.set(key, touchedUnit(target, touched.get(key), { before: present.get(state.id), after: next }))
    return [next]
  })
  if (units.length > 0) await store.writeMany(header.trx, { ownerId: header.ownerId, now: header.now, units })
  return units.length
}

/** The unit that shall be stored, or null where nothing would change. */
function nextUnit<Type extends UnitType>(
  header: Header,
  before: StoredUnit<UnitContents[Type]> | undefined,
  state: UnitState<Type>,
): StoredUnit<UnitContents[Type]> | null {
  const contentId = state.contentId === undefined ? header.changeId : state.contentId
  const version = (before?.version ?? 0) + 1
  if (state.content === null) {
    return before?.deletedAt === null ? { ...before, contentId, version, deletedAt: header.now } : null
  }
  if (state.contentId === undefined && isContentOf(before, state.content)) return null
  return { id: state.id, content: state.content, contentId, version, deletedAt: null }
}

const isContentOf = (unit: StoredUnit<unknown> | undefined, content: unknown): boolean =>
  unit?.deletedAt === null && isDeepStrictEqual(unit.content, content)

/** The first touch of a change decides what was before it; every touch says what is after it. */
function touchedUnit<Type extends UnitType>(
  { type }: Target<Type>,
  earlier: TouchedUnit | undefined,
  {
    before,
    after,
  }: {
    before: StoredUnit<UnitContents[Type]> | undefined
    after: StoredUnit<UnitContents[Type]>
  },
): TouchedUnit {
  const wasThere = before?.deletedAt === null
  return {
    type,
    id: after.id,
    before: earlier ? earlier.before : wasThere ? JSON.stringify(before.content) : null,
    beforeContentId: earlier ? earlier.beforeContentId : (before?.contentId ?? null),
    afterContentId: after.contentId,
    title: storeOf(type).titleOf(after.content),
  }
}
