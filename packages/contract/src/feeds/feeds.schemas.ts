import { z } from 'zod'
import type { Spec } from '../route.ts'
import { id, instant, name } from '../scalars.ts'
import { FEED_CHOICES_MAX, FEED_DAYS_MAX } from './limits.ts'

/** How much a feed tells: when the person is busy and nothing else, titles and times, or all that an event has. */
export const feedDetails = ['busy', 'titles', 'full'] as const

const choices = z.array(id).min(1).max(FEED_CHOICES_MAX)
const days = z.number().int().min(0).max(FEED_DAYS_MAX)

const wishes = {
  /** What the calendar is called in the programs that read it. */
  name,
  detail: z.enum(feedDetails),
  /** Only events of these calendars; null for all, hidden ones too. */
  calendarIds: choices.nullable(),
  /** Only events of these categories; null for all, and for those without one. */
  categoryIds: choices.nullable(),
  /**
   * How far back it reaches, and how far ahead; null for without end. Times alone reach two years at most. A series that
   * occurs then is in it whole.
   */
  daysBack: days,
  daysAhead: days.nullable(),
  /** From when on its address leads to nothing; null for never. */
  expiresAt: z.iso.datetime().nullable(),
}

export const feed = z
  .object({
    _id: z.string(),
    ...wishes,
    expiresAt: instant.nullable(),
    createdAt: instant,
    /** When a program last read it, to the hour, and what it called itself. */
    lastReadAt: instant.nullable(),
    lastAgent: z.string().nullable(),
  })
  .meta({ id: 'Feed' })

/** With the path of its address, which begins after the host. Its secret is stored nowhere: it is answered this once. */
const newFeed = feed.extend({ path: z.string() }).meta({ id: 'NewFeed' })

const params = z.object({ id })

export const listFeeds = { response: z.array(feed) } satisfies Spec

export const createFeed = {
  body: z.object({
    ...wishes,
    calendarIds: wishes.calendarIds.default(null),
    categoryIds: wishes.categoryIds.default(null),
    daysBack: wishes.daysBack.default(90),
    daysAhead: wishes.daysAhead.default(null),
    expiresAt: wishes.expiresAt.default(null),
  }),
  response: newFeed,
  example: { body: { name: 'Family', detail: 'titles', daysAhead: 365 } },
} satisfies Spec

export const updateFeed = {
  params,
  body: z.object(wishes).partial(),
  response: feed,
  example: { body: { detail: 'busy', daysBack: 30 } },
} satisfies Spec

export const renewFeed = { params, response: newFeed } satisfies Spec

export const deleteFeed = { params } satisfies Spec

export type Feed = z.output<typeof feed>
export type NewFeed = z.output<typeof newFeed>
export type FeedWishes = z.output<typeof createFeed.body>
export type FeedPatch = z.output<typeof updateFeed.body>
