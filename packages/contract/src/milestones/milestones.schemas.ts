import { z } from 'zod'
import { proposal } from '../proposals/proposals.schemas.ts'
import { VERSIONED_WRITE, WRITE } from '../request-headers.ts'
import type { Spec } from '../route.ts'
import { day, id, instant, language, wall } from '../scalars.ts'

const step = z.object({
  _id: z.string(),
  /** The event that it is in the year; null where that was deleted. */
  eventId: z.string().nullable(),
  title: z.string(),
  phase: z.string(),
  /** Whether it was planned before the milestone, or to follow it. */
  place: z.enum(['before', 'after']),
  start: day,
  end: day,
  doneAt: instant.nullable(),
})

/** Something that is prepared for: an event of its own, and steps, each of them an event too. */
export const milestone = z
  .object({
    _id: z.string(),
    eventId: z.string().nullable(),
    title: z.string(),
    date: day,
    /** The day that the steps were planned for: another one after a move that they did not go along with. */
    plannedFor: day,
    /** Name of the template that it was planned by. */
    template: z.string(),
    /** The goal that it hangs on. */
    goalId: z.string().nullable(),
    version: z.number().int(),
    steps: z.array(step),
  })
  .meta({ id: 'Milestone' })

export const listMilestones = { response: z.array(milestone) } satisfies Spec

/** Hangs it on a goal, or takes it off. */
export const updateMilestone = {
  params: z.object({ id }),
  body: z.object({ goalId: id.nullable().optional() }),
  response: milestone,
  headers: VERSIONED_WRITE,
  example: { body: { goalId: null } },
} satisfies Spec

/** Ticks a step off, or takes that back. */
export const updateStep = {
  params: z.object({ id, stepId: id }),
  body: z.object({ done: z.boolean() }),
  response: milestone,
  headers: WRITE,
  example: { body: { done: true } },
} satisfies Spec

/**
 * What becomes of the steps that are not done when the milestone is on `date`: a card of changes with a before and an after.
 * Where the event itself was moved already, only the steps are in it. Null where none needs to move.
 */
export const moveMilestone = {
  params: z.object({ id }),
  body: z.object({ date: day, language: language.optional(), now: wall.optional() }),
  response: z.object({ proposal: proposal.nullable() }),
  example: { body: { date: '2027-06-20', language: 'en', now: '2027-05-01T09:00' } },
} satisfies Spec

/**
 * A milestone that a write has moved without the steps that are not done. Writes answer a JSON list of these in the header
 * `X-Moved-Milestones`, if there are any.
 */
export interface MovedMilestone {
  readonly _id: string
  /** The day that the steps were planned for. */
  readonly from: string
  readonly to: string
  readonly openSteps: number
}

export type Milestone = z.output<typeof milestone>
export type MilestonePatch = z.input<typeof updateMilestone.body>
