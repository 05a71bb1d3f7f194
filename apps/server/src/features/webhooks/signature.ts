import { createHmac, randomBytes } from 'node:crypto'
import { v7 as uuid } from 'uuid'

/** Standard Webhooks 1.0.0 (standardwebhooks.com), with symmetric keys. */

const SECRET_PREFIX = 'whsec_'
const SECRET_BYTES = 32

export const newWebhookSecret = (): string => SECRET_PREFIX + randomBytes(SECRET_BYTES).toString('base64')

/** It has no dot, which would let one signed text be read as another. */
export const newMessageId = (): string => `msg_${uuid().replaceAll('-', '')}`

export interface SignedMessage {
  readonly id: string
  /** When it is sent, in seconds. */
  readonly seconds: number
  readonly body: string
}

const signatureBy = (secret: string, { id, seconds, body }: SignedMessage): string =>
  createHmac('sha256', Buffer.from(secret.slice(SECRET_PREFIX.length), 'base64'))
    .update(`${id}.${String(seconds)}.${body}`)
    .digest('base64')

/** The headers of a message, with a signature by each secret. */
export const signedHeaders = (secrets: readonly string[], message: SignedMessage) => ({
  'webhook-id': message.id,
  'webhook-timestamp': String(message.seconds),
  'webhook-signature': secrets.map((secret) => `v1,${signatureBy(secret, message)}`).join(' '),
})
