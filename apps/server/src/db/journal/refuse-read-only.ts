import { AppError } from '../../errors.ts'
import { getOrMake } from '../../get-or-make.ts'
import type { CalendarTable, Queries } from '../schema.ts'
import { ownRows } from './own-units.ts'
import type { EventContent } from './units/event-unit.ts'
import type { StoredUnit } from './units/unit.ts'

/** Ids of a person's calendars that only the address changes that they are read from. */
export const subscribedIds = (db: Queries, ownerId: string) =>
  ownRows(db, 'calendar', ownerId).select('id').where('kind', '=', 'subscribed')

const readOnly = (): AppError =>
  new AppError('calendar_read_only', 'This calendar is read from its address: nobody else can change what is in it.')

/** @throws AppError `calendar_read_only` */
export function refuseReadOnly({ kind }: Pick<CalendarTable, 'kind'>): void {
  if (kind === 'subscribed') throw readOnly()
}

interface TouchedEvent {
  readonly before: StoredUnit<EventContent> | undefined
  readonly after: StoredUnit<EventContent>
}

interface Change {
  readonly trx: Queries
  readonly ownerId: string
}

const known = new WeakMap<Change, Promise<ReadonlySet<string>>>()

const idsOf = (change: Change): Promise<ReadonlySet<string>> =>
  getOrMake(known, change, async () => {
    const rows = await subscribedIds(change.trx, change.ownerId).execute()
    return new Set(rows.map(({ id }) => id))
  })

/**
 * Refuses a change that would write, move or delete an event of a subscribed calendar, or put one into it.
 * @throws AppError `calendar_read_only`
 */
export async function refuseReadOnlyEvents(change: Change, units: readonly TouchedEvent[]): Promise<void> {
  if (units.length === 0) return
  const ids = await idsOf(change)
  if (ids.size === 0) return
  const touched = units.flatMap(({ before, after }) => (before === undefined ? [after] : [before, after]))
  if (touched.some(({ content }) => ids.has(content.event.calendar_id))) throw readOnly()
}
