import type { AdminOverview } from '@dodici/contract/types'
import { instantOf } from '#server/clock.ts'
import type { Config } from '#server/config.ts'
import { AppError } from '#server/errors.ts'
import { countedDue, diskFigures, type DiskSources } from '#server/features/metrics/metrics.service.ts'
import { checkReadiness } from '#server/features/system/system.service.ts'
import type { Clock } from '#server/clock.ts'
import { VERSION } from '#server/version.ts'
import { countOpenInvites, countPeople, countWaitingRequests } from './admin.queries.ts'

interface OverviewSources extends DiskSources {
  readonly clock: Clock
  readonly config: DiskSources['config'] & Pick<Config, 'smtpUrl'>
}

/** How the server is, in numbers. */
export async function readAdminOverview(sources: OverviewSources): Promise<AdminOverview> {
  const { db, clock, config } = sources
  const { free, database, log } = await diskFigures(sources)
  return {
    version: VERSION,
    database: db.kind,
    isWritable: await isWritable(sources),
    databaseBytes: database === null ? null : database + (log ?? 0),
    freeBytes: free,
    sendsMail: config.smtpUrl !== null,
    queues: await countedDue(sources),
    people: await countPeople(db.read),
    openInvites: await countOpenInvites(db.read, instantOf(clock)),
    waitingRequests: await countWaitingRequests(db.read),
  }
}

async function isWritable(sources: OverviewSources): Promise<boolean> {
  try {
    await checkReadiness(sources)
    return true
  } catch (error) {
    if (error instanceof AppError && error.code === 'not_writable') return false
    throw error
  }
}
