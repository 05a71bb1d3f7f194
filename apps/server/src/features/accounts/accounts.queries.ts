import type { Queries, UserTable } from '#server/db/schema.ts'

export const findUser = (db: Queries, id: string): Promise<UserTable | undefined> =>
  db.selectFrom('user').selectAll().where('id', '=', id).executeTakeFirst()

export const findUserByEmail = (db: Queries, emailKey: string): Promise<UserTable | undefined> =>
  db.selectFrom('user').selectAll().where('email_key', '=', emailKey).executeTakeFirst()

/** A person's row, locked until the transaction ends, so that the account cannot be deleted meanwhile. */
export const holdUser = (db: Queries, column: 'id' | 'email_key', value: string): Promise<UserTable | undefined> =>
  db
    .updateTable('user')
    .set((update) => ({ sequence: update.ref('sequence') }))
    .where(column, '=', value)
    .returningAll()
    .executeTakeFirst()
