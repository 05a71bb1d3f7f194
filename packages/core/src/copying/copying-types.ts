import type { Series } from '../event/index.ts'
import type { Day } from '../date/index.ts'
import type { KeptPart } from './move-day.ts'

/** An event of the year that is copied. */
export interface CopiableEvent extends Series {
  readonly id: string
  readonly title: string
  readonly categoryId: string | null
}

/** `continues` goes on by itself in the new year, and is never copied. */
export type CopyKind = 'once' | 'ended' | 'continues'

/** `leapDay`: 29 February became the 28th. `there`: an event with this title is on the new day already. */
export type CopyNote = 'leapDay' | 'there'

export interface YearCopy {
  readonly from: number
  readonly to: number
  readonly keep: KeptPart
  /** Whether an event with this title begins on this day already, on the wall of the event; none does where it is left out. */
  readonly isThere?: (title: string, day: Day) => boolean
}

/** An event of the year with what a copy makes of it. Times are as events write theirs. */
export interface CopiedEvent {
  readonly eventId: string
  readonly title: string
  readonly categoryId: string | null
  readonly allDay: boolean
  readonly kind: CopyKind
  /** Its first occurrence in the year. */
  readonly start: string
  readonly end: string
  /** Null of what continues. */
  readonly newStart: string | null
  readonly newEnd: string | null
  readonly note: CopyNote | null
  /** What is stored for the copy; null of what continues. */
  readonly copy: Series | null
}
