import { z } from 'zod'
import { SEARCH_MAX } from '../limits.ts'
import type { Spec } from '../route.ts'
import { lineUpTo } from '../scalars.ts'

export const searchEvents = {
  query: z.object({
    /** Words that must all be there: in title, place, description or the category's name; `#word` in the last alone. */
    q: lineUpTo(SEARCH_MAX),
    limit: z.coerce.number<number>().int().min(1).max(200).default(50),
  }),
  /**
   * The nearest to today first. A series is there once, by that of its occurrences that is nearest to today; `start` and
   * `end` are in the person's own zone, as those of an occurrence are.
   */
  response: z.array(
    z.object({
      _id: z.string(),
      title: z.string(),
      start: z.string(),
      end: z.string(),
      /** Names the occurrence of a series; null for what happens once. */
      recurrenceId: z.string().nullable(),
      allDay: z.boolean(),
      location: z.string(),
      categoryId: z.string().nullable(),
      calendarId: z.string(),
      repeats: z.boolean(),
    }),
  ),
  example: { query: { q: 'choir' } },
} satisfies Spec

export type SearchHit = z.output<typeof searchEvents.response>[number]
