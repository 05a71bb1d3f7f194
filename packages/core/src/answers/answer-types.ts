import type { ReminderChannel } from '../event/index.ts'
import type { QuestionKind } from '../intents/question-types.ts'
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

export interface ItemReminder {
  readonly minutesBefore: number
  readonly channel: ReminderChannel
}

/** What would be added, from one day or wall time to another. */
export interface NewEvent {
  readonly action: 'create'
  readonly title: string
  readonly start: string
  readonly end: string
  readonly allDay: boolean
  readonly recurrence: string | null
  readonly categoryId: string | null
}

/** A change that the person asked for in words: what is shown on a card. Days inclusive, walls as `YYYY-MM-DDTHH:mm`. */
export type ProposedChange =
  | NewEvent
  | { readonly action: 'shift'; readonly itemId: string; readonly start: string; readonly end: string }
  | { readonly action: 'categorise'; readonly itemId: string; readonly categoryId: string | null }
  | { readonly action: 'rename'; readonly itemId: string; readonly title: string }
  | { readonly action: 'delete'; readonly itemId: string }
  /** All the reminders that the event is to have, and in words what is new about that. */
  | {
      readonly action: 'remind'
      readonly itemId: string
      readonly reminders: readonly ItemReminder[]
      readonly said: string
    }

/** An answer in the person's language. Every item that `text` names is in `itemIds`, in the order of the text. */
export interface Answer {
  readonly kind: QuestionKind
  readonly text: string
  /** The words by which it was looked for: those of the question, or those of them that something has. */
  readonly terms: readonly string[]
  readonly itemIds: readonly string[]
  readonly changes: readonly ProposedChange[]
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
