import type { Day } from '../date/index.ts'
import type { TemplateId } from './planning-types.ts'
import type { Reason } from './placing/reasons.ts'
import type { StepWords, Trait } from './templates/template-types.ts'

/** Words that tell a kind of goal: stems end in `*`; `not` are those that say that it is something else. */
export interface KindWords {
  readonly is: readonly string[]
  readonly not: readonly string[]
}

/** What is said of a plan, as facts. */
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

/** Kinds of events that have a checklist; the order decides between those that fit. */
export interface EventKindWords {
  readonly words: KindWords
  readonly checklist: readonly string[]
  /** Steps before it: days before, phase, title, description. */
  readonly steps: readonly (readonly [days: number, phase: string, title: string, description: string])[]
  /** Minutes before a timed one; days before an all-day one. */
  readonly reminders: { readonly timed: readonly number[]; readonly days: readonly number[] }
}

/** Everything that planning says and reads in a language. */
export interface PlanningWords {
  readonly names: Readonly<Record<TemplateId, string>>
  readonly kinds: Readonly<Record<TemplateId, KindWords>>
  readonly traits: Readonly<Record<Trait, KindWords>>
  readonly steps: Readonly<Record<TemplateId, Readonly<Record<string, StepWords>>>>
  readonly events: Readonly<Record<string, EventKindWords>>
  /** Checklists of events that are goals. */
  readonly goalChecklists: Readonly<Partial<Record<TemplateId, readonly string[]>>>
  /** Names of areas of life, each with words of titles that belong to it. */
  readonly areas: readonly { readonly names: readonly string[]; readonly words: readonly string[] }[]
  readonly stopWords: string
  readonly reading: ReadingWords
  readonly day: (day: Day) => string
  readonly span: (first: Day, last: Day) => string
  readonly hours: (hours: number) => string
  readonly reason: (reason: Reason) => string
  readonly warning: (warning: Warning) => string
  readonly moved: (reason: string) => string
  /** Only what stays true when the milestone is moved and steps are left out. */
  readonly description: (plan: {
    readonly kind: string
    readonly hasSteps: boolean
    readonly hours: number | null
  }) => string
  readonly ownPhase: (isAfter: boolean) => string
  readonly checklistTitle: string
}

/** Patterns by which a goal is read; sources of regular expressions over the text as it is, case ignored. */
export interface ReadingWords {
  readonly number: string
  readonly numbers: Readonly<Record<string, number>>
  readonly hoursAWeek: string
  readonly hoursADay: string
  readonly minutesADay: string
  readonly length: string
  readonly lengthAlone: string
  readonly deadline: string
  readonly beforeIt: string
  /** Words of a date that quick add reads as a deadline, and a goal as the month that is its first group: `per maggio 2028`. */
  readonly forMonth: string
  /** An article at the end of the words before a number, without which it may count anything: `per 20 persone`. */
  readonly article: string
  /** A meal of a feast, which is the first group: it is on its day, unless it is one of colleagues. */
  readonly feastMeal: string
  readonly company: string
  /** Phrases in which words of a date are tried, `{}` stands for them. */
  readonly carriers: readonly string[]
  readonly fromNow: string
  readonly since: string
  /** Words between the beginning and the end of a range. */
  readonly rangeTo: string
  readonly wholeYear: string
  readonly deadlineWords: string
  /** Words beside a day and month that name its year from today. */
  readonly ofNextYear: string
  readonly ofThisYear: string
  readonly alternative: string
  /** Words right behind a date that make it another one: `by Easter weekend`. */
  readonly goesOn: string
  /** Months, feasts and seasons: a date with one of these and no year is that of the year looked at. */
  readonly yearly: string
  readonly relative: string
  /** Weekdays and units: without a figure, a month or one of these, words are no date. */
  readonly dateHint: string
  readonly wishes: string
  readonly leftovers: string
  readonly beginnings: string
  readonly edges: string
}
