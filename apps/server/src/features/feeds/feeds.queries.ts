import { prepareQuery } from '#server/db/prepare-query.ts'
import type { ApiKeyTable, Queries, UserTable } from '#server/db/schema.ts'

/** A feed, its owner, and when their data changed last as far as the journal knows. */
export type FeedRow = Pick<UserTable, 'plan' | 'language' | 'timezone' | 'sequence'> &
  Pick<ApiKeyTable, 'name' | 'scope' | 'last_used_at' | 'expires_at' | 'feed'> & {
    readonly key_id: string
    readonly id: string
    readonly profile_changed_at: string
    readonly changed_at: string | null
  }

/** The key with this hash and its owner, unless they are disabled: one row or none. */
export const findFeed = prepareQuery<FeedRow>((db, keyHash) =>
  db
    .selectFrom('api_key')
    .innerJoin('user', 'user.id', 'api_key.user_id')
    .leftJoin('change', (join) =>
      join.onRef('change.owner_id', '=', 'user.id').onRef('change.sequence', '=', 'user.sequence'),
    )
    .select([
      'api_key.id as key_id',
      'api_key.name',
      'api_key.scope',
      'api_key.last_used_at',
      'api_key.expires_at',
      'api_key.feed',
      'user.id',
      'user.plan',
      'user.language',
      'user.timezone',
      'user.sequence',
      'user.updated_at as profile_changed_at',
      'change.created_at as changed_at',
    ])
    .where('key_hash', '=', keyHash)
    .where('user.disabled_at', 'is', null),
)

const feedsOf = (db: Queries, userId: string) =>
  db.selectFrom('api_key').selectAll().where('user_id', '=', userId).where('scope', '=', 'feed')

/** A person's feeds, oldest first. */
export const findFeeds = (db: Queries, userId: string): Promise<ApiKeyTable[]> =>
  feedsOf(db, userId).orderBy('created_at').orderBy('id').execute()

export const findOwnFeed = (db: Queries, userId: string, id: string): Promise<ApiKeyTable | undefined> =>
  feedsOf(db, userId).where('id', '=', id).executeTakeFirst()

export const updateFeedRow = async (
  db: Queries,
  { user_id, id }: Pick<ApiKeyTable, 'user_id' | 'id'>,
  columns: Partial<Omit<ApiKeyTable, 'id' | 'user_id' | 'scope'>>,
): Promise<void> => {
  await db.updateTable('api_key').set(columns).where('user_id', '=', user_id).where('id', '=', id).execute()
}

/** Whether somebody has more events than this, or more bytes in them; with those in the trash. */
export const hasMoreEvents = async (
  db: Queries,
  ownerId: string,
  most: { readonly events: number; readonly bytes: number },
): Promise<boolean> => {
  const some = db
    .selectFrom('event')
    .select('bytes')
    .where('owner_id', '=', ownerId)
    .limit(most.events + 1)
    .as('some')
  const { count, bytes } = await db
    .selectFrom(some)
    .select((select) => [
      select.fn.countAll<number>().as('count'),
      select.fn.sum<number | string | null>('some.bytes').as('bytes'),
    ])
    .executeTakeFirstOrThrow()
  return count > most.events || Number(bytes ?? 0) > most.bytes
}
