import { z } from 'zod'
import { REMINDER_MINUTES_MAX, UPCOMING_DAYS_MAX } from '../limits.ts'
import { EXAMPLE_TOKEN } from '../examples.ts'
import type { Spec } from '../route.ts'
import { id, instant, plainText, queryFlag } from '../scalars.ts'
import { reminderChannels } from './reminder-channels.ts'

const reminderChannel = z.enum(reminderChannels)

/** Before the start; of an all-day event, before the hour of its first day that the profile names (`reminders.allDayAt`). */
export const reminder = z.object({
  minutesBefore: z.number().int().min(0).max(REMINDER_MINUTES_MAX),
  channel: reminderChannel,
})

/** What a reminder is about: an occurrence, where it stands now, in the person's own zone. */
const about = {
  eventId: z.string(),
  /** Names the occurrence of a series; null for what happens once. */
  recurrenceId: z.string().nullable(),
  title: z.string(),
  location: z.string(),
  categoryId: z.string().nullable(),
  allDay: z.boolean(),
  start: z.string(),
  end: z.string(),
  minutesBefore: z.number().int(),
}

/** A reminder that came: what the bell lists. Nothing of it is left where its event is deleted. */
export const notification = z
  .object({
    _id: z.string(),
    ...about,
    /** When it was due. */
    at: instant,
    /** Whether the server was off then, so that it came later. */
    late: z.boolean(),
    /** Put off until then; null where it stands in the list now. */
    snoozedUntil: instant.nullable(),
    seenAt: instant.nullable(),
    doneAt: instant.nullable(),
  })
  .meta({ id: 'Notification' })

/** A reminder that will come. */
export const upcomingReminder = z
  .object({ ...about, at: instant, channel: reminderChannel })
  .meta({ id: 'UpcomingReminder' })

export const listNotifications = {
  /** Without `done`, those that are put off or stand in the list; the newest first, of the last 30 days, at most 200. */
  query: z.object({ done: queryFlag.optional() }),
  response: z.array(notification),
  example: { query: { done: 'true' } },
} satisfies Spec

/** `snoozedUntil` is an instant within a year; null takes it back into the list now. */
export const updateNotification = {
  params: z.object({ id }),
  body: z
    .object({
      seen: z.boolean().optional(),
      done: z.boolean().optional(),
      snoozedUntil: z.iso.datetime().nullable().optional(),
    })
    .meta({ id: 'NotificationPatch' }),
  response: notification,
  example: { body: { seen: true, done: true } },
} satisfies Spec

export const markNotificationsSeen = {} satisfies Spec

export const listUpcomingReminders = {
  query: z.object({ days: z.coerce.number<number>().int().min(1).max(UPCOMING_DAYS_MAX).default(30) }),
  /** The nearest first, at most 100. */
  response: z.array(upcomingReminder),
  example: { query: { days: 7 } },
} satisfies Spec

/** The public key that browsers tie their subscription to (RFC 8292), base64url. */
export const readPushKey = { response: z.object({ publicKey: z.string() }) } satisfies Spec

/** A browser that notices are pushed to. */
export const pushDevice = z
  .object({
    _id: z.string(),
    /** As the browser called itself. */
    userAgent: z.string(),
    /** SHA-256 of its endpoint in hex: how a browser knows itself in the list. */
    fingerprint: z.string(),
    createdAt: instant,
    /** When something last reached it. */
    lastUsedAt: instant.nullable(),
    /** What its push service last said where it took nothing; null where all is well. */
    fault: z.string().nullable(),
  })
  .meta({ id: 'PushDevice' })

export const listPushDevices = { response: z.array(pushDevice) } satisfies Spec

const base64url = z.string().regex(/^[A-Za-z0-9_-]+=*$/, 'must be base64url')

/** What `PushSubscription.toJSON()` of a browser gives. The same endpoint again is the same device. */
export const createPushDevice = {
  body: z
    .object({
      endpoint: plainText.max(2_000),
      /** Which the push service says by itself when it is over: it is not stored. */
      expirationTime: z.number().nullable().optional(),
      keys: z.object({ p256dh: base64url.min(80).max(100), auth: base64url.min(20).max(30) }),
    })
    .meta({ id: 'NewPushDevice' }),
  response: pushDevice,
  example: {
    body: {
      endpoint: 'https://push.example.org/send/3Zq9',
      keys: {
        p256dh: 'BEFL7AooiPu9pFVyc4pSB7em7WcvU8SWbOQQtSGIrqoC7OAkwbE9eRUBuGmSPK3yXFTeGKUXy9iaDavru0Zfjzk',
        auth: '-j2jEQMwiSsyfVgxfsrYHQ',
      },
    },
  },
} satisfies Spec

export const deletePushDevice = { params: z.object({ id }) } satisfies Spec

/** Pushes a few words to one device, so that somebody sees that it works. */
export const testPushDevice = { params: z.object({ id }) } satisfies Spec

/**
 * What stands in the foot of a mail. Reading it changes nothing: programs follow links of mails before people do, and some
 * add to what a link asks.
 */
const unsubscribeQuery = z.looseObject({ token: plainText.min(1).max(500) })
export const readUnsubscribe = { query: unsubscribeQuery, example: { query: { token: EXAMPLE_TOKEN } } } satisfies Spec
/** What the button of that page does, and a mail program by itself (RFC 8058). */
export const unsubscribe = { query: unsubscribeQuery, example: { query: { token: EXAMPLE_TOKEN } } } satisfies Spec

export type Notification = z.output<typeof notification>
export type NotificationPatch = z.input<typeof updateNotification.body>
export type UpcomingReminder = z.output<typeof upcomingReminder>
export type PushDevice = z.output<typeof pushDevice>
export type NewPushDevice = z.input<typeof createPushDevice.body>
export type Reminder = z.output<typeof reminder>
