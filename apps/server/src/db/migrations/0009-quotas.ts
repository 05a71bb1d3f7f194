import { type Kysely, sql } from 'kysely'
import { identifierText } from '../dialect.ts'

const UNITS = ['event', 'category', 'calendar', 'milestone', 'conversation', 'goal', 'goal_entry'] as const

/** Usage sums, and marks for changes that are stored in parts and not complete. */
export async function up(db: Kysely<never>): Promise<void> {
  const text = identifierText(db)
  await db.schema
    .createTable('unfinished_change')
    // Where 0009-journal-in-parts has run, it is there, and may hold something.
    .ifNotExists()
    .addColumn('owner_id', text, (column) => column.primaryKey())
    .addColumn('sequence', 'bigint', (column) => column.notNull())
    .addColumn('change_id', text, (column) => column.notNull())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('title', 'text', (column) => column.notNull())
    .addColumn('begun_at', text, (column) => column.notNull())
    .execute()
  await db.schema
    .createTable('usage')
    .addColumn('owner_id', text, (column) => column.primaryKey())
    .addColumn('kept', 'bigint', (column) => column.notNull().defaultTo(0))
    .addColumn('trash', 'bigint', (column) => column.notNull().defaultTo(0))
    .addColumn('journal', 'bigint', (column) => column.notNull().defaultTo(0))
    .addColumn('messages', 'bigint', (column) => column.notNull().defaultTo(0))
    .execute()
  for (const table of UNITS) {
    await db.schema
      .alterTable(table)
      .addColumn('bytes', 'integer', (column) => column.notNull().defaultTo(0))
      .execute()
    await sql`update ${sql.table(table)} set bytes = 600`.execute(db)
  }
  await measureEvents(db)
  await sumUp(db)
}

/** Close to what a write would compute. */
async function measureEvents(db: Kysely<never>): Promise<void> {
  await sql`update event set bytes = 900 + octet_length(title) + octet_length(description) + octet_length(location)
    + octet_length(url) + octet_length(rdates) + octet_length(exdates) + coalesce(octet_length(ics_extra), 0)
    + (select coalesce(sum(500 + octet_length(title) + octet_length(description) + octet_length(location)), 0)
      from event_exception
      where event_exception.owner_id = event.owner_id and event_exception.event_id = event.id)`.execute(db)
}

async function sumUp(db: Kysely<never>): Promise<void> {
  await sql`insert into usage (owner_id, journal, messages)
    select id,
      (select coalesce(sum(400 + coalesce(octet_length(before), 0)), 0) from change_row where owner_id = "user".id),
      (select coalesce(sum(octet_length(text) + octet_length(events) + octet_length(goals)), 0)
        from message where owner_id = "user".id)
    from "user"`.execute(db)
  for (const table of UNITS) {
    const its = sql`from ${sql.table(table)} as unit where unit.owner_id = usage.owner_id and unit.deleted_at`
    await sql`update usage set kept = kept + (select coalesce(sum(unit.bytes), 0) ${its} is null),
      trash = trash + (select coalesce(sum(unit.bytes), 0) ${its} is not null)`.execute(db)
  }
}
