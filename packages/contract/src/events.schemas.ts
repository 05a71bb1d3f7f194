import { z } from 'zod'
import { DESCRIPTION_MAX, LOCATION_MAX, REMINDER_MINUTES_MAX, REMINDERS_MAX, TITLE_MAX, URL_MAX } from './limits.ts'
import type { Spec } from './route.ts'
import { chosenId, day, dayOrWall, id, instant, lineUpTo, plainText, queryYear, textUpTo, zoneName } from './scalars.ts'

const eventKind = z.enum(['event', 'milestone', 'marker'])
const eventStatus = z.enum(['confirmed', 'tentative', 'cancelled'])

export const reminder = z.object({
  minutesBefore: z.number().int().min(0).max(REMINDER_MINUTES_MAX),
  channel: z.enum(['display', 'email']),
})

/** What one changed occurrence says and when, where it differs from its series. */
export const occurrenceContent = z.object({
  title: z.string(),
  description: z.string(),
  location: z.string(),
  url: z.string(),
  kind: eventKind,
  status: eventStatus,
  busy: z.boolean(),
  categoryId: z.string().nullable(),
  allDay: z.boolean(),
})

/**
 * One appearance of an event, in the person's own zone (`YYYY-MM-DD` if all-day, else `YYYY-MM-DDTHH:mm`).
 * `recurrenceId` is there for series only: the original start in the zone of the series. `changed` is there only where
 * this occurrence was changed by itself.
 */
export const occurrence = z
  .object({
    start: z.string(),
    end: z.string(),
    recurrenceId: z.string().optional(),
    changed: occurrenceContent.optional(),
  })
  .meta({ id: 'Occurrence' })

/**
 * An event with its own times (`start`, `end`, in `timezone`; null is floating) and its occurrences in a year as the
 * person sees them.
 */
export const event = z
  .object({
    _id: z.string(),
    calendarId: z.string(),
    categoryId: z.string().nullable(),
    title: z.string(),
    description: z.string(),
    location: z.string(),
    url: z.string(),
    kind: eventKind,
    status: eventStatus,
    busy: z.boolean(),
    allDay: z.boolean(),
    start: z.string(),
    end: z.string(),
    timezone: z.string().nullable(),
    endTimezone: z.string().nullable(),
    recurrence: z.string().nullable(),
    rdates: z.array(z.string()),
    exdates: z.array(z.string()),
    reminders: z.array(reminder),
    uid: z.string(),
    version: z.number().int(),
    createdAt: instant,
    updatedAt: instant,
    /** Whether a rule finer than daily, or an endless dense one, was cut to what can be shown. */
    truncated: z.boolean(),
    occurrences: z.array(occurrence),
  })
  .meta({ id: 'Event' })

const rrule = plainText.min(1).max(1_000)

const choices = {
  categoryId: id.nullable(),
  description: textUpTo(DESCRIPTION_MAX),
  location: textUpTo(LOCATION_MAX),
  url: textUpTo(URL_MAX),
  kind: eventKind,
  status: eventStatus,
  busy: z.boolean(),
  timezone: zoneName.nullable(),
  endTimezone: zoneName.nullable(),
  recurrence: rrule.nullable(),
  reminders: z.array(reminder).max(REMINDERS_MAX),
  calendarId: id,
}

export const newEvent = z
  .object({
    _id: chosenId.optional(),
    title: lineUpTo(TITLE_MAX),
    allDay: z.boolean(),
    start: dayOrWall,
    end: dayOrWall,
  })
  .extend(z.object(choices).partial().shape)
  .meta({ id: 'NewEvent' })

export const eventPatch = z
  .object({ title: lineUpTo(TITLE_MAX), allDay: z.boolean(), start: dayOrWall, end: dayOrWall })
  .partial()
  .extend(z.object(choices).partial().shape)
  .meta({ id: 'EventPatch' })

const params = z.object({ id })

/** `all` means no filter, as the page's category filter says it. */
const filters = { categoryId: id.optional(), calendarId: id.optional() }

export const scope = z.enum(['this', 'following', 'all'])
const occurrenceQuery = z.object({
  scope: scope.optional(),
  occurrence: dayOrWall.optional(),
  year: queryYear.optional(),
})

export const listEvents = {
  query: z.object({ year: queryYear, ...filters }),
  response: z.array(event),
} satisfies Spec

export const readEvent = { params, query: z.object({ year: queryYear.optional() }), response: event } satisfies Spec

export const createEvent = {
  query: z.object({ year: queryYear.optional() }),
  body: newEvent,
  response: event,
} satisfies Spec

export const updateEvent = {
  params,
  query: occurrenceQuery,
  body: eventPatch,
  response: event.extend({
    /** Changed occurrences that the new rule no longer makes, by their original start: they are gone with it. */
    droppedExceptions: z.array(z.string()),
  }),
} satisfies Spec

export const deleteEvent = { params, query: occurrenceQuery.omit({ year: true }) } satisfies Spec

const levelName = z.enum(['light', 'lighthard', 'normal', 'intense', 'hot', 'superhot'])
const heatMetric = z.enum(['count', 'hours'])
const heatScale = z.enum(['fixed', 'relative'])

export const readHeatmap = {
  query: z.object({
    year: queryYear,
    ...filters,
    metric: heatMetric.default('count'),
    scale: heatScale.default('fixed'),
  }),
  response: z
    .object({
      year: z.number().int(),
      metric: heatMetric,
      scale: heatScale,
      levels: z.array(z.object({ name: levelName, from: z.number(), to: z.number().nullable() })),
      days: z.array(z.object({ date: day, value: z.number(), level: levelName })),
      total: z.number(),
      max: z.number(),
    })
    .meta({ id: 'Heatmap' }),
} satisfies Spec

export const searchEvents = {
  query: z.object({
    q: plainText.trim().min(1).max(200),
    limit: z.coerce.number<number>().int().min(1).max(200).default(50),
  }),
  response: z.array(
    z.object({
      _id: z.string(),
      title: z.string(),
      start: z.string(),
      end: z.string(),
      allDay: z.boolean(),
      location: z.string(),
      categoryId: z.string().nullable(),
      calendarId: z.string(),
      repeats: z.boolean(),
    }),
  ),
} satisfies Spec

export const streamChanges = {} satisfies Spec
