import type { ReminderChannel } from '../../event/index.ts'
import type { GoalKind, GoalProgress } from '../../goals/index.ts'

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
export interface ComingReminder {
  readonly eventId: string
  readonly title: string
  readonly start: string
  readonly at: string
  readonly minutesBefore: number
  readonly channel: ReminderChannel
}
