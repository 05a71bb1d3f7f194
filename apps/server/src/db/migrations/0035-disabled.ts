import { sql, type Kysely } from 'kysely'

/** Accounts that the operator has disabled. They are few: the index holds them alone. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('user').addColumn('disabled_at', 'text').execute()
  await db.schema
    .createIndex('user_disabled')
    .on('user')
    .column('id')
    .where(sql.ref('disabled_at'), 'is not', null)
    .execute()
}
