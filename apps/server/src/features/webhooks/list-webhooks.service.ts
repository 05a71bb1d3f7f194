import type { Webhook, WebhookDelivery, WebhookKind } from '@dodici/contract/types'
import type { Actor } from '#server/actor.ts'
import { instantOf, type Clock } from '#server/clock.ts'
import type { Storage } from '#server/db/journal/write-change.ts'
import type { WebhookTable } from '#server/db/schema.ts'
import { notFound } from '#server/errors.ts'
import { deliveriesOf } from './deliveries.ts'
import { findWebhook, findWebhooks } from './webhooks.queries.ts'

/** A webhook as its owner sees it. */
export function webhookOf(clock: Clock, row: WebhookTable): Webhook {
  const isOldValid = row.old_until !== null && row.old_until > instantOf(clock)
  return {
    _id: row.id,
    name: row.name,
    url: row.url,
    kinds: JSON.parse(row.kinds) as WebhookKind[],
    isOn: row.off_reason === null,
    offReason: row.off_reason,
    createdAt: row.created_at,
    oldSecretUntil: isOldValid ? row.old_until : null,
    failingSince: row.failing_since,
    nextAt: row.due_at,
    last: deliveriesOf(row)[0] ?? null,
  }
}

/** The person's webhooks, oldest first, without their secrets. */
export const listWebhooks = async ({ db, clock }: Storage, { userId }: Pick<Actor, 'userId'>): Promise<Webhook[]> =>
  (await findWebhooks(db.read, userId)).map((row) => webhookOf(clock, row))

/** @throws AppError `not_found` */
export async function ownWebhook(
  { db }: Pick<Storage, 'db'>,
  { userId }: Pick<Actor, 'userId'>,
  id: string,
): Promise<WebhookTable> {
  const row = await findWebhook(db.read, { owner_id: userId, id })
  if (row === undefined) throw notFound()
  return row
}

/**
 * What was sent last, newest first.
 * @throws AppError `not_found`
 */
export const listWebhookDeliveries = async (storage: Storage, actor: Actor, id: string): Promise<WebhookDelivery[]> =>
  deliveriesOf(await ownWebhook(storage, actor, id))
