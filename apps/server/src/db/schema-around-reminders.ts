import type { ReminderChannel } from '@dodici/contract/reminder-channels'

/** Tables of reminders. The rules of `schema.ts` apply. */

/** A person's reminder settings: columns of `user`. */
export interface ReminderSettingColumns {
  /** HH:mm in the person's time zone, like the others. */
  all_day_at: string
  quiet_from: string | null
  quiet_to: string | null
  mail_reminders: number
  /** Whether the person's devices ring, and nothing is pushed. */
  device_reminders: number
  digest: 'off' | 'daily' | 'weekly'
  digest_at: string
  /** When the next digest is due; null for none. */
  digest_due_at: string | null
}

/** An event with reminders, and when to check it next, which is when its next reminder is due. */
export interface ReminderLookTable {
  owner_id: string
  event_id: string
  look_at: string
  /** All reminders due until then have fired, or never will. */
  fired_until: string
}

/** A reminder that has fired. A unique key makes it exist once, however many nodes computed it. */
export interface NotificationTable {
  owner_id: string
  id: string
  event_id: string
  /** The occurrence's original start; empty for an event that does not repeat. */
  recurrence_id: string
  minutes_before: number
  channel: ReminderChannel
  /** When it was due. */
  at: string
  is_late: number
  /** When it fires again; null if it is not snoozed. */
  due_at: string | null
  seen_at: string | null
  done_at: string | null
  created_at: string
}

/** A browser that receives push messages. */
export interface PushSubscriptionTable {
  owner_id: string
  id: string
  /** The session of that browser. Once it has ended, nothing is pushed. */
  session_id: string
  /** SHA-256 of the endpoint, in hex: a browser belongs to whoever signed in there last. */
  endpoint_hash: string
  endpoint: string
  p256dh: string
  auth: string
  user_agent: string
  created_at: string
  last_used_at: string | null
  last_fault: string | null
}

/** A queued or sent push message; like `mail`, without its text. */
export interface PushMessageTable {
  owner_id: string
  id: string
  subscription_id: string
  kind: 'reminder' | 'late' | 'test'
  /** JSON array of ids of notifications. */
  notification_ids: string
  created_at: string
  tries: number
  due_at: string | null
  sent_at: string | null
  last_fault: string | null
}

/** Generated secrets and keys that all nodes of an installation share. */
export interface SettingTable {
  name: string
  value: string
  created_at: string
}
