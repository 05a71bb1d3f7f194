import { KNOWN_KINDS } from '@dodici/core/planning'
import { z } from 'zod'
import { answered, asking, saying } from './assistant-scalars.ts'
import { proposedGoal } from '../goals/goal-fields.ts'
import { reminder } from '../reminders/reminders.schemas.ts'
import { TIMEFRAME_MAX } from '../limits.ts'
import { proposedChange, namedEvent } from '../proposals/proposals.schemas.ts'
import type { Spec } from '../route.ts'
import { day, dayOrWall, id, plainText, queryYear, year } from '../scalars.ts'

/** Words that were understood, and what they mean: a day with its weekday, the name of a kind of goal, hours a week. */
const understood = z.object({
  kind: z.enum(['date', 'template', 'hours', 'amount', 'timeframe', 'category']),
  text: z.string(),
  meaning: z.string(),
})

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

/** A kind of goal, by what it needs: the steps follow from it. */
const planKind = z.enum(KNOWN_KINDS).meta({ id: 'PlanKind' })

/** What is asked where the words of a goal tell no kind: the same request with the chosen `kind` makes the plan. */
const kindQuestion = z
  .object({ text: z.string(), choices: z.array(z.object({ kind: planKind, text: z.string() })) })
  .meta({ id: 'KindQuestion' })

const plannedMilestone = z.object({
  milestone: z.object({
    /** That of its item on the card; null where there is none. */
    _id: z.string().nullable(),
    title: z.string(),
    /** Null where no plan was made and no date was read. */
    date: day.nullable(),
    description: z.string(),
    categoryId: z.string().nullable(),
  }),
  timeline: z.array(timelineStep),
  /**
   * The goal, where the target is one that can be measured: the milestone is its last day then, and the timeline the first
   * of its series.
   */
  goal: proposedGoal.nullable(),
  understood: z.array(understood),
  /** Whole sentences: too little time, a date that was not said, a past date. */
  warnings: z.array(z.string()),
  /** Null with a question, and for a text without any goal: then there is no plan, and `warnings` says why. */
  proposalId: z.string().nullable(),
  question: kindQuestion.nullable(),
  ...answered,
})

export const createMilestone = {
  body: z
    .object({ input: saying, year: year.optional(), kind: planKind.optional(), ...asking })
    .meta({ id: 'CreateMilestone' }),
  response: plannedMilestone.meta({ id: 'PlannedMilestone' }),
  example: { body: { input: 'Run the marathon of Rome on 20 April 2027', language: 'en', now: '2026-11-20T09:00' } },
} satisfies Spec

export const planMilestone = {
  body: z
    .object({
      goal: saying,
      timeframe: plainText.trim().max(TIMEFRAME_MAX).default(''),
      kind: planKind.optional(),
      ...asking,
    })
    .meta({ id: 'PlanMilestone' }),
  response: plannedMilestone,
  example: {
    body: { goal: 'Move to a new flat', timeframe: 'by the end of June', language: 'en', now: '2026-11-20T09:00' },
  },
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
  example: { body: { enhancementType: 'checklist', language: 'en' } },
} satisfies Spec

/** First and last day of a span of the year that a number names. */
const daySpan = z.object({ from: day, to: day })

/** A number with where it comes from. `unit` says how it is read. */
const evidence = z.object({
  text: z.string(),
  value: z.number().nullable(),
  unit: z.enum(['count', 'hours', 'days', 'weeks', 'percent', 'ratio']).nullable(),
  ...daySpan.partial().shape,
  events: z.array(namedEvent),
})

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
    changes: z.array(proposedChange),
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
        /** Occurrences that count; and of how many different events, where a series is one. */
        events: z.number().int(),
        distinct: z.number().int(),
        /** Share of the different events that have a category, 0 to 1. */
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
        z.object({ ...daySpan.shape, events: z.number().int(), hours: z.number(), isOverloaded: z.boolean() }),
      ),
      recommendations: z.array(recommendation),
      summary: z.string(),
      ...answered,
    })
    .meta({ id: 'YearAnalysis' }),
  example: { query: { language: 'en' } },
} satisfies Spec

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
  example: { query: { type: 'balance', year: 2027 } },
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

export type PlanKind = z.output<typeof planKind>
export type AssistantStatus = z.output<typeof readAssistantStatus.response>
export type AssistantAction = z.output<typeof assistantAction>
export type EnhancedEvent = z.output<typeof enhanceEvent.response>
export type PlannedMilestone = z.output<typeof createMilestone.response>
export type Suggestion = z.output<typeof suggestions.response>[number]
export type SuggestionType = z.output<typeof suggestionType>
export type YearAnalysis = z.output<typeof analyzeYear.response>
