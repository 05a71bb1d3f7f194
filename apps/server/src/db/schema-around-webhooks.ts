import type { WebhookOffReason } from '@dodici/contract/types'

/** An address that is told what changes in somebody's year. The rules of `schema.ts` apply. It is no unit of the journal. */
export interface WebhookTable {
  owner_id: string
  id: string
  name: string
  url: string
  /** What signs its messages, sealed (`sealing.ts`) for this row. */
  secret: string
  /** The one before, and until when it signs too; null for none. */
  old_secret: string | null
  old_until: string | null
  /** JSON of what it tells of, a list. */
  kinds: string
  /** Null while it is on. */
  off_reason: WebhookOffReason | null
  /** Up to where its owner's journal is told: a change, and inside of one `type.id` of a unit. */
  sequence: number
  unit: string | null
  /** The message that is being sent, and up to where it tells; null for none. It stays the same until it is taken. */
  message_id: string | null
  message_to: string | null
  /** When something is sent; null if nothing waits. A server that sends puts this off first. */
  due_at: string | null
  /** How often in a row nothing was taken, and since when. */
  tries: number
  failing_since: string | null
  /** JSON of the last deliveries, newest first. */
  deliveries: string
  created_at: string
}
