import type { ItemReminder, ProposedChange } from '../intents/proposed-change.ts'
import type { AskedBack, QuestionKind } from '../intents/question-types.ts'
import type { Span } from '../intents/reading/dates.ts'
import type { YearItem } from '../year/index.ts'
import type { GoalKind, GoalProgress } from '../goals/index.ts'

/** An occurrence with the texts that a question may name. */
export interface DetailedItem extends YearItem {
  readonly location: string
  readonly description: string
  readonly repeats: boolean
  /** Those of its event; not said where nobody asks for them. */
  readonly reminders?: readonly ItemReminder[]
}

/** An answer in the person's language. Every item that `text` names is in `itemIds`, in the order of the text. */
export interface Answer {
  readonly kind: QuestionKind
  readonly text: string
  /** The words by which it was looked for: those of the question, or those of them that something has. */
  readonly terms: readonly string[]
  readonly itemIds: readonly string[]
  /** Ids of all that it is about, in order, however many of them `text` names: `delete those`. */
  readonly listed: readonly string[]
  /** Those of them that it tells of first: `move it`. */
  readonly focus: readonly string[]
  /** Days that it lists, in order. */
  readonly days: readonly Span[]
  /** The few days on which that is which it tells of first, or which its card would add or move. */
  readonly at?: Span | null
  readonly asks: AskedBack | null
  readonly changes: readonly ProposedChange[]
  /** Of two wishes that which is on no card, where the other one is. */
  readonly lacks?: string
  /** A target to plan, where the person asked for a preparation. */
  readonly target: string | null
}

/** A goal as an answer tells of it: days as YYYY-MM-DD. */
export interface MeasuredGoal {
  readonly _id: string
  readonly title: string
  readonly kind: GoalKind
  readonly target: number
  /** What a number counts; empty where the kind says it. */
  readonly unit: string
  readonly from: string
  readonly to: string
  readonly progress: Pick<GoalProgress, 'value' | 'planned' | 'expected' | 'lead' | 'state' | 'streak'> & {
    readonly forecast: { readonly value: number; readonly reachedOn: string | null }
    readonly reachedOn: string | null
    /** What was done by the end of each day on which it grew, in order. */
    readonly points: readonly { readonly day: string; readonly value: number }[]
  }
}

/** A reminder that will come, on the person's own wall: `YYYY-MM-DDTHH:mm`; of a whole day `start` is a day. */
export interface ComingReminder extends ItemReminder {
  readonly eventId: string
  readonly title: string
  readonly start: string
  readonly at: string
}
