import { FEEDS_MAX } from '@dodici/contract/limits'
import type { Feed, FeedPatch, FeedWishes, NewFeed } from '@dodici/contract/types'
import type { Access, Actor } from '#server/actor.ts'
import { instantOf, type Clock } from '#server/clock.ts'
import { ownIds } from '#server/db/journal/own-units.ts'
import type { Storage } from '#server/db/journal/write-change.ts'
import type { ApiKeyTable, Queries } from '#server/db/schema.ts'
import { invalidInput, notFound, unknownReference } from '#server/errors.ts'
import { noteAudit } from '#server/features/audit/note-audit.ts'
import { endKey, putKey } from '#server/features/api-keys/stored-keys.ts'
import { hashSecret, newSecret } from '#server/secrets.ts'
import { choiceOf, choiceOfRow, feedOfRow, newUidKey, type FeedChoice } from './feed-columns.ts'
import { findFeeds, findOwnFeed, updateFeedRow } from './feeds.queries.ts'

type FeedActor = Pick<Actor, 'userId' | 'from'>

/** The path of a feed's file, which is all that opens it. */
const pathOf = (secret: string): string => `/feeds/${secret}.ics`

/** The person's feeds, oldest first. */
export const listFeeds = async ({ db }: Storage, { userId }: Pick<Actor, 'userId'>): Promise<Feed[]> =>
  (await findFeeds(db.read, userId)).map(feedOfRow)

/**
 * Makes a feed and returns its address, once.
 * @throws AppError `unknown_reference` for a calendar or category that is not theirs; `invalid_input`; `plan_limit`
 */
export async function createFeed(storage: Storage, access: Access, wishes: FeedWishes): Promise<NewFeed> {
  const expires_at = await checkedEnd(storage, access, wishes)
  const secret = newSecret('feed')
  const choice = choiceOf(wishes, { uidKey: newUidKey(), changedAt: instantOf(storage.clock) })
  const row = await putKey(storage, {
    ...{ asker: access.actor, name: wishes.name, scope: 'feed', secret, most: FEEDS_MAX },
    ...{ expires_at, feed: JSON.stringify(choice) },
  })
  return { ...feedOfRow(row), path: pathOf(secret) }
}

/**
 * Changes what a feed tells; its address stays.
 * @throws AppError `not_found`, and as `createFeed`
 */
export async function updateFeed(
  storage: Storage,
  access: Access,
  { id, ...patch }: FeedPatch & { readonly id: string },
): Promise<Feed> {
  const known = await findOwnFeed(storage.db.read, access.ownerId, id)
  if (known === undefined) throw notFound()
  const end = await checkedEnd(storage, access, patch, choiceOfRow(known))
  return changeFeed(storage, access.actor, { id, kind: 'feedChanged' }, (row) => {
    const { uidKey, ...before } = choiceOfRow(row)
    const { name = row.name, expiresAt: _end, ...choice } = withoutUndefined(patch)
    const wanted = choiceOf({ ...before, ...choice }, { uidKey, changedAt: instantOf(storage.clock) })
    const expires_at = patch.expiresAt === undefined ? row.expires_at : end
    return { name, expires_at, feed: JSON.stringify(wanted) }
  })
}

/**
 * Gives a feed another address and returns it, once. The one before leads to nothing.
 * @throws AppError `not_found`
 */
export async function renewFeed(storage: Storage, actor: FeedActor, id: string): Promise<NewFeed> {
  const secret = newSecret('feed')
  const feed = await changeFeed(storage, actor, { id, kind: 'feedRenewed' }, (row) => {
    const choice = { ...choiceOfRow(row), uidKey: newUidKey(), changedAt: instantOf(storage.clock) }
    const unread = { last_used_at: null, agent: null }
    return { ...unread, key_hash: hashSecret(secret), feed: JSON.stringify(choice) }
  })
  return { ...feed, path: pathOf(secret) }
}

/**
 * Ends a feed: from now on its address leads to nothing.
 * @throws AppError `not_found`
 */
export const removeFeed = (storage: Storage, actor: FeedActor, id: string): Promise<void> =>
  endKey(storage, actor, { id, scope: 'feed' })

function changeFeed(
  { db, clock }: Storage,
  { userId, from }: FeedActor,
  { id, kind }: { readonly id: string; readonly kind: 'feedChanged' | 'feedRenewed' },
  changeOf: (row: ApiKeyTable) => Partial<Omit<ApiKeyTable, 'id' | 'user_id' | 'scope'>>,
): Promise<Feed> {
  return db.transact(async (trx) => {
    const row = await findOwnFeed(trx, userId, id)
    if (row === undefined) throw notFound()
    const columns = changeOf(row)
    await updateFeedRow(trx, row, columns)
    await noteAudit(trx, clock, { userId, kind, name: columns.name ?? row.name, from })
    return feedOfRow({ ...row, ...columns })
  })
}

const NOTHING: Pick<FeedChoice, 'calendarIds' | 'categoryIds'> = { calendarIds: null, categoryIds: null }

/**
 * The wished end as it is stored, once it is still to come and everything that is named is theirs. What was chosen before
 * may be gone by now.
 */
async function checkedEnd(
  { db, clock }: Storage,
  { ownerId }: Access,
  { calendarIds, categoryIds, expiresAt }: FeedPatch,
  before: typeof NOTHING = NOTHING,
): Promise<string | null> {
  await refuseOthers(db.read, { table: 'calendar', ownerId }, [calendarIds, before.calendarIds])
  await refuseOthers(db.read, { table: 'category', ownerId }, [categoryIds, before.categoryIds])
  if (expiresAt === undefined || expiresAt === null) return null
  return futureInstant(clock, expiresAt)
}

function futureInstant(clock: Clock, text: string): string {
  const end = new Date(text).toISOString()
  if (end <= instantOf(clock)) throw invalidInput('expiresAt', 'must be in the future')
  return end
}

async function refuseOthers(
  db: Queries,
  { table, ownerId }: { readonly table: 'calendar' | 'category'; readonly ownerId: string },
  [ids, before]: readonly [wished: readonly string[] | null | undefined, before: readonly string[] | null],
): Promise<void> {
  if (ids === undefined || ids === null) return
  const own = await ownIds(db, table, ownerId)
  const at = ids.findIndex((id) => !own.has(id) && before?.includes(id) !== true)
  if (at >= 0) throw unknownReference(`${table}Ids.${String(at)}`)
}

type Defined<Value> = { readonly [Key in keyof Value]: Exclude<Value[Key], undefined> }

/** What a patch leaves out stays as it is. */
const withoutUndefined = <Value extends object>(value: Value): Defined<Value> =>
  Object.fromEntries(Object.entries(value).filter(([, one]) => one !== undefined)) as Defined<Value>
