import { hash } from 'node:crypto'
import { promisify } from 'node:util'
import { gunzip } from 'node:zlib'
import { BUSY_DAYS_MAX } from '@dodici/contract/limits'
import { MINUTES_A_DAY, parseDay } from '@dodici/core/date'
import { instantOfWall } from '@dodici/core/zone'
import { ownAccess, type Access } from '#server/actor.ts'
import { instantOf, todayIn, type Clock } from '#server/clock.ts'
import { AppError, notFound } from '#server/errors.ts'
import { findAccountById } from '#server/features/accounts/account-row.ts'
import { noteKeyUse } from '#server/features/api-keys/stored-keys.ts'
import { fileNameOf } from '#server/features/calendar-contents/export.service.ts'
import { bucketOf, takeAttempts } from '#server/features/limits/limits.ts'
import { performRead, type ThreadedStorage } from '#server/features/reading-threads/reading-threads.ts'
import { actorBy } from '#server/features/sessions/sessions.service.ts'
import { hashSecret } from '#server/secrets.ts'
import { VERSION } from '#server/version.ts'
import { choiceOfRow } from './feed-columns.ts'
import type { FeedFile, FeedFiles } from './feed-files.ts'
import { feedTask, type FeedContent } from './feed-task.ts'
import { findFeed, type FeedRow } from './feeds.queries.ts'

/** What files of feeds need. */
export type FeedStorage = ThreadedStorage & {
  readonly feeds: FeedFiles
  /** Counts a whole file; throws if there are too many. */
  readonly countFullRead: (feedId: string) => void
}

/** Addresses that lead to nothing, from one place in a quarter of an hour. Only work is spared: none can be guessed. */
const WRONG_ADDRESSES = { most: 60, minutes: 15 }

/** Raised when the same data gives other octets in the same version of the program. */
const FORMAT = 1

/** Beyond all days that are stored. */
const FAR = 1_000_000

export interface FeedRequest {
  /** The secret of its address, as it came. */
  readonly secret: string
  readonly userAgent: string
  /** From `addressOf`. */
  readonly address: string
}

/** A feed at a moment, before anything of its owner's year is read. */
export interface FoundFeed {
  readonly id: string
  readonly access: Access
  readonly content: FeedContent
  /** Of its name, without an ending. */
  readonly fileName: string
  /** Another one where the file may be another. */
  readonly version: string
  /** The last moment at which it may have become what it is, in milliseconds. */
  readonly changedAt: number
}

/**
 * The feed at an address. An address that is wrong, revoked or expired is answered alike.
 * @throws AppError `not_found`; `too_many_requests` after many wrong addresses
 */
export async function findFeedAt(storage: FeedStorage, { secret, ...asked }: FeedRequest): Promise<FoundFeed> {
  const [row] = await findFeed(storage.db, hashSecret(secret))
  if (row === undefined || !isOpen(row, storage.clock)) {
    await takeAttempts(storage, [{ bucket: bucketOf('feeds', asked.address), ...WRONG_ADDRESSES }])
    throw notFound()
  }
  await noteKeyUse(storage, { id: row.key_id, last_used_at: row.last_used_at }, asked.userAgent)
  return foundOf(row, storage.clock)
}

const isOpen = ({ scope, expires_at }: FeedRow, clock: Clock): boolean =>
  scope === 'feed' && (expires_at === null || expires_at > instantOf(clock))

function foundOf(row: FeedRow, clock: Clock): FoundFeed {
  const { daysBack, daysAhead, changedAt, ...choice } = choiceOfRow(row)
  const { timezone, language, sequence, name } = row
  const today = parseDay(todayIn(clock, timezone)) ?? 0
  const most = choice.detail === 'busy' ? BUSY_DAYS_MAX : FAR
  const content = {
    ...{ ...choice, name, changedAt },
    first: today - Math.min(daysBack, most),
    last: today + Math.min(daysAhead ?? most, most),
  }
  const midnight = instantOfWall(today * MINUTES_A_DAY, timezone) * 60_000
  const changes = [changedAt, row.profile_changed_at, row.changed_at ?? changedAt].map((at) => Date.parse(at))
  return {
    id: row.key_id,
    access: ownAccess(actorBy('feed', row.key_id, row)),
    content,
    fileName: fileNameOf(row),
    version: hash('sha256', JSON.stringify([FORMAT, VERSION, row.key_id, content, timezone, language, sequence])),
    changedAt: Math.max(midnight, ...changes),
  }
}

const unzipped = promisify(gunzip)

/**
 * A feed's file, zipped or as text: what was written last, or written now, in a thread if it is large.
 * @throws AppError `too_many_requests`, `unavailable`, `too_many_events`
 */
export async function feedFile(storage: FeedStorage, found: FoundFeed, isZipped: boolean): Promise<FeedFile> {
  storage.countFullRead(found.id)
  const { ownerId } = found.access
  const file = await storage.feeds.of(found.version, ownerId, () => writtenFile(storage, found))
  if (isZipped) return file
  return storage.feeds.of(`${found.version} text`, ownerId, async () => ({
    ...file,
    bytes: await unzipped(file.bytes),
  }))
}

/** As the owner's own reading: not while a change of theirs is partly stored. */
const writtenFile = (storage: FeedStorage, { access, content }: FoundFeed): Promise<FeedFile> =>
  storage.db.asPerson(access.ownerId, async () => {
    const { ownerId, sequence } = access
    const isUnchanged = async (): Promise<boolean> =>
      (await findAccountById(storage.db.read, ownerId))?.sequence === sequence
    const wasUnchanged = await isUnchanged()
    const bytes = await performRead(storage, feedTask, access, content)
    if (bytes === null) throw new AppError('too_many_events', 'These are too many events for one address.')
    return { bytes, isCurrent: wasUnchanged && (await isUnchanged()) }
  })
