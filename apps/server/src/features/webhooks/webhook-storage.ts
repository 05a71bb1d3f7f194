import type { Config } from '#server/config.ts'
import type { FactorStorage } from '#server/features/factors/factor-check.ts'
import type { MailStorage } from '#server/features/mail-queue/queue-mail.ts'
import type { MailLog } from '#server/mail/message.ts'
import type { Outgoing } from '#server/outgoing/outgoing.ts'
import type { Sealing } from '#server/sealing.ts'

/** What making and trying webhooks takes. */
export interface WebhookStorage extends FactorStorage {
  readonly config: Pick<Config, 'webhooks'>
  readonly outgoing: Outgoing
}

/** What sending in the background takes. */
export interface WebhookOffice extends MailStorage {
  readonly outgoing: Pick<Outgoing, 'ask'>
  readonly sealing: Sealing
  readonly log: MailLog
}
