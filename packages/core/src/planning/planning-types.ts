import type { Day, WeekStart } from '../date/index.ts'
import type { ReminderChannel } from '../event/index.ts'
import type { Language, Named } from '../language/index.ts'
import type { MeasureRules } from '../load/index.ts'
import type { Holiday, YearItem } from '../year/index.ts'
import type { KnownKind } from './templates/known-kinds.ts'

/** The kind of a target; `generic` is none of those that are known. */
export type TemplateId = KnownKind | 'generic'

/** What is needed to parse a target. `now` is the person's local time, `YYYY-MM-DDTHH:mm`. */
export interface TargetSurroundings {
  readonly language: Language
  readonly now: string
  readonly weekStart: WeekStart
  readonly categories: readonly Named[]
  /** The shown year: a month without a year is in it, unless it is over. Null without one. */
  readonly year: number | null
}

/** Recognised words of the target. `meaning` is text in the person's language, a day with its weekday. */
export interface TargetWords {
  readonly kind: 'date' | 'template' | 'hours' | 'amount' | 'timeframe' | 'category'
  readonly text: string
  readonly meaning: string
}

/** How exactly words say a day: that one, from that one, by that one, about that one, some days around it, any until then, or the next free weekend. */
export type Precision = 'day' | 'from' | 'by' | 'about' | 'around' | 'until' | 'weekend'

/** Days in a row. */
export interface DayRange {
  readonly first: Day
  readonly last: Day
}

/** A part of a target that has days of its own, in its own words: `theory by May`. */
export interface DatedPart extends DayRange {
  readonly words: string
  /** Whether it is done by its last day, and not on it. */
  readonly isBy: boolean
  /** The step that it is, where the goal itself has no day. */
  readonly step?: string
}

/** A parsed target. */
export interface Target {
  /** Its title, without the words of the date: `Maratona di Roma`. */
  readonly title: string
  /** All that it says but its date, from which its steps and the event that it names follow. */
  readonly text: string
  /** The words for its date with it: `for the winter` and `who is born in May` say what is done, but no kind. */
  readonly said: string
  readonly templateId: TemplateId
  /** Where its words do not tell its kind: the three that it may be, likeliest first. Empty for nonsense, and for a known kind. */
  readonly choices: readonly KnownKind[]
  /** Whether its words or the person tell its kind: for others a model gives the steps, where there is one. */
  readonly isKindTold: boolean
  /** Whether it has no words that anybody could plan: `asdf`, `42`, `it rained`. */
  readonly isNonsense: boolean
  /** When it is, or its deadline; null without a date. Several days (a trip) are a range. */
  readonly anchor: DayRange | null
  readonly precision: Precision
  /** Its parts that have other days, before the last. */
  readonly parts: readonly DatedPart[]
  /** How many days it takes, where its words say that: `three nights`. */
  readonly days: number | null
  /** The earliest start, from a time frame such as `12 settimane`; null means today. */
  readonly from: Day | null
  readonly hoursAWeek: number | null
  readonly categoryId: string | null
  readonly understood: readonly TargetWords[]
}

/** The person's events, around which steps are placed. */
export interface PlanSurroundings {
  readonly language: Language
  readonly today: Day
  readonly weekStart: WeekStart
  /** Everything from today until after the target, in all calendars. */
  readonly items: readonly YearItem[]
  readonly holidays: readonly Holiday[]
  /** How the person's time is measured, and what is an absence. */
  readonly rules: MeasureRules
  readonly categories: readonly Named[]
  /** Days with steps of another plan, which are left free where that is easy. */
  readonly planned?: ReadonlySet<Day>
}

/** A given step for a target that no template covers: days before (or after: negative). */
export interface OwnStep {
  readonly title: string
  readonly description: string
  readonly daysBefore: number
  readonly lengthDays: number
  readonly optional: boolean
}

export interface PlannedStep extends DayRange {
  /** Unique in its plan: the template's name of the step. */
  readonly id: string
  readonly title: string
  readonly description: string
  /** Its phase's name, in the person's language. */
  readonly phase: string
  readonly optional: boolean
  /** A clause that explains its place. */
  readonly reason: string
}

/** A preparation planned backwards from its day. Steps are in order of their days. */
export interface Plan {
  readonly title: string
  readonly day: Day
  /** The last day of what lasts several. */
  readonly last: Day
  readonly description: string
  readonly categoryId: string | null
  readonly templateId: TemplateId
  readonly steps: readonly PlannedStep[]
  /** Sentences in the person's language: too little time, a missing date, a past day. */
  readonly warnings: readonly string[]
}

/** A step in the year before its milestone moves. */
export interface StandingStep extends DayRange {
  readonly id: string
  readonly isDone: boolean
}

/** A step's new place; `reason` is one clause. Steps that stay are left out. */
export interface MovedStep extends DayRange {
  readonly id: string
  readonly reason: string
}

/** An event to enhance, as the person sees it. */
export interface EnhancedItem {
  readonly item: YearItem
  readonly description: string
  readonly location: string
  readonly reminders: readonly { readonly minutesBefore: number; readonly channel: ReminderChannel }[]
}

export interface Enhancement {
  readonly title: string
  /** The description with additions; the old text is unchanged. */
  readonly description: string
  readonly checklist: readonly string[]
  readonly categoryId: string | null
  readonly reminders: readonly { readonly minutesBefore: number; readonly channel: ReminderChannel }[]
  readonly steps: readonly PlannedStep[]
}
