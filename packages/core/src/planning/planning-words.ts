import type { Day } from '../date/index.ts'
import type { MeasuredWords } from './measured/measured-words.ts'
import type { TemplateId } from './planning-types.ts'
import type { Reason } from './placing/reasons.ts'
import type { StepWords, Trait } from './templates/template-types.ts'

/** Words that indicate a kind of target: stems end in `*`; `not` are words that exclude it. */
export interface KindWords {
  readonly is: readonly string[]
  readonly not: readonly string[]
}

/** Facts stated about a plan. */
export type Warning =
  | { readonly kind: 'noDate'; readonly day: Day }
  | { readonly kind: 'vague'; readonly day: Day }
  | { readonly kind: 'past'; readonly day: Day }
  | { readonly kind: 'today'; readonly day: Day }
  | { readonly kind: 'tomorrow'; readonly day: Day }
  | {
      readonly kind: 'short'
      readonly needed: number
      readonly days: number
      readonly dropped: number
      readonly isShortened: boolean
    }
  | { readonly kind: 'holiday'; readonly day: Day; readonly name: string }
  | { readonly kind: 'busyDay'; readonly day: Day; readonly titles: readonly string[] }
  | { readonly kind: 'hours'; readonly hours: number; readonly weeks: number }

/** Kinds of events with a checklist, in order of priority. */
export interface EventKindWords {
  readonly words: KindWords
  readonly checklist: readonly string[]
  /** Steps before it: days before, phase, title, description. */
  readonly steps: readonly (readonly [days: number, phase: string, title: string, description: string])[]
  /** Minutes before a timed one; days before an all-day one. */
  readonly reminders: { readonly timed: readonly number[]; readonly days: readonly number[] }
}

/** All texts and patterns of planning in a language. */
export interface PlanningWords {
  readonly names: Readonly<Record<TemplateId, string>>
  readonly kinds: Readonly<Record<TemplateId, KindWords>>
  readonly traits: Readonly<Record<Trait, KindWords>>
  readonly steps: Readonly<Record<TemplateId, Readonly<Record<string, StepWords>>>>
  readonly events: Readonly<Record<string, EventKindWords>>
  /** Checklists of events that are targets. */
  readonly goalChecklists: Readonly<Partial<Record<TemplateId, readonly string[]>>>
  /** Names of areas of life, each with words of titles that belong to it. */
  readonly areas: readonly { readonly names: readonly string[]; readonly words: readonly string[] }[]
  readonly stopWords: string
  readonly reading: ReadingWords
  readonly measured: MeasuredWords
  readonly day: (day: Day) => string
  readonly span: (first: Day, last: Day) => string
  readonly hours: (hours: number) => string
  readonly reason: (reason: Reason) => string
  readonly warning: (warning: Warning) => string
  readonly moved: (reason: string) => string
  /** Only what stays true if the milestone moves and steps are dropped. */
  readonly description: (plan: {
    readonly kind: string
    readonly hasSteps: boolean
    readonly hours: number | null
  }) => string
  readonly ownPhase: (isAfter: boolean) => string
  readonly checklistTitle: string
}

/** Patterns for parsing a target: regular expression sources over the original text, ignoring case. */
export interface ReadingWords {
  readonly number: string
  /** Words for money behind a sum. */
  readonly currencies: string
  readonly numbers: Readonly<Record<string, number>>
  readonly hoursAWeek: string
  readonly hoursADay: string
  readonly minutesADay: string
  readonly length: string
  readonly lengthAlone: string
  readonly deadline: string
  readonly beforeIt: string
  /** Dates that quick add reads as a deadline, and a target as the month in the first group: `per maggio 2028`. */
  readonly forMonth: string
  /** An article before the number; without it the number may count anything: `per 20 persone`. */
  readonly article: string
  /** A meal of a feast (the first group): on its day, unless with colleagues. */
  readonly feastMeal: string
  readonly company: string
  /** Phrases for trying words of a date, in place of `{}`. */
  readonly carriers: readonly string[]
  readonly fromNow: string
  readonly since: string
  /** Words between the beginning and end of a range. */
  readonly rangeTo: string
  readonly wholeYear: string
  readonly deadlineWords: string
  /** Words beside day and month that give the year relative to today. */
  readonly ofNextYear: string
  readonly ofThisYear: string
  readonly alternative: string
  /** Words right behind a date that make it another one: `by Easter weekend`. */
  readonly goesOn: string
  /** Months, feasts and seasons: a date with one of these and no year is that of the year looked at. */
  readonly yearly: string
  readonly relative: string
  /** Weekdays and units: without a number, a month or one of these, words are no date. */
  readonly dateHint: string
  readonly wishes: string
  readonly leftovers: string
  readonly beginnings: string
  readonly edges: string
}
