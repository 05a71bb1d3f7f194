export { dayOf, daysInMonth, daysInYear, isLeapYear, partsOf, weekdayOf, yearOf, yearSpan } from './day.ts'
export type { Day, DayParts } from './day.ts'
export {
  formatMonth,
  januaryOf,
  monthAt,
  monthDays,
  monthOf,
  numberOfMonth,
  parseMonth,
  twelveMonths,
  yearOfMonth,
} from './month.ts'
export type { Month } from './month.ts'
export {
  A_WEEK,
  dateOf,
  dayOfText,
  dayOfWall,
  daysLater,
  formatDay,
  formatWall,
  knownDay,
  MINUTES_A_DAY,
  parseDay,
  parseWall,
} from './text.ts'
export type { WallMinute } from './text.ts'
export { hourCycleOf, usualHourCycle, writeTime } from './hour-cycle.ts'
export type { HourCycle, HourCycleChoice } from './hour-cycle.ts'
export { isoWeekOf, startOfWeek, weekStartOf } from './week.ts'
export type { WeekStart } from './week.ts'
export { dayBefore, monthBefore, sameDateBefore, sameWeekdayBefore } from './year-before.ts'
export type { YearBeforeBy } from './year-before.ts'
