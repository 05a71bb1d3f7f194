import { z } from 'zod'
import { namedEvent } from '../proposals/proposals.schemas.ts'
import { DESCRIPTION_MAX, ENTRY_NOTE_MAX, GOAL_TARGET_MAX, GOAL_TEXT_MAX } from '../limits.ts'
import { VERSIONED_WRITE, WRITE } from '../request-headers.ts'
import type { Spec } from '../route.ts'
import { chosenId, day, id, instant, lineUpTo, queryYear, textUpTo } from '../scalars.ts'
import { goalFields, goalKind } from './goal-fields.ts'

/** Where a goal stands today. `notBegun` before its first day; `missed` after its last without its target. */
export const goalState = z.enum(['notBegun', 'behind', 'onTrack', 'ahead', 'done', 'missed'])

/** All of it as it is today, in the person's own zone. Values are in the unit of the goal; hours may have a fraction. */
const progress = z.object({
  value: z.number(),
  /** What occurrences from now to the last day would add. */
  planned: z.number(),
  /** Where the pace line is: the target, spread evenly over the days, as of the end of yesterday. */
  expected: z.number(),
  /** `value` less `expected`, rounded as it is said: negative is behind. */
  lead: z.number(),
  state: goalState,
  /** Where it ends at the pace of the last weeks, and the day on which the target is reached then; null where never. */
  forecast: z.object({ value: z.number(), reachedOn: day.nullable() }),
  /** Weeks in a row with something done, up to this one or the last, and the most that there were. */
  streak: z.object({ weeks: z.number().int(), best: z.number().int() }),
  /** The day on which the target was reached; null while it is not. */
  reachedOn: day.nullable(),
  lastOn: day.nullable(),
  /** What was done by the end of each day on which it grew, in order: the line of a plot. */
  points: z.array(z.object({ day, value: z.number() })),
})

export const goal = z
  .object({
    _id: z.string(),
    title: z.string(),
    description: z.string(),
    categoryId: z.string().nullable(),
    kind: goalKind,
    target: z.number(),
    /** What a number counts, in the person's own words: km, pages. Empty where the kind says it. */
    unit: z.string(),
    from: day,
    to: day,
    /** Events of this category, and with these words in their title, count: both where both are said. */
    matchCategoryId: z.string().nullable(),
    matchText: z.string().nullable(),
    version: z.number().int(),
    createdAt: instant,
    progress,
    /** The milestones that hang on it, nearest first. */
    milestones: z.array(
      z.object({
        _id: z.string(),
        eventId: z.string().nullable(),
        title: z.string(),
        date: day,
        steps: z.number().int(),
        stepsDone: z.number().int(),
      }),
    ),
  })
  .meta({ id: 'Goal' })

export const goalEntry = z
  .object({
    _id: z.string(),
    goalId: z.string(),
    day,
    value: z.number(),
    note: z.string(),
    version: z.number().int(),
  })
  .meta({ id: 'GoalEntry' })

const choices = {
  ...goalFields,
  description: textUpTo(DESCRIPTION_MAX),
  kind: goalKind,
  matchCategoryId: id.nullable(),
  matchText: lineUpTo(GOAL_TEXT_MAX).nullable(),
}

const params = z.object({ id })

/** With `year`, those whose days touch it. */
export const listGoals = {
  query: z.object({ year: queryYear.optional() }),
  response: z.array(goal),
  example: { query: { year: 2027 } },
} satisfies Spec

/** What was done for a goal: occurrences that are over, and entries by hand, the newest first. At most 1,000. */
export const readGoal = {
  params,
  response: z.object({
    goal,
    done: z.array(
      z.object({
        day,
        value: z.number(),
        event: namedEvent.nullable(),
        entry: goalEntry.nullable(),
      }),
    ),
  }),
} satisfies Spec

