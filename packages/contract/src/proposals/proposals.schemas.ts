import { z } from 'zod'
import { goalFields, namedGoal, proposedGoal } from '../goals/goal-fields.ts'
import { reminder } from '../reminders/reminders.schemas.ts'
import { APPLIED_ITEMS_MAX, DESCRIPTION_MAX, EXDATES_MAX, LOCATION_MAX, REMINDERS_MAX, TITLE_MAX } from '../limits.ts'
import { WRITE } from '../request-headers.ts'
import type { Spec } from '../route.ts'
import { dayOrWall, id, instant, language, lineUpTo, plainText, textUpTo } from '../scalars.ts'

/**
 * An event as the assistant names it: a chip that opens. `start` is a day or a wall time of the person, and so is `end`, of
 * what lasts for several days.
 */
export const namedEvent = z
  .object({
    _id: z.string(),
    title: z.string(),
    start: z.string(),
    end: z.string().optional(),
    recurrenceId: z.string().nullable(),
    categoryId: z.string().nullable(),
  })
  .meta({ id: 'NamedEvent' })

const times = { start: dayOrWall, end: dayOrWall, allDay: z.boolean() }

/** One of the changes that wait for the person's Apply. */
export const proposalItem = z
  .object({
    _id: z.string(),
    action: z.enum(['create', 'update', 'delete']),
    /** The event that is changed or deleted; `occurrence` names one of a series by its original start. */
    eventId: z.string().nullable(),
    occurrence: z.string().nullable(),
    kind: z.enum(['event', 'milestone', 'marker']),
    title: z.string(),
    description: z.string(),
    ...times,
    recurrence: z.string().nullable(),
    categoryId: z.string().nullable(),
    calendarId: z.string(),
    reminders: z.array(reminder),
    /** Name of the phase of a preparation; null elsewhere. */
    phase: z.string().nullable(),
    optional: z.boolean(),
    /** One clause that says why it is there. */
    reason: z.string(),
    /** What it says now, of what is changed; null where it is made anew or deleted. */
    before: z.object({ title: z.string(), ...times, categoryId: z.string().nullable() }).nullable(),
    /** What is on these days or hours already. */
    conflicts: z.array(namedEvent),
  })
  .meta({ id: 'ProposalItem' })

/** Changes that wait. Only `POST /ai/proposals/{id}/apply` writes them, once, as one change. */
export const proposal = z
  .object({
    _id: z.string(),
    kind: z.enum(['milestone', 'enhancement', 'chat', 'recommendation', 'replan', 'goal']),
    title: z.string(),
    /** `undone`: it was applied, and the change was taken back; a redo makes it applied again. */
    state: z.enum(['open', 'applied', 'undone', 'expired']),
    createdAt: instant,
    expiresAt: instant,
    /** How many deletions the person must type before they are applied; null where none need to be. */
    confirmDeletions: z.number().int().nullable(),
    /** The change that applying it made: undoing that takes all of it back. */
    changeId: z.string().nullable(),
    /** The goal that it makes, if it does: what is new on the card counts for it. */
    goal: proposedGoal.nullable(),
    items: z.array(proposalItem),
  })
  .meta({ id: 'Proposal' })

/** What the assistant would change, as a client gives it back to `POST /ai/proposals`. */
export const proposedChange = z
  .discriminatedUnion('action', [
    z.object({
      action: z.literal('create'),
      title: lineUpTo(TITLE_MAX),
      ...times,
      description: textUpTo(DESCRIPTION_MAX).optional(),
      location: textUpTo(LOCATION_MAX).optional(),
      categoryId: id.nullable().optional(),
      recurrence: plainText.nullable().optional(),
      exdates: z.array(dayOrWall).max(EXDATES_MAX).optional(),
      reminders: z.array(reminder).max(REMINDERS_MAX).optional(),
      kind: z.enum(['event', 'milestone', 'marker']).optional(),
      reason: plainText.max(500).optional(),
    }),
    z.object({
      action: z.literal('update'),
      eventId: id,
      occurrence: dayOrWall.nullable().optional(),
      title: lineUpTo(TITLE_MAX).optional(),
      description: textUpTo(DESCRIPTION_MAX).optional(),
      location: textUpTo(LOCATION_MAX).optional(),
      start: dayOrWall.optional(),
      end: dayOrWall.optional(),
      categoryId: id.nullable().optional(),
      reminders: z.array(reminder).max(REMINDERS_MAX).optional(),
      reason: plainText.max(500).optional(),
    }),
    z.object({
      action: z.literal('delete'),
      eventId: id,
      occurrence: dayOrWall.nullable().optional(),
      reason: plainText.max(500).optional(),
    }),
  ])
  .meta({ id: 'ProposedChange' })

export const createProposal = {
  body: z.object({
    title: lineUpTo(TITLE_MAX),
    changes: z.array(proposedChange).min(1).max(APPLIED_ITEMS_MAX),
    language: language.optional(),
  }),
  response: proposal,
  example: {
    body: {
      title: 'Two visits',
      changes: [
        { action: 'create', title: 'Dentist', allDay: false, start: '2027-03-02T09:00', end: '2027-03-02T09:30' },
      ],
      language: 'en',
    },
  },
  refuses: [404],
} satisfies Spec

export const readProposal = { params: z.object({ id }), response: proposal } satisfies Spec

/**
 * Those of the items that are applied, edited in place or as they are; without `items` all that are not optional. The goal is
 * edited likewise, and null leaves it out.
 */
const appliedItem = z.object({
  _id: id,
  title: lineUpTo(TITLE_MAX).optional(),
  start: dayOrWall.optional(),
  end: dayOrWall.optional(),
  allDay: z.boolean().optional(),
  categoryId: id.nullable().optional(),
})

export const applyProposal = {
  params: z.object({ id }),
  body: z.object({
    items: z.array(appliedItem).max(APPLIED_ITEMS_MAX).optional(),
    goal: z.object(goalFields).partial().nullable().optional(),
    calendarId: id.optional(),
    /** What the person typed where `confirmDeletions` asks for it. */
    deletions: z.number().int().optional(),
  }),
  /** `count` is how many events were added, changed or deleted, which is how many an undo takes back. */
  response: z.object({
    events: z.array(namedEvent),
    goal: namedGoal.nullable(),
    count: z.number().int(),
    changeId: z.string(),
  }),
  headers: WRITE,
  example: { body: {} },
} satisfies Spec

export type ProposedChange = z.output<typeof proposedChange>
export type NamedEvent = z.output<typeof namedEvent>
export type Proposal = z.output<typeof proposal>
export type ProposalItem = z.output<typeof proposalItem>
export type AppliedProposal = z.output<typeof applyProposal.response>
export type ProposalChoice = z.input<typeof applyProposal.body>
