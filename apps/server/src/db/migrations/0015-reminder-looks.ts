import type { Kysely } from 'kysely'

/** The table of when to check which event's reminders was called as if it held reminders. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('reminder').renameTo('reminder_look').execute()
}
