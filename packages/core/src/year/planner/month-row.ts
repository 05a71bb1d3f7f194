import type { Day } from '../../date/index.ts'
import type { YearItem } from '../item.ts'
import type { Label } from './label.ts'

/** One month of the planner, ready to draw. All px from the left edge of the board and the top of the row. */
export interface MonthRow {
  /** Occurrences that count in it. */
  readonly eventCount: number
  /** 1 to 12. */
  readonly month: number
  /** Whether its name is said with its year. */
  readonly namesYear: boolean
  readonly first: Day
  /** Sizes of its own where it is opened. */
  readonly opened: OpenedFrame | null
  /** The strip of days. */
  readonly left: number
  readonly width: number
  readonly days: readonly PlannerDay[]
  /** Spans, by first day and then by lane. */
  readonly bars: readonly Bar[]
  /** Single days, in the same order: dot if timed, stroke if all-day; milestones are solid and carry a flag. */
  readonly moments: readonly Moment[]
  readonly holidayNames: readonly HolidayName[]
}

/** Height of an opened row, distance of its lanes, height and font size of its bars, in px. */
export interface OpenedFrame {
  readonly height: number
  readonly pitch: number
  readonly bar: number
  readonly font: number
}

/** One day of a row: what stands on its day line. */
export interface PlannerDay {
  readonly day: Day
  /** Day of the month, 1 to 31. */
  readonly date: number
  readonly column: number
  readonly left: number
  readonly width: number
  /** 0 is Monday. */
  readonly weekday: number
  readonly isWeekend: boolean
  readonly holiday: string | null
  /** What found no lane on this day: `+n`, which takes the place of the dots. */
  readonly hidden: number
  /** The first routine occurrences, at most two; none in a compact planner. */
  readonly dots: readonly YearItem[]
  /** All routine occurrences of the day. */
  readonly routine: number
}

/** A thing in a lane. Columns are those of the first and the last day that it covers. */
interface InLane {
  readonly item: YearItem
  /** What is written: the title, in an opened row behind its time. */
  readonly text: string
  readonly lane: number
  readonly fromColumn: number
  readonly toColumn: number
  readonly left: number
  readonly top: number
  readonly width: number
  readonly label: Label
}

/** A span, or the part of it in this month. */
export interface Bar extends InLane {
  readonly continuesBefore: boolean
  readonly continuesAfter: boolean
}

/** A single day. The width of a milestone is that of its chip; of others, that of mark and words. */
export type Moment = InLane

/** The name of a holiday, written where it cuts nothing. */
export interface HolidayName {
  readonly day: Day
  readonly name: string
  readonly lane: number
  readonly top: number
  readonly label: Label
}
