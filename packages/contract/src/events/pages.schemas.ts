import { z } from 'zod'
import { EVENTS_A_PAGE_MAX } from '../limits.ts'
import type { Spec } from '../route.ts'
import { day, id } from '../scalars.ts'
import { event, filters } from './events.schemas.ts'

const limit = z.coerce.number<number>().int().min(1).max(EVENTS_A_PAGE_MAX).default(EVENTS_A_PAGE_MAX)

/**
 * Events by id, each once, with those of its occurrences that touch some days, the last included: at most 366. `after` is
 * the `next` of the page before.
 */
export const listEventsInRange = {
  query: z.object({ from: day, to: day, ...filters, limit, after: id.optional() }),
  response: z
    .object({
      events: z.array(event),
      /** For the next page; null if there is none. */
      next: z.string().nullable(),
      /** The number of the newest change when this was read, where `listEventsSince` goes on. */
      sequence: z.number().int(),
    })
    .meta({ id: 'EventPage' }),
  example: { query: { from: '2027-05-01', to: '2027-05-31', limit: 50 } },
} satisfies Spec

/**
 * Events that have changed after a point of the history, in its order: the number of a change, or the `next` of an answer
 * before. One that was changed often may come again. They have their own times, and no occurrences.
 */
export const listEventsSince = {
  query: z.object({
    since: z
      .string()
      .regex(/^\d{1,15}(?:\.[A-Za-z]{1,30}\.[\w-]{1,64})?$/, 'must be a number, or what `next` has said'),
    limit,
  }),
  response: z
    .object({
      events: z.array(event),
      /** Ids of events that are not there any more. */
      deleted: z.array(z.string()),
      /** Ids of calendars that were deleted with all their events, which are not named. */
      deletedCalendars: z.array(z.string()),
      /** Where the next reading goes on. */
      next: z.string(),
      /** Whether that is the present. */
      isComplete: z.boolean(),
    })
    .meta({ id: 'EventChanges' }),
  example: { query: { since: '0', limit: 50 } },
  refuses: [410],
} satisfies Spec

export type EventPage = z.output<typeof listEventsInRange.response>
export type EventChanges = z.output<typeof listEventsSince.response>
