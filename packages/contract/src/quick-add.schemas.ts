import { QUICK_ADD_MAX } from '@dodici/core/event'
import { z } from 'zod'
import { event } from './events.schemas.ts'
import { reminder } from './reminder.schemas.ts'
import type { Spec } from './route.ts'
import { language, plainText, wall } from './scalars.ts'

const named = z.object({ _id: z.string(), name: z.string() })

/**
 * One line of text as an event. `language` is the person's own unless said; `now` their wall time, which it is in their
 * zone unless said. Words in quotation marks are never read, `#name` is a category, `@name` a calendar. With `dryRun`
 * nothing is written.
 */
export const quickAddEvent = {
  body: z
    .object({
      text: plainText.trim().min(1).max(QUICK_ADD_MAX),
      language: language.optional(),
      now: wall.optional(),
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
      calendar: named.nullable(),
      reminders: z.array(reminder),
      /** The words that were understood, in UTF-16 units from `from` up to `to` of the text without the space around it. */
      understood: z.array(
        z.object({
          kind: z.enum(['date', 'time', 'recurrence', 'category', 'calendar', 'reminder']),
          from: z.number().int(),
          to: z.number().int(),
          text: z.string(),
          meaning: z.string(),
        }),
      ),
      /** The event that was created; null with `dryRun`. */
      event: event.nullable(),
    })
    .meta({ id: 'QuickAddAnswer' }),
} satisfies Spec
