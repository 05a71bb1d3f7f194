import { z } from 'zod'
import { reminder } from './events.schemas.ts'
import {
  APPLIED_ITEMS_MAX,
  CONTEXT_EVENTS_MAX,
  DESCRIPTION_MAX,
  MESSAGE_MAX,
  REMINDERS_MAX,
  TIMEFRAME_MAX,
  TITLE_MAX,
} from './limits.ts'
import type { Spec } from './route.ts'
import {
  day,
  dayOrWall,
  id,
  instant,
  language,
  lineUpTo,
  plainText,
  queryYear,
  textUpTo,
  wall,
  year,
} from './scalars.ts'

/** Who answered: the built-in planner, or a model whose words were checked. */
export const engine = z.enum(['builtin', 'model'])

/**
 * Why a model that is set up did not answer, so that the built-in planner did: `failed` (refused, broke off, nonsense),
 * `late` (no answer within its time), `paused` (it failed too often just before). Null where nothing went wrong.
 */
export const fallback = z.enum(['failed', 'late', 'paused']).nullable()

const answered = { engine, fallback }

/** The person's own language and wall time, where words such as `tomorrow` matter. */
const asking = { language: language.default('it'), now: wall.optional() }

const saying = plainText.trim().min(1).max(MESSAGE_MAX)

/** Words that were understood, and what they mean: a day with its weekday, the name of a template, hours a week. */
const understood = z.object({
  kind: z.enum(['date', 'template', 'hours', 'timeframe', 'category']),
  text: z.string(),
  meaning: z.string(),
})

/** An event as the assistant names it: a chip that opens. `start` is a day or a wall time of the person. */
export const namedEvent = z
  .object({
    _id: z.string(),
    title: z.string(),
    start: z.string(),
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
    kind: z.enum(['milestone', 'enhancement', 'chat', 'recommendation', 'replan']),
    title: z.string(),
    state: z.enum(['open', 'applied', 'expired']),
    createdAt: instant,
    expiresAt: instant,
    /** How many deletions the person must type before they are applied; null where none need to be. */
    confirmDeletions: z.number().int().nullable(),
    /** The change that applying it made: undoing that takes all of it back. */
    changeId: z.string().nullable(),
    items: z.array(proposalItem),
  })
  .meta({ id: 'Proposal' })

/** A step of a preparation. `_id` is that of the item of the proposal, and later of the step itself. */
const timelineStep = z.object({
  _id: z.string(),
  title: z.string(),
  start: day,
  end: day,
  phase: z.string(),
  optional: z.boolean(),
  reason: z.string(),
})

const plannedMilestone = z.object({
  milestone: z.object({
    _id: z.string(),
    title: z.string(),
    date: day,
    description: z.string(),
    categoryId: z.string().nullable(),
  }),
  timeline: z.array(timelineStep),
  understood: z.array(understood),
  /** Whole sentences: too little time, a date that was not said, a past date. */
  warnings: z.array(z.string()),
  proposalId: z.string(),
  ...answered,
})

export const createMilestone = {
  body: z.object({ input: saying, year: year.optional(), ...asking }).meta({ id: 'CreateMilestone' }),
  response: plannedMilestone.meta({ id: 'PlannedMilestone' }),
} satisfies Spec

export const planMilestone = {
  body: z
    .object({ goal: saying, timeframe: plainText.trim().max(TIMEFRAME_MAX).default(''), ...asking })
    .meta({ id: 'PlanMilestone' }),
  response: plannedMilestone,
} satisfies Spec

const enhancementType = z.enum(['preparation', 'description', 'checklist', 'reminders', 'category'])

export const enhanceEvent = {
  params: z.object({ id }),
  body: z
    .object({ enhancementType: enhancementType.default('preparation'), occurrence: dayOrWall.optional(), ...asking })
    .meta({ id: 'EnhanceEvent' }),
  response: z
    .object({
      suggestion: z.object({
        title: z.string(),
        description: z.string(),
        checklist: z.array(z.string()),
        categoryId: z.string().nullable(),
        reminders: z.array(reminder),
      }),
      timeline: z.array(timelineStep),
      /** Null where there is nothing to change. */
      proposalId: z.string().nullable(),
      ...answered,
    })
    .meta({ id: 'EnhancedEvent' }),
} satisfies Spec

