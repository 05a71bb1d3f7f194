import { prepareQuery } from '#server/db/prepare-query.ts'
import type { ApiKeyTable, Queries, UserTable } from '#server/db/schema.ts'

export type KeyRow = Pick<UserTable, 'id' | 'plan' | 'language' | 'timezone' | 'sequence'> &
  Pick<ApiKeyTable, 'last_used_at' | 'name' | 'scope'> & { key_id: string }

/** The key or device password with this hash and its owner, unless they are disabled: one row or none. */
export const findKey = prepareQuery<KeyRow>((db, keyHash) =>
  db
    .selectFrom('api_key')
    .innerJoin('user', 'user.id', 'api_key.user_id')
    .select([
      'api_key.id as key_id',
      'api_key.name',
      'api_key.scope',
      'api_key.last_used_at',
      'user.id',
      'user.plan',
      'user.language',
      'user.timezone',
      'user.sequence',
    ])
    .where('key_hash', '=', keyHash)
    .where('user.disabled_at', 'is', null),
)

/** A person's API keys and device passwords, oldest first; optionally of one scope. */
export const findKeys = (db: Queries, userId: string, scope?: ApiKeyTable['scope']): Promise<ApiKeyTable[]> =>
  db
    .selectFrom('api_key')
    .selectAll()
    .where('user_id', '=', userId)
    .$if(scope !== undefined, (found) => found.where('scope', '=', scope ?? 'api'))
    .orderBy('created_at')
    .orderBy('id')
    .execute()

/** The plan of a key's owner; undefined if they have no such key, or are disabled. */
export const findPlanOfKey = async (
  db: Queries,
  userId: string,
  id: string,
): Promise<UserTable['plan'] | undefined> => {
  const row = await db
    .selectFrom('api_key')
    .innerJoin('user', 'user.id', 'api_key.user_id')
    .select('user.plan')
    .where('user_id', '=', userId)
    .where('api_key.id', '=', id)
    .where('scope', '=', 'api')
    .where('disabled_at', 'is', null)
    .executeTakeFirst()
  return row?.plan
}

export const insertKey = async (db: Queries, row: ApiKeyTable): Promise<void> => {
  await db.insertInto('api_key').values(row).execute()
}

export const touchKey = async (
  db: Queries,
  id: string,
  used: Partial<Pick<ApiKeyTable, 'last_used_at' | 'agent'>>,
): Promise<void> => {
  await db.updateTable('api_key').set(used).where('id', '=', id).execute()
}

/** Returns its name; undefined if it did not exist. */
export const deleteKey = async (
  db: Queries,
  { user_id, id, scope }: Pick<ApiKeyTable, 'user_id' | 'id' | 'scope'>,
): Promise<string | undefined> => {
  const deleted = await db
    .deleteFrom('api_key')
    .where('user_id', '=', user_id)
    .where('id', '=', id)
    .where('scope', '=', scope)
    .returning('name')
    .executeTakeFirst()
  return deleted?.name
}

export const deleteKeys = async (db: Queries, userId: string, ids: readonly string[]): Promise<void> => {
  await db
    .deleteFrom('api_key')
    .where('user_id', '=', userId)
    .where('id', 'in', [...ids])
    .execute()
}
