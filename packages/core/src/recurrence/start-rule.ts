import { dayOfWall, MINUTES_A_DAY, type WallMinute } from '../date/index.ts'
import { LAST_DAY } from './limits.ts'
import { daysBack, daysBetween, periodsOf, type Periods } from './periods.ts'
import type { Rule } from './rule.ts'

/**
 * A rule bound to its start: everything in minutes on the wall of the series (midnight, if all-day). The start is always
 * the first occurrence and counts for COUNT, whether or not the rule asks for its day (RFC 5545 3.8.5.3).
 */
export interface StartRule {
  readonly start: WallMinute
  /** The time of day of the other starts: that of `start` unless BYHOUR or BYMINUTE say another. */
  readonly minuteOfDay: number
  readonly periods: Periods
  /** The last start that COUNT and UNTIL allow; before `start` where UNTIL is. Null if nothing ends the rule. */
  readonly last: WallMinute | null
}

type Unbounded = Omit<StartRule, 'last'>

/** What the period of the start has left after it. */
const startsOfFirstPeriod = ({ start, minuteOfDay, periods }: Unbounded): readonly WallMinute[] =>
  periods
    .daysIn(0)
    .map((day) => day * MINUTES_A_DAY + minuteOfDay)
    .filter((wall) => wall > start)

/**
 * The `nth` start of the rule in the periods from `first` (at least 1) on, walking at most `steps` of them; or how many
 * starts there were. Null where the calendar ends before.
 */
function walk(rule: Unbounded, first: number, nth: number, steps: number): WallMinute | { seen: number } | null {
  let seen = 0
  for (let index = first; index < first + steps; index += 1) {
    if (rule.periods.firstDayOf(index) > LAST_DAY) return null
    const days = rule.periods.daysIn(index)
    const found = days[nth - seen - 1]
    if (found !== undefined) return found * MINUTES_A_DAY + rule.minuteOfDay
    seen += days.length
  }
  return { seen }
}

/**
 * The `nth` start of the rule from period 1 on, by counting 400 years, after which the calendar repeats, and skipping as
 * many times 400 as there are to skip. Null if it is after the year 9999; `none` if there is not one in 400 years.
 */
function nthByCycle(rule: Unbounded, nth: number, none: WallMinute): WallMinute | null {
  const { cycle } = rule.periods
  const once = walk(rule, 1, nth, cycle)
  if (once === null || typeof once === 'number') return once
  if (once.seen === 0) return none
  const cycles = Math.floor((nth - 1) / once.seen)
  const reached = walk(rule, 1 + cycles * cycle, nth - cycles * once.seen, cycle)
  return typeof reached === 'number' ? reached : null
}

/** The `nth` start of the rule from period 1 on, where all periods have the same number of starts: a division. */
function nthByDivision(rule: Unbounded, nth: number): WallMinute | null {
  const perPeriod = rule.periods.daysIn(1).length
  const skipped = Math.floor((nth - 1) / perPeriod)
  const reached = walk(rule, 1 + skipped, nth - skipped * perPeriod, 1)
  return typeof reached === 'number' ? reached : null
}

/** The start at which COUNT is used up; null if that is after the year 9999. */
function lastByCount(rule: Unbounded, count: number): WallMinute | null {
  const begun = [rule.start, ...startsOfFirstPeriod(rule)]
  const lastBegun = begun[Math.min(count, begun.length) - 1] ?? rule.start
  if (count <= begun.length) return lastBegun
  const nth = count - begun.length
  return rule.periods.isEven ? nthByDivision(rule, nth) : nthByCycle(rule, nth, lastBegun)
}

/** The earlier of the ends that COUNT and UNTIL give a rule. */
function lastOf(rule: Unbounded, count: number | null, until: WallMinute | null): WallMinute | null {
  const counted = count === null ? null : lastByCount(rule, count)
  return counted === null || until === null ? (counted ?? until) : Math.min(counted, until)
}

/**
 * Binds a rule of at least DAILY to its start. `until` is the last minute that UNTIL allows, on the wall of the series,
 * or null without one. The last start is looked for once it is asked for: of a high COUNT that takes up to 14 ms.
 */
export function bindRule(rule: Rule, start: WallMinute, until: WallMinute | null): StartRule {
  const startDay = dayOfWall(start)
  const time = start - startDay * MINUTES_A_DAY
  const [hour = Math.floor(time / 60)] = rule.byHour
  const [minute = time % 60] = rule.byMinute
  const unbounded = { start, minuteOfDay: hour * 60 + minute, periods: periodsOf(rule, startDay) }
  let known: { readonly last: WallMinute | null } | undefined
  return {
    ...unbounded,
    get last() {
      known ??= { last: lastOf(unbounded, rule.count, until) }
      return known.last
    },
  }
}

/**
 * The starts from `from` to `to`, ascending, both included. It goes straight to `from`, however long the rule has run by
 * then.
 */
export function* startsBetween(rule: StartRule, from: WallMinute, to: WallMinute): Generator<WallMinute> {
  const end = Math.min(to, rule.last ?? to)
  if (rule.start >= from && rule.start <= end) yield rule.start
  const lastDay = Math.min(dayOfWall(end), LAST_DAY)
  for (const day of daysBetween(rule.periods, dayOfWall(from), lastDay)) {
    const wall = day * MINUTES_A_DAY + rule.minuteOfDay
    if (wall >= from && wall <= end && wall > rule.start) yield wall
  }
}

/** The starts of a rule that ends, the last one first. */
export function* startsBack({ start, minuteOfDay, periods, last }: StartRule): Generator<WallMinute> {
  if (last === null) throw new RangeError('A rule without an end has no last start')
  for (const day of daysBack(periods, Math.min(dayOfWall(last), LAST_DAY))) {
    const wall = day * MINUTES_A_DAY + minuteOfDay
    if (wall > start && wall <= last) yield wall
  }
  if (start <= last) yield start
}