export const createGoal = {
  body: z
    .object({
      _id: chosenId.optional(),
      ...choices,
      description: choices.description.default(''),
      categoryId: choices.categoryId.default(null),
      target: choices.target.default(1),
      unit: choices.unit.default(''),
      matchCategoryId: choices.matchCategoryId.default(null),
      matchText: choices.matchText.default(null),
    })
    .meta({ id: 'NewGoal' }),
  response: goal,
  headers: WRITE,
  example: {
    body: { title: 'Run 500 km', kind: 'number', target: 500, unit: 'km', from: '2027-01-01', to: '2027-12-31' },
  },
} satisfies Spec

export const updateGoal = {
  params,
  body: z.object(choices).partial().meta({ id: 'GoalPatch' }),
  response: goal,
  headers: VERSIONED_WRITE,
  example: { body: { title: 'Run far', description: 'Mostly along the river' } },
} satisfies Spec
export const deleteGoal = { params, headers: VERSIONED_WRITE } satisfies Spec

const entryValue = z.number().min(-GOAL_TARGET_MAX).max(GOAL_TARGET_MAX)

export const createGoalEntry = {
  params,
  body: z.object({
    _id: chosenId.optional(),
    day,
    value: entryValue.default(1),
    note: textUpTo(ENTRY_NOTE_MAX).default(''),
  }),
  response: goalEntry,
  headers: WRITE,
  example: { body: { day: '2026-10-04', value: 1, note: 'Along the river' } },
} satisfies Spec

export const updateGoalEntry = {
  params: z.object({ id, entryId: id }),
  body: z.object({ day: day.optional(), value: entryValue.optional(), note: textUpTo(ENTRY_NOTE_MAX).optional() }),
  response: goalEntry,
  headers: VERSIONED_WRITE,
  example: { body: { note: 'With Grace' } },
} satisfies Spec

export const deleteGoalEntry = { params: z.object({ id, entryId: id }), headers: VERSIONED_WRITE } satisfies Spec

const amount = { events: z.number().int(), hours: z.number() }

/** What a year was, up to now where it is this one: occurrences that are over and count as load. */
export const reviewYear = {
  params: z.object({ year: queryYear }),
  response: z
    .object({
      year: z.number().int(),
      /** The last day that is looked at; of a year to come, the day before its first. */
      until: day,
      ...amount,
      /** Days with anything. */
      days: z.number().int(),
      /** The same span of the year before; null where nothing is known of it. */
      previous: z.object({ ...amount, days: z.number().int() }).nullable(),
      /** The fullest first. `categoryId` null holds what has none. */
      categories: z.array(
        z.object({
          categoryId: z.string().nullable(),
          ...amount,
          previous: z.object(amount).nullable(),
        }),
      ),
      months: z.array(z.object({ month: z.number().int(), ...amount })),
      /** The weeks in which most was done for goals, or where there are none most hours; at most three. */
      bestWeeks: z.array(z.object({ from: day, to: day, ...amount, goalsDone: z.number() })),
      /** The first of the busiest, and the `others` with as many events and hours. */
      busiestDay: z.object({ day, ...amount, others: z.array(day) }).nullable(),
      goals: z.array(
        z.object({
          _id: z.string(),
          title: z.string(),
          categoryId: z.string().nullable(),
          kind: goalKind,
          unit: z.string(),
          target: z.number(),
          /** What was done within the year, and what of the whole goal until then. */
          inYear: z.number(),
          value: z.number(),
          state: goalState,
        }),
      ),
      milestones: z.object({ reached: z.number().int(), steps: z.number().int(), stepsDone: z.number().int() }),
    })
    .meta({ id: 'YearReview' }),
} satisfies Spec

export type Goal = z.output<typeof goal>
export type GoalState = z.output<typeof goalState>
export type NewGoal = z.input<typeof createGoal.body>
export type GoalPatch = z.input<typeof updateGoal.body>
export type GoalEntry = z.output<typeof goalEntry>
export type NewGoalEntry = z.input<typeof createGoalEntry.body>
export type GoalEntryPatch = z.input<typeof updateGoalEntry.body>
export type GoalDetail = z.output<typeof readGoal.response>
export type YearReview = z.output<typeof reviewYear.response>
