import type { WebhookDelivery, WebhookMessage } from '@dodici/contract/types'
import type { Actor } from '#server/actor.ts'
import { instantOf } from '#server/clock.ts'
import type { WebhookTable } from '#server/db/schema.ts'
import { bucketOfActor, takeAttempts } from '#server/features/limits/limits.ts'
import { deliveryOf, withDelivery } from './deliveries.ts'
import { ownWebhook } from './list-webhooks.service.ts'
import { postMessage, type Posted } from './post-message.ts'
import { secretsOf } from './secrets-of.ts'
import { newMessageId } from './signature.ts'
import { findWebhook, setWebhook } from './webhooks.queries.ts'
import { refuseWhereOff } from './webhooks.service.ts'
import type { WebhookStorage } from './webhook-storage.ts'

/** Tests of one person, and within how long. */
const TESTS = { most: 20, minutes: 10 }
/** Somebody waits for it. */
const TEST_MILLISECONDS = 8_000

/**
 * Sends a test at once, also to a webhook that is off, and says what became of it.
 * @throws AppError `not_found`, `webhooks_off`, `too_many_requests`
 */
export async function testWebhook(storage: WebhookStorage, actor: Actor, id: string): Promise<WebhookDelivery> {
  const row = await ownWebhook(storage, actor, id)
  refuseWhereOff(storage)
  await takeAttempts(storage, [{ bucket: bucketOfActor('webhook-tests', actor), ...TESTS }])
  const { db, clock } = storage
  const message: WebhookMessage = { type: 'test', timestamp: instantOf(clock), data: { webhookId: id } }
  const letter = { id: newMessageId(), message }
  const delivery = deliveryOf(clock, letter, await post(storage, row, letter))
  await db.transact(async (trx) => {
    const present = await findWebhook(trx, row)
    if (present !== undefined) await setWebhook(trx, row, { deliveries: withDelivery(present, delivery) })
  })
  return delivery
}

interface TestLetter {
  readonly id: string
  readonly message: WebhookMessage
}

function post(storage: WebhookStorage, row: WebhookTable, letter: TestLetter): Posted | Promise<Posted> {
  const secrets = secretsOf(storage.sealing, storage.clock, row)
  if (secrets === null) return { status: null, fault: 'locked', milliseconds: 0, retrySeconds: null }
  return postMessage(storage, { url: row.url, secrets, ...letter }, TEST_MILLISECONDS)
}
