import { z } from 'zod'
import { changedFields } from './change-kinds.ts'

export const unitType = z.enum(['event', 'category', 'calendar', 'milestone', 'conversation', 'goal', 'goalEntry'])

/** When something is: days, both included, or wall times in the person's own zone. */
const changedTimes = z.object({ allDay: z.boolean(), start: z.string(), end: z.string() })

/**
 * A field and its values, in no language: texts and names as they are, perhaps shortened, numbers and days as text, else
 * the words of the API (`tentative`, `true`). Null for none, and in both where a value is too long to be said.
 */
const changedField = z.object({
  name: z.enum(changedFields),
  before: z.string().nullable(),
  after: z.string().nullable(),
})

/** What a change did to one thing. */
export const changeDetail = z
  .object({
    type: unitType,
    _id: z.string(),
    title: z.string(),
    act: z.enum(['created', 'changed', 'deleted', 'restored']),
    /** When the event is after the change; of a series its first time, or that which the change is about. */
    times: changedTimes.nullable(),
    /** When it was, if it was moved. */
    timesBefore: changedTimes.nullable(),
    /** Of a series: one occurrence, one and all that follow, or all of it. Null for what does not repeat. */
    part: z.enum(['this', 'following', 'all']).nullable(),
    /** The day or wall time in the person's own zone at which that part was to begin; null if it is not known. */
    occurrence: z.string().nullable(),
    /** How many more occurrences of the series were changed with this one. */
    more: z.number().int(),
    fields: z.array(changedField),
    /** Of an entry, the goal that it counts for. */
    of: z.string().nullable(),
  })
  .meta({ id: 'ChangeDetail' })

export type ChangeDetail = z.output<typeof changeDetail>
export type ChangedField = z.output<typeof changedField>
export type ChangedTimes = z.output<typeof changedTimes>
export type UnitType = z.output<typeof unitType>
