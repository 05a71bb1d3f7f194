import { QUICK_ADD_MAX } from '@dodici/core/event'
import { z } from 'zod'
import { event } from './events.schemas.ts'
import { reminder } from '../reminders/reminders.schemas.ts'
import { WRITE } from '../request-headers.ts'
import type { Spec } from '../route.ts'
import { day, language, plainText, queryYear, wall } from '../scalars.ts'

const named = z.object({ _id: z.string(), name: z.string() })

/**
 * One line of text as an event. `language` is the person's own unless said; `now` their wall time, which it is in their
 * zone unless said. Words in quotation marks are never read, `#name` is a category, `@name` a calendar. A line that says
 * no day is on `day`, and a date without a year is in `year`, where these are said: what the person looks at. With
 * `newCategories` a `#name` that is none of theirs is made with the event, as one change. With `dryRun` nothing is written.
 */
export const quickAddEvent = {
  body: z
    .object({
      text: plainText.trim().min(1).max(QUICK_ADD_MAX),
      language: language.optional(),
      now: wall.optional(),
      day: day.nullable().optional(),
      year: queryYear.optional(),
      newCategories: z.boolean().default(false),
      dryRun: z.boolean().default(false),
    })
    .meta({ id: 'QuickAdd' }),
  response: z
    .object({
      title: z.string(),
      /** A day, or wall time of the person; null where no date was found, so too `end`. Both days are included. */
      start: z.string().nullable(),
      end: z.string().nullable(),
      allDay: z.boolean(),
      recurrence: z.string().nullable(),
      category: named.nullable(),
      /** The name of a category that is made with the event, or would be; `category` is that one then. */
      newCategory: z.string().nullable(),
      calendar: named.nullable(),
      reminders: z.array(reminder),
      /** The day that no words said; null where they did, and where `day` was left out. */
      assumedDay: z.string().nullable(),
      /** The words that were understood, in UTF-16 units from `from` up to `to` of the text without the space around it. */
      understood: z.array(
        z.object({
          kind: z.enum([
            ...(['date', 'time', 'recurrence', 'category', 'newCategory'] as const),
            ...(['calendar', 'reminder', 'assumedDay'] as const),
          ]),
          from: z.number().int(),
          to: z.number().int(),
          text: z.string(),
          meaning: z.string(),
          /** There and true where a slip in these words was mended: the meaning is a guess. */
          isGuess: z.literal(true).optional(),
          /** Of a `time`: the same hours in the other half of the day, where nothing said which: `19:30`. */
          otherHalf: z.string().optional(),
        }),
      ),
      /** The event that was created; null with `dryRun`. */
      event: event.nullable(),
    })
    .meta({ id: 'QuickAddAnswer' }),
  headers: WRITE,
  example: { body: { text: 'Dinner with Ada tomorrow at 20:00', language: 'en', now: '2027-05-01T09:00' } },
} satisfies Spec

export type QuickAddRequest = z.output<typeof quickAddEvent.body>
export type QuickAddAnswer = z.output<typeof quickAddEvent.response>
