export { isAbsence } from './absence.ts'
export { dailyEvents, dailyLoad, loadWithin, measureLoad } from './daily-load.ts'
export type { DailyLoad } from './daily-load.ts'
export { filledMinutes, minutesOf, zeros } from './filled-minutes.ts'
export { countEvents, countsIn, isOver, overAt } from './measured.ts'
export type { DaySpan, Load, MeasuredItem } from './measured.ts'
export { measureRules, PLAIN_RULES } from './rules.ts'
export type { MeasureRules } from './rules.ts'
export { missedWhileAway } from './missed-while-away.ts'
export type { Missed } from './missed-while-away.ts'
export { nameSaysAway, titleSaysAway, titleSaysWork } from './says-away.ts'
export { guessAbsence, takesWholeDays } from './guess-absence.ts'
export { comparedSpan, compareLoads } from './compare-loads.ts'
export type {
  ComparedDays,
  ComparedLine,
  ComparedLoad,
  ComparedMonth,
  ComparedSpan,
  Comparison,
} from './compare-loads.ts'
