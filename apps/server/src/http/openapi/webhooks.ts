import { WEBHOOK_EXAMPLE } from '@dodici/contract/webhook-message'
import type { DescribedSchemas } from './schemas.ts'

const header = (name: string, description: string, example: string): object => ({
  name,
  in: 'header',
  required: true,
  description,
  schema: { type: 'string' },
  example,
})

/** What this server sends to the addresses that people give, as OpenAPI describes it. */
export const describeWebhooks = ({ webhookMessage }: Pick<DescribedSchemas, 'webhookMessage'>): object => ({
  changes: {
    post: {
      operationId: 'receiveWebhook',
      summary: 'Take what has changed, or a test, at an address of your own',
      description:
        'Signed as Standard Webhooks 1.0.0 says, with the secret of the webhook. A message may come more than once, always ' +
        'under the same `webhook-id`; they come in the order of the changes.',
      tags: ['webhooks'],
      security: [],
      parameters: [
        header('webhook-id', 'Names the message, also when it comes again', 'msg_019000000000700080000000000000ab'),
        header('webhook-timestamp', 'When it was sent, in seconds since 1970', '1809163800'),
        header(
          'webhook-signature',
          '`v1,` and the HMAC-SHA256 of `id.timestamp.body` in base64; for a day after a renewal two of them, with a space between',
          'v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=',
        ),
      ],
      requestBody: {
        required: true,
        content: { 'application/json': { schema: webhookMessage, example: WEBHOOK_EXAMPLE } },
      },
      responses: {
        '2XX': { description: 'Taken' },
        410: { description: 'Nobody wants it any more: the webhook is switched off' },
        '4XX': { description: 'Not taken: it comes again later, at last every twelve hours for three days' },
        '5XX': { description: 'Not taken: it comes again later, or when `Retry-After` says' },
      },
    },
  },
})
