import type { Queries, UserTable } from '#server/db/schema.ts'

export const findUser = (db: Queries, id: string): Promise<UserTable | undefined> =>
  db.selectFrom('user').selectAll().where('id', '=', id).executeTakeFirst()

export const findUserByEmail = (db: Queries, emailKey: string): Promise<UserTable | undefined> =>
  db.selectFrom('user').selectAll().where('email_key', '=', emailKey).executeTakeFirst()

/** Somebody as they are now. Their row is held until the transaction ends: their account does not end meanwhile. */
export const holdUser = (db: Queries, column: 'id' | 'email_key', value: string): Promise<UserTable | undefined> =>
  db
    .updateTable('user')
    .set((update) => ({ sequence: update.ref('sequence') }))
    .where(column, '=', value)
    .returningAll()
    .executeTakeFirst()
