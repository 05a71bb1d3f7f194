import type { Day } from '../date/index.ts'
import type { DayRange } from './planning-types.ts'

/** Facts stated about a plan. */
export type Warning =
  /** Nobody said a day, or only a month; it may be one that others set, for which the proposed one is a placeholder. */
  | { readonly kind: 'noDate'; readonly day: Day; readonly isSetByOthers: boolean }
  | { readonly kind: 'vague'; readonly day: Day; readonly isSetByOthers: boolean; readonly isFree: boolean }
  /** The words for a day that nobody can know but the person. */
  | { readonly kind: 'unknownDay'; readonly words: string; readonly day: Day }
  /** Of the days until a feast, or the end of a month or season, the last that fits; the next free weekend; the end of a period. */
  | { readonly kind: 'inTime'; readonly words: string; readonly day: Day }
  | { readonly kind: 'lastDay'; readonly words: string; readonly day: Day }
  | { readonly kind: 'weekend'; readonly day: Day }
  | { readonly kind: 'goesOn'; readonly words: string; readonly day: Day }
  /** The day is that of an event of the person's year, or the day before it. */
  | { readonly kind: 'fromCalendar'; readonly title: string; readonly days: DayRange; readonly isBefore: boolean }
  /** The words say another day than such an event. */
  | { readonly kind: 'notInCalendar'; readonly title: string; readonly days: DayRange }
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
  /** An absence in the days in which one rests after it. */
  | { readonly kind: 'restTaken'; readonly title: string }
  /** Another goal that the words name, and whether its main steps are in the plan. */
  | { readonly kind: 'otherGoal'; readonly title: string; readonly hasSteps: boolean }
  | { readonly kind: 'hours'; readonly hours: number; readonly weeks: number }
