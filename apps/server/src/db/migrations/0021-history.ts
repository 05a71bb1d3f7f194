import type { Kysely } from 'kysely'

/** What a change did, in detail, and through what it was made. Of earlier changes, nobody knows. */
export async function up(db: Kysely<never>): Promise<void> {
  for (const table of ['change', 'unfinished_change']) {
    for (const [column, value] of [
      ['made_by', 'page'],
      ['maker', ''],
    ] as const) {
      await db.schema
        .alterTable(table)
        .addColumn(column, 'text', (definition) => definition.notNull().defaultTo(value))
        .execute()
    }
  }
  await db.schema.alterTable('change').addColumn('acts', 'text').execute()
  await db.schema.alterTable('change_row').addColumn('detail', 'text').execute()
  await db.schema.alterTable('change_row').addColumn('place', 'integer').execute()
  // The first things of a change are found without reading the thousands that may follow.
  await db.schema
    .createIndex('change_row_place')
    .on('change_row')
    .columns(['owner_id', 'sequence', 'place'])
    .where('place' as never, 'is not', null)
    .execute()
  await db.schema
    .createIndex('change_row_of_unit')
    .on('change_row')
    .columns(['owner_id', 'unit_id', 'sequence'])
    .execute()
  await db.schema.dropIndex('change_row_unit').execute()
}
