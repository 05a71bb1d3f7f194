import { z } from 'zod'
import { DESCRIPTION_MAX, FILE_NAME_MAX, IMPORT_EVENTS_MAX } from '../limits.ts'
import { EXAMPLE_FILE } from '../examples.ts'
import { VERSIONED_WRITE, WRITE } from '../request-headers.ts'
import type { Spec } from '../route.ts'
import { chosenId, color, day, firstMonth, id, lineUpTo, name, queryFlag, textUpTo, year } from '../scalars.ts'

export const calendar = z
  .object({
    _id: z.string(),
    name: z.string(),
    /** The year that it opens on. */
    year: z.number().int(),
    description: z.string(),
    color: z.string(),
    /** Whether its events stand in the year. */
    shown: z.boolean(),
    /** `subscribed`: only the address that it is read from changes its events. */
    kind: z.enum(['own', 'subscribed']),
    /** Whether it is the sample year, which is removed in one piece (`deleteSample`). */
    sample: z.boolean(),
    version: z.number().int(),
  })
  .meta({ id: 'Calendar' })

const params = z.object({ id })

export const listCalendars = { response: z.array(calendar) } satisfies Spec

export const createCalendar = {
  body: z.object({
    _id: chosenId.optional(),
    name,
    year: year.optional(),
    description: textUpTo(DESCRIPTION_MAX).default(''),
    color: color.optional(),
  }),
  response: calendar,
  headers: WRITE,
  example: { body: { name: 'Family', color: '#aa4499' } },
} satisfies Spec

export const updateCalendar = {
  params,
  body: z.object({
    name: name.optional(),
    year: year.optional(),
    description: textUpTo(DESCRIPTION_MAX).optional(),
    color: color.optional(),
    shown: z.boolean().optional(),
  }),
  response: calendar,
  headers: VERSIONED_WRITE,
  example: { body: { name: 'At home', shown: true } },
} satisfies Spec

export const deleteCalendar = { params, headers: VERSIONED_WRITE } satisfies Spec

export const createSample = {
  body: z.object({ from: firstMonth }),
  response: calendar,
  headers: WRITE,
  example: { body: { from: '2027-01' } },
} satisfies Spec

export const deleteSample = {
  response: z
    .object({
      /** Events of the person's own that were in it, and are in another calendar now. */
      kept: z.number().int(),
      calendarId: z.string(),
    })
    .meta({ id: 'SampleRemoval' }),
  headers: WRITE,
  refuses: [404],
} satisfies Spec

export const exportCalendar = { params } satisfies Spec

/** Why a component of a file was left out, or what was changed to take it in. The page has words for each code. */
export const importNote = z.object({
  uid: z.string().nullable(),
  title: z.string().nullable(),
  reason: z.string(),
  /** What the reason speaks of: a zone's name, a component's name, a year. */
  detail: z.string().nullable(),
})

export const importReport = z
  .object({
    /** Name that the file gives its calendar. */
    name: z.string().nullable(),
    added: z.number().int(),
    updated: z.number().int(),
    unchanged: z.number().int(),
    skipped: z.array(importNote),
    warnings: z.array(importNote),
    /** First and last day that the new and changed events touch; null where there are none. */
    first: day.nullable(),
    last: day.nullable(),
    /** A few of the new and changed events, for the preview. */
    sample: z.array(
      z.object({
        title: z.string(),
        start: z.string(),
        end: z.string(),
        allDay: z.boolean(),
        repeats: z.boolean(),
        /**
         * The day on which the last occurrence starts, in the zone of the event. Null where an event repeats without an
         * end, or does not repeat.
         */
        until: day.nullable(),
      }),
    ),
    /** The change that undoes the whole import; null for a dry run, or where nothing changed. */
    changeId: z.string().nullable(),
  })
  .meta({ id: 'ImportReport' })

export const importCalendar = {
  params,
  query: z.object({
    dryRun: queryFlag.optional(),
    /** The file's name, by which the history says where the events come from. */
    name: lineUpTo(FILE_NAME_MAX).optional(),
  }),
  response: importReport,
  headers: WRITE,
  example: { query: { dryRun: 'true', name: 'choir.ics' }, body: EXAMPLE_FILE },
} satisfies Spec

/**
 * Copies events of one year of a calendar into another year, as one change. `weekday` moves each by whole weeks to the same
 * weekday nearest to its date; `date` keeps day and month. Without `events` nothing but what is chosen by default is copied:
 * all that happens once, and series that have ended. Series that go on into the new year are left as they are.
 */
export const copyYear = {
  params,
  body: z
    .object({
      from: year,
      to: year,
      keep: z.enum(['weekday', 'date']),
      events: z.array(id).max(IMPORT_EVENTS_MAX).optional(),
      /** The calendar that the copies are made in; without it, the same. */
      calendarId: id.optional(),
      dryRun: z.boolean().default(false),
    })
    .meta({ id: 'YearCopy' }),
  response: z.object({
    /** What there is in the year, by its day: also what is not copied, with why. */
    events: z.array(
      z.object({
        eventId: z.string(),
        title: z.string(),
        categoryId: z.string().nullable(),
        allDay: z.boolean(),
        /** `continues` goes on by itself and is never copied. */
        kind: z.enum(['once', 'ended', 'continues']),
        start: z.string(),
        end: z.string(),
        newStart: z.string().nullable(),
        newEnd: z.string().nullable(),
        /** `leapDay`: 29 February became the 28th. `there`: an event with this title is on the new day already. */
        note: z.enum(['leapDay', 'there']).nullable(),
      }),
    ),
    copied: z.number().int(),
  }),
  headers: WRITE,
  example: { body: { from: 2027, to: 2028, keep: 'weekday', dryRun: true } },
} satisfies Spec

export type Calendar = z.output<typeof calendar>
export type CalendarDraft = z.output<typeof createCalendar.body>
export type CalendarPatch = z.output<typeof updateCalendar.body>
export type SampleRemoval = z.output<typeof deleteSample.response>
export type ImportReport = z.output<typeof importReport>
export type ImportNote = z.output<typeof importNote>
export type YearCopy = z.input<typeof copyYear.body>
export type YearCopyAnswer = z.output<typeof copyYear.response>
