import type { Series } from '../event/index.ts'
import type { Day } from '../date/index.ts'
import type { KeptPart } from './move-day.ts'

/** An event of the copied year. */
export interface CopiableEvent extends Series {
  readonly id: string
  readonly title: string
  readonly categoryId: string | null
}

/** `continues` is an endless series, which is never copied. */
export type CopyKind = 'once' | 'ended' | 'continues'

/** `leapDay`: 29 February became the 28th. `there`: the new day already has an event with this title. */
export type CopyNote = 'leapDay' | 'there'

export interface YearCopy {
  readonly from: number
  readonly to: number
  readonly keep: KeptPart
  /** Whether an event with this title begins on this day already, in the event's time zone; none by default. */
  readonly isThere?: (title: string, day: Day) => boolean
}

/** An event of the year with its copy. Times are in the event's notation. */
export interface CopiedEvent {
  readonly eventId: string
  readonly title: string
  readonly categoryId: string | null
  readonly allDay: boolean
  readonly kind: CopyKind
  /** Its first occurrence in the year. */
  readonly start: string
  readonly end: string
  /** Null for an event that continues. */
  readonly newStart: string | null
  readonly newEnd: string | null
  readonly note: CopyNote | null
  /** The event to store; null for one that continues. */
  readonly copy: Series | null
}
