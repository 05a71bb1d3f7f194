import { z } from 'zod'
import { WRITE } from '../request-headers.ts'
import type { Spec } from '../route.ts'
import { id, instant } from '../scalars.ts'
import { changeDetail, unitType } from './change-detail.ts'
import { makers } from './change-kinds.ts'

export type { ChangeDetail, ChangedField, ChangedTimes, UnitType } from './change-detail.ts'

export const change = z
  .object({
    _id: z.string(),
    sequence: z.number().int(),
    /** What was done: `event.create`, `calendar.import`, `undo` ... */
    kind: z.string(),
    /**
     * How many things it touched, and the name of the first. Where there are events, these alone: the milestone or the
     * categories that were made with them are not counted.
     */
    count: z.number().int(),
    title: z.string(),
    /** Through what it was made, and its name: that of the API key, or of the imported file. */
    by: z.object({ kind: z.enum(makers), name: z.string() }),
    /** What it did to the first things. Empty for what an older version wrote. */
    details: z.array(changeDetail),
    createdAt: instant,
    /** The change that this one took back, and the one that took this back. */
    undoes: z.string().nullable(),
    undoneBy: z.string().nullable(),
    undoable: z.boolean(),
    /** How many changes an `undo.several` took back. */
    undoCount: z.number().int(),
    /**
     * Of what a device did without a pause, of which this entry is the newest change: how many changes there are, the id
     * of the first, of what kinds, and how many things were deleted. `count` and `details` are of all of them then, where of many changes a thing that
     * was changed twice counts twice. `undoable` says that some of it is in effect. Null for a change alone.
     */
    group: z
      .object({ first: z.string(), changes: z.number().int(), deleted: z.number().int(), kinds: z.array(z.string()) })
      .nullable(),
  })
  .meta({ id: 'Change' })

export const listChanges = {
  query: z.object({
    limit: z.coerce.number<number>().int().min(1).max(200).default(50),
    before: z.coerce.number<number>().int().min(1).optional(),
    /** Only what changed this event. */
    event: id.optional(),
    /** Each change of the group of this one. */
    group: id.optional(),
  }),
  response: z.array(change),
  example: { query: { limit: 20 } },
} satisfies Spec

export const undoChange = {
  params: z.object({ id }),
  /** The change that the undo made: undoing it is the redo. */
  response: change,
  headers: WRITE,
} satisfies Spec

export const undoGroup = {
  params: z.object({ id }),
  response: change,
  headers: WRITE,
} satisfies Spec

export const undoChangesSince = {
  params: z.object({ id }),
  response: change,
  headers: WRITE,
} satisfies Spec

/** With `undo_conflict`, where it is known: the thing that is no longer what the change left, and what changed it. */
export interface UndoConflict {
  readonly type: z.output<typeof unitType>
  readonly _id: string
  readonly title: string
  readonly change: Pick<z.output<typeof change>, '_id' | 'kind' | 'title' | 'createdAt'> | null
}

export const trashItem = z
  .object({
    _id: z.string(),
    type: unitType,
    title: z.string(),
    deletedAt: instant,
    changeId: z.string().nullable(),
  })
  .meta({ id: 'TrashItem' })

export const listTrash = { response: z.array(trashItem) } satisfies Spec

export const restoreTrash = { params: z.object({ id }), response: change, headers: WRITE } satisfies Spec

export type Change = z.output<typeof change>
export type TrashItem = z.output<typeof trashItem>
