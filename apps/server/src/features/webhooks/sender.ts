import { timerOf } from '#server/clock.ts'
import { afterChanges } from '#server/due-work/after-changes.ts'
import { startDueWork } from '#server/due-work/due-work.ts'
import { keepLooking, type Poller } from '#server/poller.ts'
import { GATHER_MILLISECONDS } from './due-times.ts'
import { sending, wakeAll } from './sending.ts'
import { findIdleBehind } from './webhooks.queries.ts'
import type { WebhookOffice } from './webhook-storage.ts'

/** Notices get lost while the database is away, and the command line gives none. */
const MISSED_MILLISECONDS = 60_000
/** Webhooks that are woken at a time. */
const WOKEN_MAX = 500

/** Lets webhooks that have missed changes be sent soon: of one person, or of all. Returns how many. */
export async function wakeBehind({ db, clock }: WebhookOffice, ownerId?: string): Promise<number> {
  const behind = await findIdleBehind(db.read, WOKEN_MAX, ownerId)
  if (behind.length === 0) return 0
  const dueAt = new Date(clock.now() + (ownerId === undefined ? 0 : GATHER_MILLISECONDS)).toISOString()
  await db.transact((trx) => wakeAll(trx, behind, dueAt))
  return behind.length
}

/** Starts sending: soon after a change, and again and again what was not taken. */
export function startWebhooks(office: WebhookOffice): Poller {
  const { clock, log } = office
  const words = 'webhooks could not be looked at'
  const lanes = [false, true].map((isFailing) => startDueWork(office, sending(office, { isFailing }), { log, words }))
  const wake = (): void => {
    for (const lane of lanes) lane.wake()
  }
  const missed = keepLooking({
    look: async () => {
      if ((await wakeBehind(office)) > 0) wake()
      return 0
    },
    milliseconds: timerOf(clock, MISSED_MILLISECONDS),
    onFault: (error) => log.error({ err: error }, words),
  })
  const hearing = afterChanges(office, {
    milliseconds: GATHER_MILLISECONDS / 4,
    look: async (owners) => {
      let count = 0
      for (const ownerId of owners) count += await wakeBehind(office, ownerId)
      if (count > 0) setTimeout(wake, timerOf(clock, GATHER_MILLISECONDS)).unref()
    },
    words: { failed: 'webhooks are told late', deaf: 'webhooks are told only every minute' },
  })
  return {
    wake,
    stop: async () => {
      await hearing.stop()
      await missed.stop()
      await Promise.all(lanes.map((lane) => lane.stop()))
    },
  }
}
