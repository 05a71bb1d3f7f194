import type { Queries } from '#server/db/schema.ts'
import type { Collection } from './objects.queries.ts'

/** Notes that an event gave up a name in a calendar by some change. */
export async function putFormerName(
  db: Queries,
  { ownerId, calendarId }: Collection,
  { name, sequence }: { readonly name: string; readonly sequence: number },
): Promise<void> {
  await db
    .insertInto('dav_former_name')
    .values({ owner_id: ownerId, calendar_id: calendarId, name, sequence })
    .onConflict((row) => row.columns(['owner_id', 'calendar_id', 'name']).doUpdateSet({ sequence }))
    .execute()
  // What the journal has forgotten no token can ask for.
  await db
    .deleteFrom('dav_former_name')
    .where('owner_id', '=', ownerId)
    .where((row) =>
      row(
        'sequence',
        '<',
        row
          .selectFrom('change')
          .select((change) => change.fn.min('sequence').as('first'))
          .where('owner_id', '=', ownerId),
      ),
    )
    .execute()
}

/** The names that events of a calendar gave up after one change and no later than another. */
export async function findFormerNames(
  db: Queries,
  { ownerId, calendarId }: Collection,
  { since, until }: { readonly since: number; readonly until: number },
): Promise<string[]> {
  const rows = await db
    .selectFrom('dav_former_name')
    .select('name')
    .where('owner_id', '=', ownerId)
    .where('calendar_id', '=', calendarId)
    .where('sequence', '>', since)
    .where('sequence', '<=', until)
    .execute()
  return rows.map(({ name }) => name)
}
