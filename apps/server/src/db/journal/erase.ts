import { sql } from 'kysely'
import { isOneOf } from '../dialect.ts'
import type { Queries } from '../schema.ts'
import { OWNED_TABLES } from '../tables.ts'
import { deleteCollection } from './delete-collection.ts'
import { deleteEvents, type StoredEvent } from './delete-events.ts'
import { addUsage, bytesOf, journalBytes } from './usage.ts'

/** Deletes for good, with everything the journal has kept of it, in slices between which others run. */

/** Rows per statement: some milliseconds. */
const SLICE = 500
/** Changes per statement that are checked for remaining units. */
const CHANGES_A_SLICE = 5_000

type Pause = () => Promise<void>

/** Deletes the events of a calendar, including trashed ones. Can be restarted after an interruption. */
export async function eraseEventsOf(
  trx: Queries,
  { ownerId, calendarId }: { ownerId: string; calendarId: string },
  pause: Pause,
): Promise<void> {
  let after = ''
  for (;;) {
    const events = await trx
      .selectFrom('event')
      .select(['id', 'bytes', 'deleted_at'])
      .where('owner_id', '=', ownerId)
      .where('calendar_id', '=', calendarId)
      .where('id', '>', after)
      .orderBy('id')
      .limit(SLICE)
      .execute()
    if (events.length === 0) break
    await eraseEvents(trx, ownerId, events)
    after = events.at(-1)?.id ?? ''
    await pause()
  }
  await eraseEmptyChanges(trx, ownerId, pause)
}

async function eraseEvents(trx: Queries, ownerId: string, events: readonly StoredEvent[]): Promise<void> {
  const ids = events.map(({ id }) => id)
  const rows = trx
    .deleteFrom('change_row')
    .where('owner_id', '=', ownerId)
    .where(isOneOf(trx, 'unit_id', ids))
  const journal = await rows.returning(journalBytes.as('bytes')).execute()
  await addUsage(trx, ownerId, { journal: -bytesOf(journal) })
  await deleteEvents(trx, ownerId, events)
}

/** Deletes a calendar's own row, with what programs keep of it and its earlier journal entries. */
export async function eraseCalendarRow(trx: Queries, ownerId: string, id: string): Promise<void> {
  const rows = trx.deleteFrom('change_row').where('owner_id', '=', ownerId).where('unit_id', '=', id)
  const journal = await rows.returning(journalBytes.as('bytes')).execute()
  const calendars = await trx
    .deleteFrom('calendar')
    .where('owner_id', '=', ownerId)
    .where('id', '=', id)
    .returning('bytes')
    .execute()
  await deleteCollection(trx, ownerId, id)
  // Within its own change it still counts as present; storing the change moves it to the trash.
  await addUsage(trx, ownerId, { journal: -bytesOf(journal), trash: -bytesOf(calendars) })
}

/** Deletes changes of which nothing can be undone any more: they still contain names. */
async function eraseEmptyChanges(trx: Queries, ownerId: string, pause: Pause): Promise<void> {
  let after = 0
  for (;;) {
    const last = await trx
      .selectFrom('change')
      .select('sequence')
      .where('owner_id', '=', ownerId)
      .where('sequence', '>', after)
      .orderBy('sequence')
      .limit(1)
      .offset(CHANGES_A_SLICE - 1)
      .executeTakeFirst()
    await trx
      .deleteFrom('change')
      .where('owner_id', '=', ownerId)
      .where('sequence', '>', after)
      .where('sequence', '<=', last?.sequence ?? Number.MAX_SAFE_INTEGER)
      .where((where) =>
        where.not(
          where.exists(
            where
              .selectFrom('change_row')
              .select('change_row.unit_id')
              .where('change_row.owner_id', '=', ownerId)
              .whereRef('change_row.sequence', '=', 'change.sequence'),
          ),
        ),
      )
      .execute()
    if (last === undefined) return
    after = last.sequence
    await pause()
  }
}

/** Deletes all rows of a person; the mark goes last. Can be restarted after an interruption. */
export async function eraseRowsOf(trx: Queries, ownerId: string, pause: Pause): Promise<void> {
  for (const { name, key, owner } of OWNED_TABLES.filter((table) => table.name !== 'unfinished_change')) {
    const columns = sql.join(key.map((column) => sql.ref(column)))
    const theirs = sql`${sql.table(name)} where ${sql.ref(owner)} = ${ownerId}`
    const some = sql`select ${columns} from ${theirs} limit ${sql.lit(SLICE)}`
    for (;;) {
      const deleted = await sql`delete from ${theirs} and (${columns}) in (${some})`.execute(trx)
      if ((deleted.numAffectedRows ?? 0n) < BigInt(SLICE)) break
      await pause()
    }
  }
}
