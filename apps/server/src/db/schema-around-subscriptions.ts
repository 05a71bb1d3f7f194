import type { FeedFault } from '@dodici/contract/types'

/** The table of subscribed calendars. The rules of `schema.ts` apply. */

/** From where a calendar is read, how that went, and how its events are shown. No unit of the journal. */
export interface SubscriptionTable {
  owner_id: string
  calendar_id: string
  url: string
  /** Of what is shown now, as its server said: `ETag` and `Last-Modified`; null where it said none. */
  etag: string | null
  last_modified: string | null
  /** Of what is shown now, SHA-256 in hex: of its octets, and of its events (`FileContent.fingerprint`). */
  body_hash: string | null
  content_hash: string | null
  /** How often it is read, as the person says; null if the calendar may say it. */
  every_minutes: number | null
  /** As the calendar says; null if it does not. */
  feed_minutes: number | null
  /** When it is read next. A server that reads it puts this off first, so that no other does. */
  due_at: string
  last_ok_at: string | null
  last_try_at: string | null
  /** Why it could not be read the last time, and how often in a row. */
  fault: FeedFault | null
  faults: number
  /** JSON of what it sent that waits for the person's word (`HeldAnswer`); null for nothing. */
  held: string | null
  /** What its events are, whatever the calendar says of them. */
  kind: 'event' | 'marker'
  category_id: string | null
  /** JSON of `{timed, allDay}`, as of a category. */
  reminders: string
  created_at: string
}
