import webPush from 'web-push'
import { instantOf } from '#server/clock.ts'
import type { Config } from '#server/config.ts'
import type { Storage } from '#server/db/journal/write-change.ts'
import type { PushMessageTable, PushSubscriptionTable, Queries } from '#server/db/schema.ts'
import type { MailLog } from '#server/mail/message.ts'
import type { Outgoing } from '#server/outgoing/outgoing.ts'
import { sendDue, storeOutcome } from '#server/send-queue.ts'
import { pushResultOf, type PushResult } from './push-result.ts'
import { payloadOf, type PushPayload } from './payload.ts'
import { claimPushes, deleteDevice, deletePush, findDevice, updateDevice, updatePush } from './push.queries.ts'
import { vapidKeys } from './vapid.service.ts'

/** What pushing takes. */
export interface PushOffice extends Storage {
  readonly config: Pick<Config, 'appName' | 'vapidKeys' | 'vapidSubject'>
  readonly outgoing: Pick<Outgoing, 'ask'>
  readonly log: MailLog
}

const MINUTE = 60_000
const AT_ONCE = 20
const CLAIM_MILLISECONDS = 5 * MINUTE
const REQUEST_MILLISECONDS = 10_000
/** Bytes read of an answer; its text is not used. */
const ANSWER_BYTES = 4_096
/** How long a push service keeps it for a browser that is off, in seconds. */
const SECONDS_TO_LIVE = { reminder: 12 * 3_600, late: 12 * 3_600, test: 600 }

/** Pushes what is due and returns how many were tried. */
export const sendDuePushes = (office: PushOffice): Promise<number> =>
  sendDue(office, {
    table: 'push_message',
    atOnce: AT_ONCE,
    claimMilliseconds: CLAIM_MILLISECONDS,
    claim: claimPushes,
    deliver: (push) => deliver(office, push),
    lost: 'what became of a push is not stored',
  })

async function deliver(office: PushOffice, push: PushMessageTable): Promise<void> {
  const device = await findDevice(office.db.read, { owner_id: push.owner_id, id: push.subscription_id })
  const payload = device === undefined ? null : await payloadOf(office.config, office.db.read, push)
  if (device === undefined || payload === null) {
    await office.db.transact((trx) => deletePush(trx, push))
    return
  }
  const outcome = pushResultOf(await ask(office, { push, device, payload }), push.tries, office.clock.now())
  await storeOutcome(office, (trx) => note(office, trx, { push, device, outcome }))
  // Neither endpoint nor key: whoever knows them can push, or read.
  const facts = { push: push.id, kind: push.kind, tries: push.tries }
  if (outcome.kind === 'pushed') office.log.info(facts, 'notice pushed')
  else office.log.error({ ...facts, fault: outcome.fault, outcome: outcome.kind }, 'notice could not be pushed')
}

interface Sending {
  readonly push: PushMessageTable
  readonly device: PushSubscriptionTable
  readonly payload: PushPayload
}

type Answered = Parameters<typeof pushResultOf>[0]

async function ask(office: PushOffice, { push, device, payload }: Sending): Promise<Answered> {
  const keys = await vapidKeys(office)
  try {
    const { endpoint, headers, body } = webPush.generateRequestDetails(
      { endpoint: device.endpoint, keys: { p256dh: device.p256dh, auth: device.auth } },
      JSON.stringify(payload),
      {
        vapidDetails: { subject: office.config.vapidSubject, ...keys },
        TTL: SECONDS_TO_LIVE[push.kind],
        urgency: 'high',
        // A repetition replaces the one that waits for a browser that is off.
        topic: push.id.replaceAll('-', ''),
      },
    )
    const limits = { milliseconds: REQUEST_MILLISECONDS, bytesMax: ANSWER_BYTES }
    return await office.outgoing.ask({ url: endpoint, method: 'POST', headers, body, ...limits })
  } catch (error) {
    return error instanceof Error ? error : new Error('unknown')
  }
}

/** Records the result of a push, and what it means for its device. */
async function note(
  { clock }: PushOffice,
  trx: Queries,
  { push, device, outcome }: Omit<Sending, 'payload'> & { readonly outcome: PushResult },
): Promise<void> {
  switch (outcome.kind) {
    case 'pushed': {
      const now = instantOf(clock)
      await updatePush(trx, push, { sent_at: now, due_at: null, last_fault: null })
      await updateDevice(trx, device, { last_used_at: now, last_fault: null })
      return
    }
    case 'gone':
      await deleteDevice(trx, device)
      return
    case 'later':
    case 'never': {
      const due_at = outcome.kind === 'later' ? new Date(outcome.at).toISOString() : null
      await updatePush(trx, push, { due_at, last_fault: outcome.fault })
      await updateDevice(trx, device, { last_fault: outcome.fault })
      return
    }
    default:
      outcome satisfies never
  }
}
