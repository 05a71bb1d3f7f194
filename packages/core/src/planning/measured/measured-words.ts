import type { Patterns } from '../../language/index.ts'
import type { AmountName, CountedName, RhythmName, SittingName } from './measured-tables.ts'

/** What else the words of a measurable goal say. */
export type MeasuredCue =
  /** It is about a purchase, a most, an age: nothing that adds up. */
  | 'refused'
  /** A most in each day, week or month, which stands at the end of these words: `no more than 3`. */
  | 'limits'
  /** It goes with what the day has anyway, and needs no hour: `cycle to work`. */
  | 'hourless'
  /** It is about one occasion, unless money is saved for it or weight is lost. */
  | 'occasion'
  /** A day behind these words is the last one; so it is behind those that come before a length of time. */
  | 'until'
  /** Of these, those up to which something goes on: not `by`. */
  | 'upTo'
  /** It is raised, and by what: `raise £500 with a ride`. */
  | 'raises'
  | 'means'
  | 'ahead'
  /** One time of something, which is no rhythm: `a weekend in July`. */
  | 'oneTime'
  /** Days behind these words are those for which something has to be there, where it is saved or lost. */
  | 'toward'
  /** A day behind these words is the first one. */
  | 'since'
  | 'loses'
  | 'toBed'
  | 'saves'
  /** It is raised in a race: `by running Florence`. */
  | 'inRace'
  /** What one does with things of any kind. */
  | 'does'
  /** Something that is left, for a length of time day by day. */
  | 'abstains'
  /** All of something is gone through, piece by piece. */
  | 'goesThrough'
  /** How much is done of something, how much is left of it, and how much is done at a time. */
  | 'soFar'
  | 'toGo'
  | 'pace'
  /** Half a unit more, behind an amount. */
  | 'andHalf'
  /** So many to which something is done: where others have another act, all of it is planned. */
  | 'toDo'
  /** Words that end with a number's own preposition: those to whom something is sent. */
  | 'toWhom'
  /** The whole of a time that is named, and no day of it. */
  | 'allOfTime'
  /** All of something that ends, whose size is not said: `the whole of Middlemarch`. */
  | 'wholeOf'
  /** Words that say that something is a sum of all. */
  | 'inAll'
  /** Less work, which is agreed on, and not kept by oneself. */
  | 'workingTime'
  /** What can be done again only after weeks: `give blood`. */
  | 'weeksApart'
  /** Somebody who is to be seen more often. */
  | 'moreOften'

/**
 * What the patterns of core/language read: a length of time from today on (an `Amount`), weekdays on which something is each
 * week, and those that every day is without (both a `SaidRule`).
 */
export type SaidName = 'lengthAhead' | 'weekly' | 'leftOut' | 'weekdayPair'

/**
 * How a language says what can be measured. Numbers of the text stand as `#` in the patterns; a number that is not there
 * is one.
 */
export interface MeasuredWords {
  /** What parts thousands in figures. */
  readonly thousands: '.' | ','
  /** Numbers in words that the reader of dates does not know. */
  readonly numerals: Readonly<Record<string, number>>
  /** Words that say how often: `twice`. */
  readonly often: Readonly<Record<string, number>>
  /** Words behind a number that multiply it. */
  readonly scales: Readonly<Record<string, number>>
  readonly counted: Readonly<Record<CountedName, string>>
  /** Names of units as they are shown; others are shown as they are written. */
  readonly units: Readonly<Record<string, string>>
  readonly amounts: Readonly<Record<AmountName, readonly string[]>>
  readonly rhythms: Readonly<Record<RhythmName, readonly string[]>>
  readonly cues: Readonly<Record<MeasuredCue, readonly string[]>>
  /** What has its usual length or hour, and parts of the day. */
  readonly sittings: Readonly<Record<SittingName, readonly string[]>>
  /** What is read of a text with its numbers: see `SaidName`. */
  readonly said: Readonly<Record<SaidName, Patterns[string]>>
  /** Words that join an amount to what it is of: they go with it. */
  readonly links: readonly string[]
  /** The same behind the amount of a verb that says nothing without it. */
  readonly linksOfLead: readonly string[]
  /** Verbs before an amount that say nothing without it: `spend 2 hours`. */
  readonly leads: readonly string[]
  /** What stands for their amount where they go on otherwise: `spend time with grandma`. */
  readonly time: string
  readonly sentences: MeasuredSentences
}

/** What is said of a goal and its series. */
export interface MeasuredSentences {
  /** Why a series is where it is: so many of all of them are free. */
  readonly calm: (free: number, all: number) => string
  /** No hour of the week is free often enough. */
  readonly noSeries: string
  /** The target is as much as the series holds; no unit is one of hours. */
  readonly held: (target: number, unit: string) => string
  /** Of what is kept, how many periods count. */
  readonly kept: (period: CountedName, all: number) => string
  /** The period was not said, and ends on this day. */
  readonly noPeriod: (day: string) => string
  /** How much is done of a whole, where what is left is counted; and the day by which a pace comes to its end. */
  readonly soFar: (done: number, all: number, unit: string) => string
  /** Another amount of the text, which is left out of the goal. */
  readonly notCounted: (words: string) => string
  readonly atPace: (day: string) => string
  /** How often was not said. */
  readonly assumedOften: string
}
