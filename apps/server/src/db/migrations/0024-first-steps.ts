import type { Kysely } from 'kysely'
import type { Tables } from '../schema.ts'

/** Which calendar is the sample year, and whose first steps are closed: at first, those of everybody with an event. */
export async function up(db: Kysely<Pick<Tables, 'user' | 'event'>>): Promise<void> {
  await db.schema.alterTable('calendar').addColumn('sample', 'text').execute()
  await db.schema
    .alterTable('user')
    .addColumn('first_steps_closed', 'integer', (column) => column.notNull().defaultTo(0))
    .execute()
  await db
    .updateTable('user')
    .set({ first_steps_closed: 1 })
    .where((user) =>
      user.exists(user.selectFrom('event').select('event.id').whereRef('event.owner_id', '=', 'user.id')),
    )
    .execute()
}
