import type { Series } from '../event/index.ts'
import { dayOfWall, MINUTES_A_DAY, type Day, type WallMinute } from '../date/index.ts'
import { originalStarts } from '../recurrence/original-starts.ts'
import { periodsOf, type Periods } from '../recurrence/periods.ts'
import { readSeries, type ReadSeries } from '../recurrence/read-series.ts'
import { readRule } from '../recurrence/read-rule.ts'
import type { Rule } from '../recurrence/rule.ts'
import { withDefaults } from '../recurrence/span-days.ts'
import { startsBack } from '../recurrence/start-rule.ts'
import { writeTime } from '../recurrence/time-text.ts'
import { untilOfWall, wallOfUntil } from '../recurrence/until.ts'
import { writeRule } from '../recurrence/write-rule.ts'
import { moveDay, sameDateLater, type YearMove } from './move-day.ts'

/** How a series goes into another year. */
export interface FollowedYear {
  readonly rrule: string | null
  readonly rdates: readonly string[]
  /** Where an original start goes, in whole days; null if the new year does not have it. */
  readonly dayOf: (day: Day) => Day | null
}

const isEven = ({ frequency, byMonth, byMonthDay, bySetPos }: Rule): boolean =>
  (frequency === 'DAILY' || frequency === 'WEEKLY') && byMonth.length + byMonthDay.length + bySetPos.length === 0

const namesWeekdays = ({ frequency, byDay }: Rule): boolean => frequency === 'WEEKLY' || byDay.length > 0

/** Moves an UNTIL by the same number of days, in the series' time zone. */
const untilLater = (rule: Rule, read: ReadSeries, days: number): Rule['until'] =>
  rule.until && untilOfWall(wallOfUntil(rule.until, read) + days * MINUTES_A_DAY, read)

/** RDATEs are single dates and move like single events. */
const ruledDates = (read: ReadSeries, move: YearMove): string[] =>
  read.rdates.map((wall) => movedText(wall, read, move))

const movedText = (wall: WallMinute, { allDay }: ReadSeries, move: YearMove): string =>
  writeTime(wall + (moveDay(dayOfWall(wall), move) - dayOfWall(wall)) * MINUTES_A_DAY, allDay)

/** Moves every start by the same number of days: for rules without dates. */
function evenly(rule: Rule, read: ReadSeries, move: YearMove): FollowedYear {
  const start = dayOfWall(read.start)
  const days = moveDay(start, namesWeekdays(rule) ? { ...move, keep: 'weekday' } : move) - start
  return {
    rrule: writeRule({ ...rule, until: untilLater(rule, read, days) }),
    rdates: read.rdates.map((wall) => writeTime(wall + days * MINUTES_A_DAY, read.allDay)),
    dayOf: (day) => day + days,
  }
}

/** An UNTIL at the new last start; null if that has no place. */
function untilByPlace(read: ReadSeries, dayOf: (day: Day) => Day | null): Rule['until'] {
  const [last] = read.rule ? startsBack(read.rule) : []
  const day = last === undefined ? null : dayOf(dayOfWall(last))
  return last === undefined || day === null ? null : untilOfWall(last + (day - dayOfWall(last)) * MINUTES_A_DAY, read)
}

/** Whether every period up to the last start has as many days as before; otherwise COUNT would end elsewhere. */
function countsAlike(old: Periods, moved: Periods, read: ReadSeries): boolean {
  const [last] = read.rule ? startsBack(read.rule) : []
  const end = last === undefined ? -1 : old.indexOf(dayOfWall(last))
  for (let period = 0; period <= end; period += 1) {
    if (old.daysIn(period).length !== moved.daysIn(period).length) return false
  }
  return true
}

/** Each start at its place in the same month or year (second Tuesday, last day); null for one without such a place. */
function byPlace(rule: Rule, read: ReadSeries, move: YearMove): FollowedYear | null {
  const start = dayOfWall(read.start)
  const full = withDefaults(rule, start)
  const old = periodsOf(full, start, read.budget)
  const moved = periodsOf(full, sameDateLater(start, move.years), read.budget)
  const dayOf = (day: Day): Day | null => {
    const period = old.indexOf(day)
    const [before, after] = [old.daysIn(period), moved.daysIn(period)]
    return before.length === after.length ? (after[before.indexOf(day)] ?? null) : null
  }
  if (rule.count !== null && !countsAlike(old, moved, read)) return null
  const until = rule.until && untilByPlace(read, dayOf)
  if (dayOf(start) === null || (rule.until && !until)) return null
  const dates = { ...move, keep: namesWeekdays(rule) ? ('weekday' as const) : ('date' as const) }
  return {
    rrule: writeRule({ ...rule, until }),
    rdates: ruledDates(read, dates),
    dayOf: (day) => dayOf(day) ?? moveDay(day, dates),
  }
}

/** Starts that no rule can express become single dates. */
function dateByDate(rule: Rule | null, read: ReadSeries, move: YearMove): FollowedYear {
  const kept: YearMove = rule && namesWeekdays(rule) ? { ...move, keep: 'weekday' } : move
  const dates = [...originalStarts(read, read.start + 1, Number.MAX_SAFE_INTEGER)]
  const first = movedText(read.start, read, kept)
  const rdates = new Set(dates.map((wall) => movedText(wall, read, kept)))
  return {
    rrule: null,
    rdates: [...rdates].filter((text) => text !== first),
    dayOf: (day) => moveDay(day, kept),
  }
}

/**
 * How a series within one year moves to another. A rule keeps what it names: daily and weekly ones move by whole days
 * (by weeks if they name weekdays, whatever is to be kept), monthly and yearly ones keep their place in the month: the
 * 15th, the second Tuesday, the last day. COUNT stays, UNTIL follows. If the year lacks a place, or COUNT would go
 * beyond the last one, the copy has single dates instead of a rule.
 */
export function followYear(series: Series, move: YearMove): FollowedYear {
  const read = readSeries(series)
  const rule = series.rrule === null || !read.rule ? null : readRule(series.rrule)
  if (!rule) return dateByDate(null, read, move)
  const followed = isEven(rule) ? evenly(rule, read, move) : byPlace(rule, read, move)
  return followed ?? dateByDate(rule, read, move)
}
