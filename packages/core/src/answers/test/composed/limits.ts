import type { Chance } from './chance.ts'
import type { SomeYear } from './some-year.ts'
import type { Keeps } from './ways.ts'

/** Words that limit which events are meant, and which those are. */
export interface Limit {
  readonly name: string
  readonly text: string
  readonly keeps: Keeps
  /** Another way to understand the same words, where people do. */
  readonly mayKeep?: Keeps
  /** What of an event it tells: two limits of one are not said together. */
  readonly of: 'weekday' | 'hour' | 'who' | 'category' | 'length' | 'kind' | 'series' | 'days'
  /** Behind `and how many of them are`, else null. */
  readonly said: string | null
}

/** Makes one of them for a year. */
export type Maker = (year: SomeYear, chance: Chance) => Limit
