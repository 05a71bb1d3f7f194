import type { Config } from '#server/config.ts'
import type { Database } from '#server/db/database.ts'
import { AppError } from '#server/errors.ts'
import { VERSION } from '#server/version.ts'
import { sendsOf, type SendingConfig } from './kept-and-sent.ts'
import { countMigrations } from './system.queries.ts'

/**
 * Which database answers.
 * @throws AppError `unavailable` where none does
 */
export async function checkDatabase(db: Database): Promise<Database['kind']> {
  try {
    await countMigrations(db.read)
    return db.kind
  } catch (error) {
    throw new AppError('unavailable', 'The database does not answer.', { cause: error, retryAfter: 5 })
  }
}

/** What a page must know of this installation before anybody signs in. */
export const instanceFacts = (
  config: Pick<Config, 'appName' | 'registration' | 'defaultPlan' | 'prices' | 'contact'> & SendingConfig,
) => ({
  name: config.appName,
  registration: config.registration,
  version: VERSION,
  prices: config.prices,
  sentryDsn: config.sentryDsn,
  contact: config.contact,
  plan: config.defaultPlan,
  sends: sendsOf(config),
})
