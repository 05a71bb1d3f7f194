import type { Clock } from '#server/clock.ts'
import type { Queries, WebhookTable } from '#server/db/schema.ts'
import { findAccountById } from '#server/features/accounts/account-row.ts'
import { noteAudit } from '#server/features/audit/note-audit.ts'
import { queueMail, type WebhookFacts } from '#server/features/mail-queue/queue-mail.ts'
import { switchAllOff } from './webhooks.queries.ts'

/** Tells an owner, in the log of the account and by mail, that a webhook was switched off for them. */
export async function tellSwitchedOff(
  trx: Queries,
  clock: Clock,
  {
    owner_id: userId,
    name,
    reason,
  }: Pick<WebhookTable, 'owner_id' | 'name'> & { readonly reason: WebhookFacts['reason'] },
): Promise<void> {
  await noteAudit(trx, clock, { userId, kind: 'webhookOff', name })
  const owner = await findAccountById(trx, userId)
  if (owner === null) return
  const { email: address, language } = owner
  await queueMail(trx, clock, { kind: 'webhook_off', userId, address, language, about: { webhook: name, reason } })
}

/** Has nothing sent any more to whatever somebody may have set up. Inside the transaction that ends all access. */
export const endWebhooksOf = (trx: Queries, userId: string): Promise<void> => switchAllOff(trx, userId, 'revoked')
