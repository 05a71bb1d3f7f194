import { sql } from 'kysely'
import type { Queries } from '../schema.ts'
import { OWNED_TABLES } from '../tables.ts'
import { addUsage, bytesOf, journalBytes } from './usage.ts'

/** What is removed for good, with all that the journal keeps of it: in slices, between which others have their turn. */

/** Rows in one statement: some milliseconds. */
const SLICE = 500
/** Changes that are looked at in one statement, for whether anything is left of them. */
const CHANGES_A_SLICE = 5_000

type Pause = () => Promise<void>

/** Removes the events of a calendar, those in the trash too. Begun anew, it goes on where it was. */
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

async function eraseEvents(
  trx: Queries,
  ownerId: string,
  events: readonly { readonly id: string; readonly bytes: number; readonly deleted_at: string | null }[],
): Promise<void> {
  const ids = events.map(({ id }) => id)
  const rows = trx.deleteFrom('change_row').where('owner_id', '=', ownerId).where('unit_id', 'in', ids)
  const journal = await rows.returning(journalBytes.as('bytes')).execute()
  await trx.deleteFrom('event_exception').where('owner_id', '=', ownerId).where('event_id', 'in', ids).execute()
  await trx.deleteFrom('reminder').where('owner_id', '=', ownerId).where('event_id', 'in', ids).execute()
  await trx.deleteFrom('event').where('owner_id', '=', ownerId).where('id', 'in', ids).execute()
  const { trash = [], kept = [] } = Object.groupBy(events, (event) => (event.deleted_at === null ? 'kept' : 'trash'))
  await addUsage(trx, ownerId, { journal: -bytesOf(journal), kept: -bytesOf(kept), trash: -bytesOf(trash) })
}

/** Removes a calendar's own row, with what the journal kept of it before. */
export async function eraseCalendarRow(trx: Queries, ownerId: string, id: string): Promise<void> {
  const rows = trx.deleteFrom('change_row').where('owner_id', '=', ownerId).where('unit_id', '=', id)
  const journal = await rows.returning(journalBytes.as('bytes')).execute()
  const calendars = await trx
    .deleteFrom('calendar')
    .where('owner_id', '=', ownerId)
    .where('id', '=', id)
    .returning('bytes')
    .execute()
  // Within its own change it is among those that are there: the change puts it into the trash when it is stored.
  await addUsage(trx, ownerId, { journal: -bytesOf(journal), trash: -bytesOf(calendars) })
}

/** Removes the changes of which nothing is left that could be taken back: they still had the names of what they did. */
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

/** Removes every row that is somebody's; the note that they are gone goes last. Begun anew, it goes on where it was. */
export async function eraseRowsOf(trx: Queries, ownerId: string, pause: Pause): Promise<void> {
  for (const { name, key, owner } of OWNED_TABLES.filter((table) => table.name !== 'unfinished_change')) {
    const columns = sql.join(key.map((column) => sql.ref(column)))
    const some = sql`select ${columns} from ${sql.table(name)} where ${sql.ref(owner)} = ${ownerId} limit ${sql.lit(SLICE)}`
    for (;;) {
      const deleted = await sql`delete from ${sql.table(name)} where (${columns}) in (${some})`.execute(trx)
      if ((deleted.numAffectedRows ?? 0n) < BigInt(SLICE)) break
      await pause()
    }
  }
}
