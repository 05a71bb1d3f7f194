import { daysBefore, instantOf, timerOf } from '#server/clock.ts'
import type { Storage } from '#server/db/journal/write-change.ts'
import { keepLooking, type Poller } from '#server/poller.ts'
import type { MailLog } from '#server/mail/message.ts'
import { deliver, pushSnoozed } from './deliver.ts'
import { digestDueAfter, sendDigest } from './digest.ts'
import { fireDue, nothingWorkedOut, workOutDue } from './fire-due.ts'
import {
  findDueOwners,
  findMisplacedDigests,
  findOwner,
  holdOwner,
  setDigestDue,
  takeSnoozed,
} from './reminders.queries.ts'

/** What lets reminders come. */
export interface Schedule extends Storage {
  readonly log: MailLog
  /** Wake the senders, after the commit. */
  readonly wakePost: () => void
  readonly wakePush: () => void
}

const LOOK_MILLISECONDS = 2_000
const OWNERS_A_LOOK = 500
const DIGEST_DAYS_MAX = 8

/**
 * Fires what is due, one person per transaction with their row locked: two nodes never fire the same reminder, and an
 * interrupted transaction has not happened. Returns the number of people processed.
 */
export async function fireAllDue(schedule: Schedule): Promise<number> {
  await putDigestsRight(schedule)
  const owners = await findDueOwners(schedule.db.read, instantOf(schedule.clock), OWNERS_A_LOOK)
  let done = 0
  for (const ownerId of owners) if (await tryForOwner(schedule, ownerId)) done += 1
  return done
}

/** A digest due in more than a week was scheduled by a wrong clock. */
async function putDigestsRight({ db, clock }: Schedule): Promise<void> {
  const [now, after] = [instantOf(clock), daysBefore(clock, -DIGEST_DAYS_MAX)]
  const owners = await findMisplacedDigests(db.read, after, OWNERS_A_LOOK)
  if (owners.length === 0) return
  await db.transact(async (trx) => {
    for (const owner of owners) await setDigestDue(trx, owner.id, digestDueAfter(owner, now))
  })
}

/** One person's failure does not delay others; it is tried again at the next check. */
async function tryForOwner(schedule: Schedule, ownerId: string): Promise<boolean> {
  try {
    return await fireForOwner(schedule, ownerId)
  } catch (error) {
    schedule.log.error({ err: error, owner: ownerId }, 'the reminders of somebody could not come')
    return false
  }
}

/** Whether anything was done; false if another node has them, or they are gone. */
async function fireForOwner(schedule: Schedule, ownerId: string): Promise<boolean> {
  const { db, clock } = schedule
  const now = instantOf(clock)
  const seen = await findOwner(db.read, ownerId)
  const workedOut = seen === undefined ? nothingWorkedOut() : await workOutDue(db.read, seen, now)
  const news = await db.transact(async (trx): Promise<number | null> => {
    const owner = await holdOwner(trx, ownerId)
    if (owner === undefined) return null
    const came = await fireDue(trx, owner, { now, ...workedOut })
    const notifications = await takeSnoozed(trx, ownerId, now)
    // Who is disabled finds in the list what came meanwhile.
    if (owner.disabled_at === null) {
      await deliver(trx, clock, { owner, came, now })
      await pushSnoozed(trx, owner, { notifications, now })
    }
    await sendDigest(trx, clock, owner, now)
    return came.length + notifications.length
  })
  if (news === null) return false
  schedule.wakePost()
  schedule.wakePush()
  if (news > 0) await db.announce({ ownerId, sequence: null, isNotification: true })
  return true
}

/** Starts the scheduler. */
export const startScheduler = (schedule: Schedule, milliseconds = LOOK_MILLISECONDS): Poller =>
  keepLooking({
    look: () => fireAllDue(schedule),
    milliseconds: timerOf(schedule.clock, milliseconds),
    onFault: (error) => schedule.log.error({ err: error }, 'reminders could not be looked at'),
  })
