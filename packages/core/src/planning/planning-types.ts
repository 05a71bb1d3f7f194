import type { Day, WeekStart } from '../date/index.ts'
import type { Language, Named } from '../language/index.ts'
import type { Holiday, YearItem } from '../year/index.ts'

/** The kinds of goals that have a template of their own; `generic` is for everything else. */
export type TemplateId =
  | 'exam'
  | 'race'
  | 'wedding'
  | 'move'
  | 'trip'
  | 'launch'
  | 'thesis'
  | 'jobSearch'
  | 'event'
  | 'certification'
  | 'baby'
  | 'taxes'
  | 'renovation'
  | 'performance'
  | 'generic'

/** What reading a goal needs to know of the person. `now` is their wall time, `YYYY-MM-DDTHH:mm`. */
export interface GoalSurroundings {
  readonly language: Language
  readonly now: string
  readonly weekStart: WeekStart
  readonly categories: readonly Named[]
  /** The year that the person looks at: a month without a year is meant there, where it is not over. Null: none. */
  readonly year: number | null
}

/** Words of the goal that were understood. `meaning` is for people, in their language, a day with its weekday. */
export interface GoalWords {
  readonly kind: 'date' | 'template' | 'hours' | 'timeframe' | 'category'
  readonly text: string
  readonly meaning: string
}

/** A goal as it was read from free text. */
export interface Goal {
  /** What it is for, without the words of the date: `Maratona di Roma`. */
  readonly title: string
  readonly templateId: TemplateId
  /** When it is, or by when; null where no date was said. Several days (a trip) are a span. */
  readonly anchor: { readonly first: Day; readonly last: Day } | null
  /** When the person wants to begin at the earliest, from a time frame such as `12 settimane`; null: today. */
  readonly from: Day | null
  readonly hoursAWeek: number | null
  readonly categoryId: string | null
  readonly understood: readonly GoalWords[]
}

/** The person's own time, around which steps are placed. */
export interface PlanSurroundings {
  readonly language: Language
  readonly today: Day
  readonly weekStart: WeekStart
  /** Everything from today until after the goal, of all calendars. */
  readonly items: readonly YearItem[]
  readonly holidays: readonly Holiday[]
  readonly categories: readonly Named[]
}

/** A step of a goal that no template knows, as somebody who knows it better names it: days before (or after: negative). */
export interface OwnStep {
  readonly title: string
  readonly description: string
  readonly daysBefore: number
  readonly lengthDays: number
  readonly optional: boolean
}

export interface PlannedStep {
  /** Unique in its plan: the template's own name of the step. */
  readonly id: string
  readonly title: string
  readonly description: string
  /** Name of the phase, in the person's language. */
  readonly phase: string
  readonly first: Day
  readonly last: Day
  readonly optional: boolean
  /** One clause that says why it is there. */
  readonly reason: string
}

/** A preparation, planned backward from its day. Steps are in the order of their days. */
export interface Plan {
  readonly title: string
  readonly day: Day
  readonly description: string
  readonly categoryId: string | null
  readonly templateId: TemplateId
  readonly steps: readonly PlannedStep[]
  /** Whole sentences in the person's language: too little time, a date that was not said, a day that is over. */
  readonly warnings: readonly string[]
}

/** A step as it stands in the year, before its milestone moves. */
export interface StandingStep {
  readonly id: string
  readonly first: Day
  readonly last: Day
  readonly isDone: boolean
}

/** Where a step goes; `reason` is one clause. Steps that stay where they are are not named. */
export interface MovedStep {
  readonly id: string
  readonly first: Day
  readonly last: Day
  readonly reason: string
}

/** An event that is to be enhanced, as the person sees it. */
export interface EnhancedItem {
  readonly item: YearItem
  readonly description: string
  readonly location: string
  readonly reminders: readonly { readonly minutesBefore: number; readonly channel: 'display' | 'email' }[]
}

export interface Enhancement {
  readonly title: string
  /** The description with what is new; what was there stays, word for word. */
  readonly description: string
  readonly checklist: readonly string[]
  readonly categoryId: string | null
  readonly reminders: readonly { readonly minutesBefore: number; readonly channel: 'display' | 'email' }[]
  readonly steps: readonly PlannedStep[]
}
