import { z } from 'zod'
import { DEVICE_MAX, EMAIL_MAX, PASSWORD_MAX } from '../limits.ts'
import { SAVED_VIEW_CATEGORIES_MAX, SAVED_VIEW_NAME_MAX, SAVED_VIEWS_MAX } from '../limits.ts'
import {
  country,
  emailAddress,
  id,
  instant,
  language,
  lineUpTo,
  name,
  newPassword,
  plainText,
  region,
  zoneName,
} from '../scalars.ts'
import { plans } from '../plans.ts'
import type { Spec } from '../route.ts'

export const plan = z.enum(plans)
const colorBy = z.enum(['category', 'calendar'])
const allDayHours = z.number().int().min(0).max(24)
const weekStart = z.enum(['monday', 'sunday'])
/** How times are written: by 12 or 24 hours, or as is usual for language and country. */
const hourCycle = z.enum(['locale', 'h12', 'h23'])

/** What of the calendar a model may be told: titles and days alone, all but descriptions, or everything; `off`: no helpers. */
const assistantSetting = z.enum(['off', 'titles', 'noDescriptions', 'everything'])

/** A time of day as HH:mm. */
const timeOfDay = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'must be a time as HH:mm')

/** How reminders come. */
const reminderSettings = z.object({
  /** The hour that reminders of all-day events go by. */
  allDayAt: timeOfDay,
  /** Between these times nothing is pushed or mailed, but for what begins before the end. Both are null where there are none. */
  quietFrom: timeOfDay.nullable(),
  quietTo: timeOfDay.nullable(),
  /** Whether reminders come by mail at all. */
  byMail: z.boolean(),
  /** Whether the calendar programs of the person's devices ring; then nothing is pushed, and what came is only listed. */
  byDevices: z.boolean(),
  /** A mail with what is ahead. */
  digest: z.enum(['off', 'daily', 'weekly']),
  digestAt: timeOfDay,
})

/** How somebody looks at the year, under a name. */
const savedView = z.object({
  name: lineUpTo(SAVED_VIEW_NAME_MAX),
  /** Only these, with `none` for events without a category; empty for all. One that is gone means nothing. */
  categories: z.array(id).max(SAVED_VIEW_CATEGORIES_MAX),
  /** Only this one; null for all. */
  calendar: id.nullable(),
  /** Whether weekly series are shown as titles. */
  routineAsEvents: z.boolean(),
  view: z.enum(['planner', 'months', 'heat']),
})

/** Newest last. Names are told apart exactly. */
const savedViews = z
  .array(savedView)
  .max(SAVED_VIEWS_MAX)
  .refine((views) => new Set(views.map((view) => view.name)).size === views.length, 'must have different names')

export const user = z
  .object({
    _id: z.string(),
    username: z.string(),
    email: z.string(),
    /** Whether somebody who reads what comes to that address has said that it is theirs: mail goes to no other. */
    emailConfirmed: z.boolean(),
    /** The address that is to take its place once it is confirmed; null where none is. */
    newEmail: z.string().nullable(),
    plan,
    language,
    timezone: z.string(),
    weekStart,
    country: z.string().nullable(),
    /** The region of the country whose public holidays count; null for those of the whole country alone. */
    region: z.string().nullable(),
    assistant: assistantSetting,
    reminders: reminderSettings,
    /** What the colour of an event in the year is that of. */
    colorBy,
    hourCycle,
    /** Hours that an all-day event counts on each of its days; none where nobody says so. */
    allDayHours,
    savedViews: z.array(savedView),
    /** Whether the person has closed the first steps, or done them all. */
    firstStepsClosed: z.boolean(),
    /** Whether they run the server and see its page. */
    isOperator: z.boolean(),
    createdAt: instant,
  })
  .meta({ id: 'User' })

export const session = z
  .object({
    user,
    token: z.string(),
    /** What the browser keeps, and sends when it signs in again; null for a program that has not asked for it. */
    device: z.string().nullable(),
  })
  .meta({ id: 'Session' })

/** The device that a browser was given when it signed in before; null asks for one. A program leaves it out. */
export const device = plainText.max(DEVICE_MAX).nullable().optional()

/** What a new person's page knows of them already; all of it can be changed later. */
export const preferences = {
  language: language.optional(),
  timezone: zoneName.optional(),
  weekStart: weekStart.optional(),
  country: country.nullable().optional(),
}

/** A sign-in that wants a code beside the password. It opens nothing. */
const loginStep = z
  .object({
    /** Comes back with the code, within five minutes. */
    step: z.string(),
    /** What is taken: a code of the person's app, or one of their recovery codes. */
    factors: z.array(z.enum(['totp', 'recovery'])),
  })
  .meta({ id: 'LoginStep' })

export const login = {
  body: z.object({ email: plainText.max(EMAIL_MAX), password: plainText.max(PASSWORD_MAX), device }),
  response: session,
  unfinished: loginStep,
  example: { body: { email: 'ada@example.org', password: 'seven tall green bottles' } },
  refuses: [401],
} satisfies Spec

export const register = {
  body: z.object({
    username: name,
    email: emailAddress,
    password: newPassword,
    /** To begin with; a larger one than new accounts have here is not given. */
    plan: plan.optional(),
    device,
    ...preferences,
  }),
  response: session,
  example: {
    body: {
      username: 'Ada',
      email: 'ada@example.org',
      password: 'seven tall green bottles',
      language: 'en',
      timezone: 'Europe/London',
    },
  },
  refuses: [403, 409],
} satisfies Spec

export const logout = {} satisfies Spec

export const readProfile = { response: user } satisfies Spec

/** What a new person has done once, and not taken back. */
export const readFirstSteps = {
  response: z
    .object({
      /** A calendar file was imported. */
      imported: z.boolean(),
      /** An event was created. */
      written: z.boolean(),
      /** The sample year was put in; it may be gone by now. */
      sampled: z.boolean(),
    })
    .meta({ id: 'FirstSteps' }),
} satisfies Spec

export const updateProfile = {
  body: z.object({
    username: name.optional(),
    assistant: assistantSetting.optional(),
    reminders: reminderSettings.partial().optional(),
    colorBy: colorBy.optional(),
    hourCycle: hourCycle.optional(),
    allDayHours: allDayHours.optional(),
    savedViews: savedViews.optional().meta({
      description:
        'All of them: what is left out is deleted. Without `savedViewsBefore` the last write wins, also over views ' +
        'that another device has saved meanwhile.',
    }),
    savedViewsBefore: z
      .array(savedView)
      .max(SAVED_VIEWS_MAX)
      .optional()
      .meta({
        description:
          'Those that `savedViews` was made from, as they were read. If there are others by now, nothing of the request ' +
          'is stored, and the answer is `stale_version` with the profile as it is.',
      }),
    /** They are never opened again. */
    firstStepsClosed: z.literal(true).optional(),
    /** Of the country that is sent with it, or else of the person's. Another country alone has none. */
    region: region.nullable().optional(),
    ...preferences,
  }),
  response: user,
  example: { body: { timezone: 'Europe/Rome', weekStart: 'monday', hourCycle: 'h23' } },
  refuses: [412],
} satisfies Spec

export type User = z.output<typeof user>
export type SavedView = z.output<typeof savedView>
export type FirstSteps = z.output<typeof readFirstSteps.response>
export type Plan = z.output<typeof plan>
export type Session = z.output<typeof session>
export type LoginStep = z.output<typeof loginStep>
export type ProfilePatch = z.input<typeof updateProfile.body>
export type NewUser = z.input<typeof register.body>
