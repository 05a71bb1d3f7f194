import type { WebhookOffReason } from '@dodici/contract/types'
import { instantOf } from '#server/clock.ts'
import type { Queries, WebhookTable } from '#server/db/schema.ts'
import { dueIn, type DueRow } from '#server/due-work/due.queries.ts'
import type { DueWork } from '#server/due-work/due-work.ts'
import type { WorkCost } from '#server/due-work/turns-of-owners.ts'
import { storeOutcome } from '#server/send-queue.ts'
import { deliveriesOf, deliveryOf, withDelivery } from './deliveries.ts'
import { DUE_DAYS_MAX, FAILING_MILLISECONDS, waitAfterFault, waitsUntil } from './due-times.ts'
import { messageOf } from './message-of.ts'
import { postMessage, type Letter, type Posted } from './post-message.ts'
import { secretsOf } from './secrets-of.ts'
import { newMessageId } from './signature.ts'
import { tellSwitchedOff } from './switch-off.ts'
import { columnsOfPlace, nextRange, type ToldRange } from './told-range.ts'
import { findIdleBehind, findWebhook, setSending, wakeWebhook, type WebhookKey } from './webhooks.queries.ts'
import type { WebhookOffice } from './webhook-storage.ts'

/** Messages that are sent at the same time: to receivers that took the last one, and beside them to those that did not. */
const AT_ONCE = { taking: 24, failing: 8 }
/** Of what a receiver takes longer than this, its owner's other webhooks wait a multiple (`turns-of-owners`). */
const QUICK_MILLISECONDS = 1_000

const NO_COST: WorkCost = { written: 0, milliseconds: 0 }

type DueWebhook = DueRow & { readonly id: string }

/**
 * Sends what is due: to one receiver of a person at a time. Those whose receivers take nothing have a lane of their own, so that
 * nobody else waits for these.
 */
export const sending = (
  office: WebhookOffice,
  { isFailing }: { readonly isFailing: boolean },
): DueWork<WebhookTable, DueWebhook> => ({
  queries: dueIn('webhook', 'id', { isFailing }),
  atOnce: isFailing ? AT_ONCE.failing : AT_ONCE.taking,
  daysMax: DUE_DAYS_MAX,
  find: (due) => findWebhook(office.db.read, due),
  // Many people may use one service, and none of them waits for another there.
  hostOf: ({ id }) => id,
  run: (row) => sendNext(office, row),
  onFailure: (row, error) => {
    // Neither address nor name is logged.
    office.log.error({ err: error, webhook: row.id }, 'a webhook could not be sent')
    return Promise.resolve()
  },
})

async function sendNext(office: WebhookOffice, row: WebhookTable): Promise<WorkCost> {
  const { db, clock, sealing } = office
  const until = waitsUntil(deliveriesOf(row), clock.now())
  if (until !== null) {
    await store(office, row, { due_at: new Date(until).toISOString() })
    return NO_COST
  }
  const range = await nextRange(db.read, row)
  const message = range === null ? null : await messageOf({ db: db.read, clock }, row, range)
  if (range === null || message === null) {
    await goOn(office, row, range)
    return NO_COST
  }
  const secrets = secretsOf(sealing, clock, row)
  if (secrets === null) {
    await switchOff(office, row, 'locked')
    return NO_COST
  }
  const begun = await begin(office, row, range)
  if (begun === null) return NO_COST
  const letter = { url: row.url, id: begun.message_id ?? '', secrets, message }
  const posted = await postMessage(office, letter)
  await settle(office, begun, { letter, posted, range })
  return costOf(row, posted)
}

/** Who fails for the first time is in the other lane from now on. */
const costOf = ({ tries }: WebhookTable, { fault, milliseconds }: Posted): WorkCost =>
  fault !== null && tries === 0 ? NO_COST : { written: 0, milliseconds: Math.max(0, milliseconds - QUICK_MILLISECONDS) }

/** Notes what is sent, before it is: whatever happens then, the same comes again under the same id. */
async function begin(office: WebhookOffice, row: WebhookTable, { to }: ToldRange): Promise<WebhookTable | null> {
  if (row.message_id !== null) return row
  const { sequence, unit } = columnsOfPlace(to)
  const message = {
    message_id: newMessageId(),
    message_to: unit === null ? String(sequence) : `${String(sequence)}.${unit}`,
  }
  return (await store(office, row, message)) ? { ...row, ...message } : null
}

/** There is nothing to tell: on to the end of what was looked at. */
async function goOn(office: WebhookOffice, row: WebhookTable, range: ToldRange | null): Promise<void> {
  const place = range === null ? {} : columnsOfPlace(range.to)
  const isLeft = range !== null && !range.isComplete
  await store(office, row, { ...place, ...UNSENT, due_at: isLeft ? instantOf(office.clock) : null })
  // What is still being written in parts wakes it when it is whole.
  if (range !== null) await lookAgain(office, row)
}

const UNSENT = { message_id: null, message_to: null } as const

interface Sent {
  readonly letter: Letter
  readonly posted: Posted
  readonly range: ToldRange
}

async function settle(office: WebhookOffice, row: WebhookTable, { letter, posted, range }: Sent): Promise<void> {
  const { clock } = office
  // With a test that was sent meanwhile.
  const present = (await findWebhook(office.db.read, row)) ?? row
  const deliveries = withDelivery(present, deliveryOf(clock, letter, posted))
  if (posted.fault === null) {
    const due_at = range.isComplete ? null : instantOf(clock)
    const taken = { ...columnsOfPlace(range.to), ...UNSENT, tries: 0, failing_since: null }
    await store(office, row, { ...taken, deliveries, due_at })
    await lookAgain(office, row)
    return
  }
  const failing_since = row.failing_since ?? instantOf(clock)
  const failed = { deliveries, tries: row.tries + 1, failing_since }
  if (posted.fault === 'gone') return switchOff(office, row, 'gone', failed)
  if (clock.now() - Date.parse(failing_since) >= FAILING_MILLISECONDS) return switchOff(office, row, 'failing', failed)
  const wait = waitAfterFault(failed.tries, posted.retrySeconds, Math.random())
  await store(office, row, { ...failed, due_at: new Date(clock.now() + wait).toISOString() })
}

async function switchOff(
  office: WebhookOffice,
  row: WebhookTable,
  reason: Extract<WebhookOffReason, 'gone' | 'failing' | 'locked'>,
  facts: Partial<WebhookTable> = {},
): Promise<void> {
  await storeOutcome(office, async (trx) => {
    const isOff = await setSending(trx, row, { ...facts, off_reason: reason, due_at: null })
    if (isOff) await tellSwitchedOff(trx, office.clock, { ...row, reason })
  })
  office.wakePost()
}

/** Whether it is still the same webhook. */
async function store(office: WebhookOffice, row: WebhookTable, facts: Partial<WebhookTable>): Promise<boolean> {
  let isStored = false
  await storeOutcome(office, async (trx) => {
    isStored = await setSending(trx, row, facts)
  })
  return isStored
}

/** What was written while it was being sent has woken nobody. */
async function lookAgain({ db, clock }: WebhookOffice, row: WebhookTable): Promise<void> {
  const behind = await findIdleBehind(db.read, 1, row.owner_id)
  if (behind.length > 0) await db.transact((trx) => wakeAll(trx, behind, instantOf(clock)))
}

export async function wakeAll(trx: Queries, behind: readonly WebhookKey[], dueAt: string): Promise<void> {
  for (const key of behind) await wakeWebhook(trx, key, dueAt)
}
