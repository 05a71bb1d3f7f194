import { WEBHOOK_DELIVERIES_MAX } from '@dodici/contract/limits'
import type { WebhookDelivery, WebhookMessage } from '@dodici/contract/types'
import { instantOf, type Clock } from '#server/clock.ts'
import type { WebhookTable } from '#server/db/schema.ts'
import type { Posted } from './post-message.ts'

/** Newest first. */
export const deliveriesOf = ({ deliveries }: Pick<WebhookTable, 'deliveries'>): WebhookDelivery[] =>
  JSON.parse(deliveries) as WebhookDelivery[]

export const deliveryOf = (
  clock: Clock,
  { id, message }: { readonly id: string; readonly message: Pick<WebhookMessage, 'type'> },
  { status, fault, milliseconds }: Pick<Posted, 'status' | 'fault' | 'milliseconds'>,
): WebhookDelivery => ({ messageId: id, type: message.type, at: instantOf(clock), status, fault, milliseconds })

/** The deliveries of a webhook, with one more. */
export const withDelivery = (row: Pick<WebhookTable, 'deliveries'>, delivery: WebhookDelivery): string =>
  JSON.stringify([delivery, ...deliveriesOf(row)].slice(0, WEBHOOK_DELIVERIES_MAX))
