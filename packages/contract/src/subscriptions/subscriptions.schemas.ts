import { z } from 'zod'
import { importReport } from '../calendars/calendars.schemas.ts'
import { defaultReminders } from '../categories/categories.schemas.ts'
import type { Spec } from '../route.ts'
import { address, color, id, instant, name } from '../scalars.ts'
import { feedFaults } from './feed-faults.ts'
import { REFRESH_MINUTES_MAX, REFRESH_MINUTES_MIN } from './limits.ts'

const kind = z.enum(['event', 'marker'])

/** Null leaves it to the calendar. */
const everyMinutes = z.number().int().min(REFRESH_MINUTES_MIN).max(REFRESH_MINUTES_MAX).nullable()

/** As it is typed: `https:`, `http:`, `webcal:` or `webcals:`, or without any. */
const feedAddress = address.refine((text) => text !== '', 'must not be empty')

/** What a calendar sent that is shown only if the person takes it. */
const held = z.object({
  /** How many events it sent, and how many of those that are shown would be gone. */
  events: z.number().int(),
  gone: z.number().int(),
  at: instant,
  /** Whether the person has said that the old ones are to stay. */
  isKept: z.boolean(),
})

export const subscription = z
  .object({
    /** Of the calendar that shows it, which also has its name and colour. */
    calendarId: z.string(),
    url: z.string(),
    everyMinutes,
    /** How often it is read: as the person said, or the larger of an hour and what the calendar itself says. */
    minutes: z.number().int(),
    /** Whether its events count as such, or are marked days, which are no load. */
    kind,
    categoryId: z.string().nullable(),
    reminders: defaultReminders,
    /** When it last answered with what can be shown; null if never. */
    lastOkAt: instant.nullable(),
    lastTryAt: instant.nullable(),
    nextAt: instant,
    /** Why it could not be read the last time; null if it could. */
    fault: z.enum(feedFaults).nullable(),
    /** How often in a row. */
    faults: z.number().int(),
    held: held.nullable(),
  })
  .meta({ id: 'Subscription' })

const params = z.object({ id })

export const listSubscriptions = { response: z.array(subscription) } satisfies Spec

export const previewSubscription = {
  body: z.object({ url: feedAddress }),
  response: importReport
    .pick({ name: true, first: true, last: true, sample: true })
    .extend({
      /** The address that is asked. */
      url: z.string(),
      events: z.number().int(),
      minutes: z.number().int(),
    })
    .meta({ id: 'SubscriptionPreview' }),
  example: { body: { url: 'https://calendars.example.org/school.ics' } },
} satisfies Spec

const settings = {
  kind: kind.optional(),
  everyMinutes: everyMinutes.optional(),
  categoryId: id.nullable().optional(),
  reminders: defaultReminders.optional(),
}

export const createSubscription = {
  body: z.object({ url: feedAddress, name: name.optional(), color: color.optional(), ...settings }),
  response: subscription,
  example: { body: { url: 'https://calendars.example.org/school.ics', name: 'School', kind: 'marker' } },
} satisfies Spec

export const updateSubscription = {
  params,
  body: z.object({ url: feedAddress.optional(), ...settings }),
  response: subscription,
  example: { body: { kind: 'marker', everyMinutes: 720 } },
} satisfies Spec

export const refreshSubscription = { params, response: subscription } satisfies Spec

export const answerHeld = {
  params,
  body: z.object({ take: z.boolean() }),
  response: subscription,
  example: { body: { take: false } },
} satisfies Spec

export type Subscription = z.output<typeof subscription>
export type SubscriptionDraft = z.output<typeof createSubscription.body>
export type SubscriptionPatch = z.output<typeof updateSubscription.body>
export type SubscriptionPreview = z.output<typeof previewSubscription.response>
