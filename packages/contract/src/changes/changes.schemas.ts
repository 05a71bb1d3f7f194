import { z } from 'zod'
import type { Spec } from '../route.ts'
import { id, instant } from '../scalars.ts'

export const unitType = z.enum(['event', 'category', 'calendar', 'milestone', 'conversation', 'goal', 'goalEntry'])

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
    createdAt: instant,
    /** The change that this one took back, and the one that took this back. */
    undoes: z.string().nullable(),
    undoneBy: z.string().nullable(),
    undoable: z.boolean(),
  })
  .meta({ id: 'Change' })

export const listChanges = {
  query: z.object({
    limit: z.coerce.number<number>().int().min(1).max(200).default(50),
    before: z.coerce.number<number>().int().min(1).optional(),
  }),
  response: z.array(change),
} satisfies Spec

export const undoChange = {
  params: z.object({ id }),
  /** The change that the undo made: undoing it is the redo. */
  response: change,
} satisfies Spec

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

export const restoreTrash = { params: z.object({ id }), response: change } satisfies Spec

export type Change = z.output<typeof change>
export type TrashItem = z.output<typeof trashItem>
export type UnitType = z.output<typeof unitType>
