import type { Config } from '#server/config.ts'
import type { Database } from '#server/db/database.ts'
import { freeBytes as bytesLeft, ROOM_NEEDED_BYTES, type FreeBytes } from '#server/disk-room.ts'
import { AppError } from '#server/errors.ts'
import { elsewhereOf } from '#server/settings/oidc.ts'
import { VERSION } from '#server/version.ts'
import { sendsOf, type SendingConfig } from './stored-and-sent.ts'
import { countMigrations } from './system.queries.ts'

const ANSWER_AFTER_SECONDS = 5
const WRITE_AFTER_SECONDS = 10

/** What readiness depends on. */
export interface ReadinessSources {
  readonly db: Database
  readonly config: Pick<Config, 'dataDir'>
  readonly freeBytes?: FreeBytes
}

/**
 * Which database answers.
 * @throws AppError `unavailable` if none does, `not_writable` if it cannot store anything
 */
export async function checkReadiness(sources: ReadinessSources): Promise<Database['kind']> {
  const { db } = sources
  try {
    await countMigrations(db.read)
  } catch (error) {
    const retryAfter = ANSWER_AFTER_SECONDS
    throw new AppError('unavailable', 'The database does not answer.', { cause: error, retryAfter })
  }
  try {
    if (!(await hasRoom(sources))) throw new Error('The disk has too little room.')
    await db.tryToWrite()
  } catch (error) {
    const retryAfter = WRITE_AFTER_SECONDS
    const detail = 'Nothing can be stored at the moment. What is there can be read.'
    throw new AppError('not_writable', detail, { cause: error, retryAfter })
  }
  return db.kind
}

/** A PostgreSQL server has its own disk; we only see its refusals. */
async function hasRoom({ db, config, freeBytes = bytesLeft }: ReadinessSources): Promise<boolean> {
  return db.kind !== 'sqlite' || (await freeBytes(config.dataDir)) >= ROOM_NEEDED_BYTES
}

/** What a page needs to know about this installation before anybody signs in. */
export const instanceFacts = (
  config: Pick<Config, 'appName' | 'registration' | 'defaultPlan' | 'prices' | 'contact'> & SendingConfig,
) => ({
  name: config.appName,
  registration: config.registration,
  version: VERSION,
  prices: config.prices,
  sentryDsn: config.sentryDsn,
  contact: config.contact,
  oidc: elsewhereOf(config),
  plan: config.defaultPlan,
  sends: sendsOf(config),
})
