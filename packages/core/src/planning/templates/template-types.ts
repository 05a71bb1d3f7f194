import type { TemplateId } from '../planning-types.ts'

/**
 * What the words of a goal tell beyond its kind: how long a race is, that a trip crosses a border, that it is practised. A
 * habit is a skill without a teacher and without a day on which it is shown.
 */
export type Trait = 'short' | 'half' | 'long' | 'abroad' | 'skill' | 'habit' | 'driving' | 'guest'

/** Days that suit a step: an office is open on working days, a long run belongs to Sunday. */
export type SuitableDays = 'any' | 'working' | 'weekend' | 'sunday'

/**
 * A step without its words. Those that `flow` follow each other and share the time before the last days by weight, each
 * between `least` and `most` days; those `before` and `after` lie so many days (`lead`) from the goal.
 */
export interface StepShape {
  readonly id: string
  readonly place: 'flow' | 'before' | 'after'
  readonly isStretch: boolean
  readonly weight: number
  readonly least: number
  readonly most: number
  readonly lead: number
  readonly optional: boolean
  readonly days: SuitableDays
  /** Only where the goal has this trait; or only where it has not. */
  readonly only: Trait | null
  readonly never: Trait | null
}

/** The steps of a kind of goal, in their order. */
export interface Template {
  readonly id: TemplateId
  readonly steps: readonly StepShape[]
}

/** Words of a step: the name of its phase, its title, and what to do in a sentence or two. */
export type StepWords = readonly [phase: string, title: string, description: string]

type Choices = Partial<Pick<StepShape, 'optional' | 'days' | 'only' | 'never'>>

const plain = { weight: 1, least: 1, most: 1, lead: 0, optional: false, days: 'any', only: null, never: null } as const

/** Some weeks or days of work, as long as the time allows. */
export const stretch = (
  id: string,
  weight: number,
  days: readonly [number, number],
  rest: Choices = {},
): StepShape => ({
  ...plain,
  ...rest,
  id,
  place: 'flow',
  isStretch: true,
  weight,
  least: days[0],
  most: days[1],
})

/** Something done in one day, with the days that it takes until the next step. */
export const oneDay = (id: string, days: readonly [number, number], rest: Choices = {}): StepShape => ({
  ...plain,
  ...rest,
  id,
  place: 'flow',
  isStretch: false,
  least: days[0],
  most: days[1],
})

/** Something done in one day, so many days before the goal. */
export const before = (id: string, lead: number, rest: Choices = {}): StepShape => ({
  ...plain,
  ...rest,
  id,
  place: 'before',
  isStretch: false,
  lead,
})

/** Something done in one day, so many days after the goal; of a stretch, `length` days from there on. */
export const after = (id: string, lead: number, length = 1, rest: Choices = {}): StepShape => ({
  ...plain,
  ...rest,
  id,
  place: 'after',
  isStretch: length > 1,
  least: length,
  most: length,
  lead,
})
