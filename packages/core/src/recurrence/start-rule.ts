import { dayOfWall, MINUTES_A_DAY, yearOf, type WallMinute } from '../date/index.ts'
import type { Budget } from './budget.ts'
import { LAST_DAY, LAST_YEAR } from './limits.ts'
import { daysBack, daysBetween, periodsOf, type Periods } from './periods.ts'
import type { Rule } from './rule.ts'

/**
 * A rule bound to its start, in wall minutes of the series (midnight if all-day). The start is always the first
 * occurrence and counts for COUNT, whether or not it matches the rule (RFC 5545 3.8.5.3).
 */
export interface StartRule {
  readonly start: WallMinute
  /** The time of day of other starts: the start's, unless BYHOUR or BYMINUTE differ. */
  readonly minuteOfDay: number
  readonly periods: Periods
  /** The last start that COUNT and UNTIL allow; before `start` if UNTIL is. Null if nothing ends the rule. */
  readonly last: WallMinute | null
}

type Unbounded = Omit<StartRule, 'last'>

/** The rest of the start's period. */
const startsOfFirstPeriod = ({ start, minuteOfDay, periods }: Unbounded): readonly WallMinute[] =>
  periods
    .daysIn(0)
    .map((day) => day * MINUTES_A_DAY + minuteOfDay)
    .filter((wall) => wall > start)

/** The `nth` day of the rule in the periods from `first` on, which have that many. */
function nthDayFrom({ periods, minuteOfDay }: Unbounded, first: number, nth: number): WallMinute | null {
  let left = nth
  for (let index = first; periods.firstDayOf(index) <= LAST_DAY; index += 1) {
    const days = periods.daysIn(index)
    const found = days[left - 1]
    if (found !== undefined) return found * MINUTES_A_DAY + minuteOfDay
    left -= days.length
  }
  return null
}

/** The `nth` start from period 1 on, by years. Null after the year 9999; `none` if there are fewer. */
function nthByYears(rule: Unbounded, nth: number, none: WallMinute): WallMinute | null {
  const { periods } = rule
  let left = nth
  for (let year = firstYearOf(periods); year <= LAST_YEAR; year += 1) {
    const count = periods.countIn(year, 1)
    if (count >= left) return nthDayFrom(rule, Math.max(1, periods.firstIndexOf(year)), left)
    left -= count
  }
  return left === nth ? none : null
}

/** The year in which period 1 begins. */
const firstYearOf = (periods: Periods): number => yearOf(periods.firstDayOf(1))

/** The `nth` start from period 1 on if all periods have equally many: a division. */
function nthByDivision(rule: Unbounded, nth: number): WallMinute | null {
  const perPeriod = rule.periods.daysIn(1).length
  const skipped = Math.floor((nth - 1) / perPeriod)
  return nthDayFrom(rule, 1 + skipped, nth - skipped * perPeriod)
}

/** The start at which COUNT ends; null if that is after the year 9999. */
function lastByCount(rule: Unbounded, count: number): WallMinute | null {
  const begun = [rule.start, ...startsOfFirstPeriod(rule)]
  const lastBegun = begun[Math.min(count, begun.length) - 1] ?? rule.start
  if (count <= begun.length) return lastBegun
  const nth = count - begun.length
  return rule.periods.isEven ? nthByDivision(rule, nth) : nthByYears(rule, nth, lastBegun)
}

/** The earlier of the ends by COUNT and UNTIL. */
function lastOf(rule: Unbounded, count: number | null, until: WallMinute | null): WallMinute | null {
  const counted = count === null ? null : lastByCount(rule, count)
  return counted === null || until === null ? (counted ?? until) : Math.min(counted, until)
}

/**
 * Binds a rule of at least DAILY to its start. `until` is the last minute that UNTIL allows, in the series' zone, or
 * null. The last start is computed on demand.
 */
export function bindRule(rule: Rule, start: WallMinute, until: WallMinute | null, budget: Budget): StartRule {
  const startDay = dayOfWall(start)
  const time = start - startDay * MINUTES_A_DAY
  const [hour = Math.floor(time / 60)] = rule.byHour
  const [minute = time % 60] = rule.byMinute
  const unbounded = { start, minuteOfDay: hour * 60 + minute, periods: periodsOf(rule, startDay, budget) }
  let known: { readonly last: WallMinute | null } | null = null
  return {
    ...unbounded,
    get last() {
      known ??= { last: lastOf(unbounded, rule.count, until) }
      return known.last
    },
  }
}

/** The starts from `from` to `to`, ascending, both included. Seeks straight to `from`. */
export function* startsBetween(rule: StartRule, from: WallMinute, to: WallMinute): Generator<WallMinute> {
  const end = Math.min(to, rule.last ?? to)
  if (rule.start >= from && rule.start <= end) yield rule.start
  const lastDay = Math.min(dayOfWall(end), LAST_DAY)
  for (const day of daysBetween(rule.periods, dayOfWall(from), lastDay)) {
    const wall = day * MINUTES_A_DAY + rule.minuteOfDay
    if (wall >= from && wall <= end && wall > rule.start) yield wall
  }
}

/** The starts of an ending rule, last one first. */
export function* startsBack({ start, minuteOfDay, periods, last }: StartRule): Generator<WallMinute> {
  if (last === null) throw new RangeError('A rule without an end has no last start')
  for (const day of daysBack(periods, Math.min(dayOfWall(last), LAST_DAY))) {
    const wall = day * MINUTES_A_DAY + minuteOfDay
    if (wall > start && wall <= last) yield wall
  }
  if (start <= last) yield start
}

/** Periods of a year or less that began this many years ago are over. */
const YEARS_LOOKED_AT = 3

/** The number of starts up to a wall minute, included. Earlier years are counted, not walked. */
export function countStartsUpTo(rule: StartRule, wall: WallMinute): number {
  const { periods, start } = rule
  const end = Math.min(wall, rule.last ?? wall)
  const looked = yearOf(dayOfWall(end)) - YEARS_LOOKED_AT
  let count = [start, ...startsOfFirstPeriod(rule)].filter((one) => one <= end).length
  for (let year = firstYearOf(periods); year < looked; year += 1) count += periods.countIn(year, 1)
  const from = Math.max(1, periods.firstIndexOf(looked))
  for (let index = from; periods.firstDayOf(index) * MINUTES_A_DAY <= end; index += 1) {
    count += periods.daysIn(index).filter((day) => day * MINUTES_A_DAY + rule.minuteOfDay <= end).length
  }
  return count
}
