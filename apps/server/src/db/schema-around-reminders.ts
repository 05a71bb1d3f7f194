import type { ReminderChannel } from '@dodici/contract/reminder-channels'

/** The tables of reminders. Their rules are those of `schema.ts`. */

/** What a person wants of reminders: columns of `user`. */
export interface ReminderColumns {
  /** HH:mm on the person's own wall; so are the others. */
  all_day_at: string
  quiet_from: string | null
  quiet_to: string | null
  mail_reminders: number
  digest: 'off' | 'daily' | 'weekly'
  digest_at: string
  /** When the next digest is to be sent; null while none is wanted. */
  digest_due_at: string | null
}

/** An event that has reminders: when it is to be looked at, which is when the next of them is due. */
export interface ReminderTable {
  owner_id: string
  event_id: string
  look_at: string
  /** All reminders that were due until then have come, or never will. */
  fired_until: string
}

/** A reminder that came: there once, however many nodes looked for it. */
export interface NotificationTable {
  owner_id: string
  id: string
  event_id: string
  /** The original start of the occurrence; empty for what happens once. */
  recurrence_id: string
  minutes_before: number
  channel: ReminderChannel
  /** When it was due. */
  at: string
  is_late: number
  /** When it is to come again; null where it was not put off. */
  due_at: string | null
  seen_at: string | null
  done_at: string | null
  created_at: string
}

/** A browser that notices are pushed to. */
export interface PushSubscriptionTable {
  owner_id: string
  id: string
  /** Of which it is: where that has ended, nothing is pushed to it. */
  session_id: string
  /** SHA-256 of the endpoint, in hex: a browser belongs to who last signed in there. */
  endpoint_hash: string
  endpoint: string
  p256dh: string
  auth: string
  user_agent: string
  created_at: string
  last_used_at: string | null
  last_fault: string | null
}

/** Something that is to be pushed to a device, or was: as `mail`, without the words. */
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

/** What an installation has made for itself: keys that all of its nodes share. */
export interface SettingTable {
  name: string
  value: string
  created_at: string
}
