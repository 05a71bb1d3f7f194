import type { TemplateId } from '../planning-types.ts'

/**
 * Traits of a target beyond its kind: a race's length, a trip abroad, something that is practised. A habit is a skill
 * without a teacher or a performance.
 */
export type Trait = 'short' | 'half' | 'long' | 'abroad' | 'skill' | 'habit' | 'driving' | 'guest'

/** Suitable days: offices are open on working days, long runs are on Sundays. */
export type SuitableDays = 'any' | 'working' | 'weekend' | 'sunday'

/**
 * A step without its words. `flow` steps follow each other and share the time before the last days by weight, each
 * between `least` and `most` days; `before` and `after` steps are `lead` days from the target.
 */
export interface StepShape {
  readonly id: string
  readonly place: 'flow' | 'before' | 'after'
  readonly isLong: boolean
  readonly weight: number
  readonly least: number
  readonly most: number
  readonly lead: number
  readonly optional: boolean
  readonly days: SuitableDays
  /** Only if the target has this trait, or only if it has not. */
  readonly only: Trait | null
  readonly never: Trait | null
}

/** The steps of a kind of target, in order. */
export interface Template {
  readonly id: TemplateId
  readonly steps: readonly StepShape[]
}

/** Words of a step: phase, title, and a sentence or two. */
export type StepWords = readonly [phase: string, title: string, description: string]

type Choices = Partial<Pick<StepShape, 'optional' | 'days' | 'only' | 'never'>>

const plain = { weight: 1, least: 1, most: 1, lead: 0, optional: false, days: 'any', only: null, never: null } as const

/** Some weeks or days of work, as time allows. */
export const longStep = (
  id: string,
  weight: number,
  days: readonly [number, number],
  rest: Choices = {},
): StepShape => ({
  ...plain,
  ...rest,
  id,
  place: 'flow',
  isLong: true,
  weight,
  least: days[0],
  most: days[1],
})

/** A one-day step, with the days until the next step. */
export const oneDay = (id: string, days: readonly [number, number], rest: Choices = {}): StepShape => ({
  ...plain,
  ...rest,
  id,
  place: 'flow',
  isLong: false,
  least: days[0],
  most: days[1],
})

/** A one-day step, this many days before the target. */
export const before = (id: string, lead: number, rest: Choices = {}): StepShape => ({
  ...plain,
  ...rest,
  id,
  place: 'before',
  isLong: false,
  lead,
})

/** A one-day step this many days after the target; for a period, `length` days from there on. */
export const after = (id: string, lead: number, length = 1, rest: Choices = {}): StepShape => ({
  ...plain,
  ...rest,
  id,
  place: 'after',
  isLong: length > 1,
  least: length,
  most: length,
  lead,
})
