import type { LinkedCalendar } from '@dodici/contract/types'
import type { LinkedCalendarTable } from '#server/db/schema.ts'

/** Most events are gone on one side, and what the person has said to that; null if nothing yet. */
export interface HeldGone extends NonNullable<LinkedCalendar['held']> {
  readonly answer: 'take' | 'keep' | null
}

export const heldOf = ({ held }: Pick<LinkedCalendarTable, 'held'>): HeldGone | null =>
  held === null ? null : (JSON.parse(held) as HeldGone)
