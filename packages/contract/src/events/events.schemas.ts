import { z } from 'zod'
import { newCategory } from '../categories/categories.schemas.ts'
import {
  BATCH_DAYS_MAX,
  BATCH_EVENTS_MAX,
  DESCRIPTION_MAX,
  EXDATES_MAX,
  LOCATION_MAX,
  REMINDERS_MAX,
  TITLE_MAX,
} from '../limits.ts'
import { reminder } from '../reminders/reminders.schemas.ts'
import { EXAMPLE_ID } from '../examples.ts'
import { VERSIONED_WRITE, WRITE } from '../request-headers.ts'
import type { Spec } from '../route.ts'
import {
  address,
  chosenId,
  dayOrWall,
  id,
  instant,
  lineUpTo,
  queryYear,
  ruleText,
  shownTime,
  textUpTo,
  zoneName,
} from '../scalars.ts'

const eventKind = z.enum(['event', 'milestone', 'marker'])
const eventStatus = z.enum(['confirmed', 'tentative', 'cancelled'])

/** What one changed occurrence says and when, where it differs from its series. */
export const occurrenceContent = z.object({
  title: z.string(),
  description: z.string(),
  location: z.string(),
  url: z.string(),
  kind: eventKind,
  status: eventStatus,
  busy: z.boolean(),
  /** Whether the person is away for it; null where they have not said, and its title and category tell. */
  away: z.boolean().nullable(),
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
    start: shownTime,
    end: shownTime,
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
    ...occurrenceContent.shape,
    start: shownTime,
    end: shownTime,
    timezone: z.string().nullable(),
    endTimezone: z.string().nullable(),
    recurrence: z.string().nullable(),
    rdates: z.array(z.string()),
    exdates: z.array(z.string()),
    reminders: z.array(reminder),
    /** The goal that it counts for, whatever its title and category. */
    goalId: z.string().nullable(),
    uid: z.string(),
    version: z.number().int(),
    createdAt: instant,
    updatedAt: instant,
    /** Whether a rule finer than daily, or an endless dense one, was cut to what can be shown. */
    truncated: z.boolean(),
    occurrences: z.array(occurrence),
  })
  .meta({ id: 'Event' })

const choices = {
  categoryId: id.nullable(),
  description: textUpTo(DESCRIPTION_MAX),
  location: textUpTo(LOCATION_MAX),
  url: address,
  kind: eventKind,
  status: eventStatus,
  busy: z.boolean(),
  away: z.boolean().nullable(),
  timezone: zoneName.nullable(),
  endTimezone: zoneName.nullable(),
  recurrence: ruleText.nullable(),
  reminders: z.array(reminder).max(REMINDERS_MAX),
  goalId: id.nullable(),
  calendarId: id,
}

export const newEvent = z
  .object({
    _id: chosenId.optional(),
    title: lineUpTo(TITLE_MAX),
    allDay: z.boolean(),
    start: dayOrWall,
    end: dayOrWall,
    /** Starts of a series that are left out. */
    exdates: z.array(dayOrWall).max(EXDATES_MAX).optional(),
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
export const filters = { categoryId: id.optional(), calendarId: id.optional() }

export const scope = z.enum(['this', 'following', 'all'])
const occurrenceQuery = z.object({
  scope: scope.optional(),
  occurrence: dayOrWall.optional(),
  year: queryYear.optional(),
})

export const listEvents = {
  query: z.object({ year: queryYear, ...filters }),
  response: z.array(event),
  headers: ['If-None-Match'],
  example: { query: { year: 2027 } },
} satisfies Spec

/** `occurrence` names one of a series by its original start, whichever year it is in by now. */
const oneQuery = z.object({ year: queryYear.optional(), occurrence: dayOrWall.optional() })
export const readEvent = { params, query: oneQuery, response: event, example: { query: { year: 2027 } } } satisfies Spec

/**
 * With `newCategory` the event gets a category that is made with it, as one change; one that has that name already
 * (accents and case do not count) is taken as it is.
 */
export const createEvent = {
  query: z.object({ year: queryYear.optional() }),
  body: newEvent.extend({ newCategory: newCategory.optional() }).meta({ id: 'EventCreation' }),
  response: event,
  headers: WRITE,
  example: {
    body: {
      title: 'Choir',
      allDay: false,
      start: '2027-05-03T19:30',
      end: '2027-05-03T21:00',
      timezone: 'Europe/Rome',
      recurrence: 'FREQ=WEEKLY;COUNT=10',
      reminders: [{ minutesBefore: 30, channel: 'email' }],
    },
  },
} satisfies Spec

export const updateEvent = {
  params,
  query: occurrenceQuery,
  body: eventPatch,
  response: event.extend({
    /** Changed occurrences that the new rule no longer makes, by their original start: they are gone with it. */
    droppedExceptions: z.array(z.string()),
  }),
  headers: VERSIONED_WRITE,
  example: { body: { title: 'Choir in the hall', location: 'Town hall' } },
} satisfies Spec

export const deleteEvent = {
  params,
  query: occurrenceQuery.omit({ year: true }),
  headers: VERSIONED_WRITE,
} satisfies Spec

/** Several occurrences of one series are named one by one with `this`; else an event is named once. */
const batchTarget = z.object({
  _id: id,
  /** The version of the person's copy, as `If-Match` says it for one event. */
  version: z.number().int().min(1),
  scope: scope.optional(),
  occurrence: dayOrWall.optional(),
})

const wholeDays = z.number().int().min(-BATCH_DAYS_MAX).max(BATCH_DAYS_MAX)

/**
 * What is done to all of them. `shift` moves start and end by whole days on the event's own wall: alike is a move, else an
 * edge is dragged. `copy` makes a new event that many days later: of a series only the occurrence, unless a scope is said.
 * `split` leaves so many days in the event and makes a new one of the rest; a series (`following`, 0 days) is parted before
 * the occurrence.
 */
const batchAction = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('shift'), startDays: wholeDays, endDays: wholeDays }),
  z.object({ kind: z.literal('copy'), days: wholeDays }),
  z.object({ kind: z.literal('split'), days: wholeDays.min(0) }),
  z.object({ kind: z.literal('category'), categoryId: id.nullable() }),
  z.object({ kind: z.literal('delete') }),
])

export const changeEvents = {
  body: z
    .object({ events: z.array(batchTarget).min(1).max(BATCH_EVENTS_MAX), action: batchAction })
    .meta({ id: 'EventBatch' }),
  response: z.object({
    /**
     * What was changed or made and is there now, with its own times: event by event as the request first names them. Of a
     * series that was parted, first what is left of it; of several occurrences that were copied, each copy.
     */
    events: z.array(z.object({ _id: z.string(), version: z.number().int(), start: shownTime, end: shownTime })),
    droppedExceptions: z.array(z.string()),
  }),
  headers: WRITE,
  example: { body: { events: [{ _id: EXAMPLE_ID, version: 1 }], action: { kind: 'shift', startDays: 7, endDays: 7 } } },
  refuses: [404, 412],
} satisfies Spec

export const streamChanges = {} satisfies Spec

export type Event = z.output<typeof event>
export type Occurrence = z.output<typeof occurrence>
export type OccurrenceContent = z.output<typeof occurrenceContent>
export type NewEvent = z.input<typeof newEvent>
export type EventCreation = z.input<typeof createEvent.body>
export type EventPatch = z.input<typeof eventPatch>
export type EventBatch = z.input<typeof changeEvents.body>
export type EventBatchAnswer = z.output<typeof changeEvents.response>
export type Scope = z.output<typeof scope>