/** First and last day of a stretch of the year that a number names. */
const stretch = z.object({ from: day, to: day })

/** A number with where it comes from. `unit` says how it is read. */
const evidence = z.object({
  text: z.string(),
  value: z.number().nullable(),
  unit: z.enum(['count', 'hours', 'days', 'weeks', 'percent', 'ratio']).nullable(),
  ...stretch.partial().shape,
  events: z.array(namedEvent),
})

/** What the assistant would change, as a client gives it back to `POST /ai/proposals`. */
export const changeDraft = z
  .discriminatedUnion('action', [
    z.object({
      action: z.literal('create'),
      title: lineUpTo(TITLE_MAX),
      ...times,
      description: textUpTo(DESCRIPTION_MAX).optional(),
      categoryId: id.nullable().optional(),
      recurrence: plainText.nullable().optional(),
      kind: z.enum(['event', 'milestone', 'marker']).optional(),
      reason: plainText.max(500).optional(),
    }),
    z.object({
      action: z.literal('update'),
      eventId: id,
      occurrence: dayOrWall.nullable().optional(),
      title: lineUpTo(TITLE_MAX).optional(),
      description: textUpTo(DESCRIPTION_MAX).optional(),
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
  .meta({ id: 'ChangeDraft' })

/**
 * The one thing that is offered with a fact. `open` shows days of the year, `propose` makes a card of changes, `plan` opens
 * the planner of milestones with a goal, `targets` the person's own targets, `categorise` what has no category.
 */
export const assistantAction = z
  .object({
    kind: z.enum(['open', 'propose', 'plan', 'targets', 'categorise']),
    label: z.string(),
    from: day.nullable(),
    to: day.nullable(),
    eventId: z.string().nullable(),
    goal: z.string().nullable(),
    changes: z.array(changeDraft),
  })
  .meta({ id: 'AssistantAction' })

const score = z.object({
  id: z.string(),
  name: z.string(),
  /** As `unit` says; null where there was nothing to measure. */
  value: z.number().nullable(),
  unit: z.enum(['count', 'hours', 'days', 'weeks', 'percent', 'ratio']),
  /** One line: how good or bad it is, in words; never a judgement of health. */
  reading: z.string(),
  formula: z.string(),
  evidence: z.array(evidence),
})

const recommendation = z.object({
  id: z.string(),
  /** Id of the score whose value it improves. */
  score: z.string().nullable(),
  text: z.string(),
  evidence: z.array(evidence),
  action: assistantAction,
})

export const analyzeYear = {
  params: z.object({ year: queryYear }),
  query: z.object({ ...asking }),
  response: z
    .object({
      year: z.number().int(),
      coverage: z.object({
        events: z.number().int(),
        /** Share of the events that have a category, 0 to 1. */
        categorised: z.number(),
        /** Share that has hours, 0 to 1; and days of the year with anything. */
        timed: z.number(),
        days: z.number().int(),
        enough: z.boolean(),
      }),
      scores: z.array(score),
      categories: z.array(
        z.object({
          categoryId: z.string().nullable(),
          name: z.string(),
          events: z.number().int(),
          hours: z.number(),
          /** Share of the hours, 0 to 1; and of the person's own targets, null where none is set. */
          share: z.number(),
          target: z.number().nullable(),
        }),
      ),
      months: z.array(z.object({ month: z.number().int(), events: z.number().int(), hours: z.number() })),
      weeks: z.array(
        z.object({ ...stretch.shape, events: z.number().int(), hours: z.number(), isOverloaded: z.boolean() }),
      ),
      recommendations: z.array(recommendation),
      summary: z.string(),
      ...answered,
    })
    .meta({ id: 'YearAnalysis' }),
} satisfies Spec

const context = z.object({
  year: year.optional(),
  view: z.enum(['planner', 'months', 'heat']).optional(),
  categoryId: id.nullable().optional(),
  eventIds: z.array(id).max(CONTEXT_EVENTS_MAX).optional(),
})

const intent = z.enum(['general', 'question', 'plan', 'analysis'])

const message = z.object({
  message: saying,
  conversationId: id.optional(),
  intent: intent.default('general'),
  context: context.optional(),
  ...asking,
})

export const chat = {
  body: message.meta({ id: 'ChatMessage' }),
  response: z
    .object({
      conversationId: z.string(),
      reply: z.string(),
      /** Everything that the reply names, each of which opens. */
      events: z.array(namedEvent),
      proposal: proposal.nullable(),
      ...answered,
    })
    .meta({ id: 'ChatReply' }),
} satisfies Spec

/** Answers plain text in chunks; the conversation is named by the header `X-Conversation-Id`. */
export const chatStream = { body: message } satisfies Spec

export const suggestionType = z.enum(['general', 'preparation', 'balance', 'tidying'])

export const suggestions = {
  query: z.object({ type: suggestionType.default('general'), year: queryYear.optional(), ...asking }),
  response: z.array(
    z
      .object({
        id: z.string(),
        type: suggestionType,
        text: z.string(),
        evidence: z.array(evidence),
        action: assistantAction,
      })
      .meta({ id: 'Suggestion' }),
  ),
} satisfies Spec

export const readAssistantStatus = {
  response: z
    .object({
      available: z.boolean(),
      engine: z.enum(['builtin', 'model', 'off']),
      provider: z.enum(['builtin', 'openai-compatible', 'anthropic', 'off']),
      model: z.string().nullable(),
      /** Whether the model answered when it was last asked; null where it was not asked yet, or there is none. */
      answers: z.boolean().nullable(),
      /** What leaves this server and for where; `to` is null where nothing does. */
      sends: z.object({
        to: z.string().nullable(),
        what: z.enum(['nothing', 'titles', 'noDescriptions', 'everything']),
      }),
    })
    .meta({ id: 'AssistantStatus' }),
} satisfies Spec

export const createProposal = {
  body: z.object({
    title: lineUpTo(TITLE_MAX),
    changes: z.array(changeDraft).min(1).max(APPLIED_ITEMS_MAX),
    language: language.default('it'),
  }),
  response: proposal,
} satisfies Spec

export const readProposal = { params: z.object({ id }), response: proposal } satisfies Spec

/** Those of the items that are applied, edited in place or as they are; without `items` all that are not optional. */
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
    items: z.array(appliedItem).min(1).max(APPLIED_ITEMS_MAX).optional(),
    calendarId: id.optional(),
    /** What the person typed where `confirmDeletions` asks for it. */
    deletions: z.number().int().optional(),
  }),
  response: z.object({ events: z.array(namedEvent), changeId: z.string() }),
} satisfies Spec

const conversation = z
  .object({ _id: z.string(), title: z.string(), createdAt: instant, updatedAt: instant })
  .meta({ id: 'Conversation' })

export const listConversations = { response: z.array(conversation) } satisfies Spec

export const readConversation = {
  params: z.object({ id }),
  response: conversation
    .extend({
      messages: z.array(
        z.object({
          _id: z.string(),
          role: z.enum(['person', 'assistant']),
          text: z.string(),
          createdAt: instant,
          events: z.array(namedEvent),
          proposal: proposal.nullable(),
          /** Null of what the person wrote. */
          engine: engine.nullable(),
          fallback,
          /** Whether it was stopped before its end. */
          isCut: z.boolean(),
        }),
      ),
    })
    .meta({ id: 'ConversationWithMessages' }),
} satisfies Spec

export const deleteConversation = { params: z.object({ id }) } satisfies Spec

export const listAssistantLog = {
  response: z.array(
    z
      .object({
        _id: z.string(),
        at: instant,
        /** The call: `chat`, `create-milestone` ... */
        call: z.string(),
        /** What was looked at: a tool of the model or of the planner, in its own words, and how many events it saw. */
        looked: z.array(z.object({ tool: z.string(), at: z.string(), events: z.number().int() })),
        engine,
        /** Where it was sent; null where nothing left the server. */
        sentTo: z.string().nullable(),
      })
      .meta({ id: 'AssistantLogEntry' }),
  ),
} satisfies Spec
