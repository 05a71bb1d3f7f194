import { webhookKinds } from '@dodici/contract/webhook-kinds'
import { v7 as uuid } from 'uuid'
import type { WebhookTable } from '#server/db/schema.ts'
import { sealedSecret } from '#server/features/webhooks/secrets-of.ts'
import { sealing } from '#server/sealing.ts'
import type { Person, Planner } from './planner.ts'

/** Of a test; the standard's own vector is signed with it. */
export const TEST_SECRET = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw'

/** A webhook of somebody, as if they had made it, that tells of what is written from now on; and its id. */
export async function makeWebhook(
  planner: Pick<Planner, 'db' | 'config'>,
  { user }: Pick<Person, 'user'>,
  facts: Partial<WebhookTable> = {},
): Promise<string> {
  const key = { owner_id: user._id, id: uuid() }
  const { sequence } = await planner.db.read
    .selectFrom('user')
    .select('sequence')
    .where('id', '=', user._id)
    .executeTakeFirstOrThrow()
  const row: WebhookTable = {
    ...key,
    // At an address that this server does not ask.
    ...{ name: 'Casa', url: 'https://10.0.0.1/told', kinds: JSON.stringify(webhookKinds), sequence, unit: null },
    secret: sealedSecret(sealing(planner.config), key, TEST_SECRET),
    ...{ old_secret: null, old_until: null, off_reason: null, message_id: null, message_to: null },
    ...{ due_at: null, tries: 0, failing_since: null, deliveries: '[]', created_at: '2026-11-20T09:00:00.000Z' },
    ...facts,
  }
  await planner.db.transact((trx) => trx.insertInto('webhook').values(row).execute())
  return key.id
}
