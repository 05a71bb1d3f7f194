import { instantOf } from '#server/clock.ts'
import type { Storage } from '#server/db/journal/write-change.ts'
import { keepLooking, type Looking } from '#server/keep-looking.ts'
import type { MailLog } from '#server/mail/message.ts'
import { deliver, pushSnoozed } from './deliver.service.ts'
import { sendDigest } from './digest.service.ts'
import { fireDue, workOutDue, type Outcomes } from './fire-due.service.ts'
import { findDueOwners, findOwner, holdOwner, takeSnoozed } from './reminders.queries.ts'

/** What lets reminders come. */
export interface Schedule extends Storage {
  readonly log: MailLog
  /** Tell who sends, after the commit, that there is something. */
  readonly wakePost: () => void
  readonly wakePush: () => void
}

const LOOK_MILLISECONDS = 2_000
const OWNERS_A_LOOK = 500

/**
 * Lets come what is due, person by person, each in a transaction of their own that holds them: two nodes never let the same
 * reminder come, and what a kill interrupts has not happened. Answers how many people something was done for.
 */
export async function fireAllDue(schedule: Schedule): Promise<number> {
  const owners = await findDueOwners(schedule.db.read, instantOf(schedule.clock), OWNERS_A_LOOK)
  let done = 0
  for (const ownerId of owners) if (await tryForOwner(schedule, ownerId)) done += 1
  return done
}

/** What fails for one person keeps nobody else waiting: it is tried again at the next look. */
async function tryForOwner(schedule: Schedule, ownerId: string): Promise<boolean> {
  try {
    return await fireForOwner(schedule, ownerId)
  } catch (error) {
    schedule.log.error({ err: error, owner: ownerId }, 'the reminders of somebody could not come')
    return false
  }
}

/** Whether anything was done: not where another node has them, or they have gone. */
async function fireForOwner(schedule: Schedule, ownerId: string): Promise<boolean> {
  const { db, clock } = schedule
  const now = instantOf(clock)
  const seen = await findOwner(db.read, ownerId)
  const outcomes: Outcomes = seen === undefined ? new Map() : await workOutDue(db.read, seen, now)
  const news = await db.transact(async (trx): Promise<number | null> => {
    const owner = await holdOwner(trx, ownerId)
    if (owner === undefined) return null
    const came = await fireDue(trx, owner, { now, outcomes })
    await deliver(trx, clock, { owner, came, now })
    const notifications = await takeSnoozed(trx, ownerId, now)
    await pushSnoozed(trx, owner, { notifications, now })
    await sendDigest(trx, clock, owner, now)
    return came.length + notifications.length
  })
  if (news === null) return false
  schedule.wakePost()
  schedule.wakePush()
  if (news > 0) await db.announce({ ownerId, sequence: null, isNotification: true })
  return true
}

/** Starts to look. */
export const startScheduler = (schedule: Schedule, milliseconds = LOOK_MILLISECONDS): Looking =>
  keepLooking({
    look: () => fireAllDue(schedule),
    milliseconds,
    onFault: (error) => schedule.log.error({ err: error }, 'reminders could not be looked at'),
  })
