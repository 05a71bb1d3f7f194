import type { Series } from '../event/index.ts'
import { dayOfWall, MINUTES_A_DAY } from '../date/index.ts'
import { carryStart, type MovedRules } from './carry-start.ts'
import { moveRule } from './move-rule.ts'
import { bindToTimes, type ReadSeries, type ReadTimes } from './read-series.ts'
import { readRule } from './read-rule.ts'
import type { Rule, Until } from './rule.ts'
import { startsBack, type StartRule } from './start-rule.ts'
import { untilOfWall, wallOfUntil } from './until.ts'
import { writeRule } from './write-rule.ts'

/** The rule of a moved series, and how its starts moved if not all by the same distance. */
export interface FollowingRule {
  readonly rrule: string | null
  readonly rules: MovedRules | null
}

type Hours = Pick<Rule, 'byHour' | 'byMinute'>

interface Times {
  readonly old: ReadSeries
  readonly target: ReadTimes
}

const minuteOfDay = ({ start }: ReadTimes): number => start - dayOfWall(start) * MINUTES_A_DAY

/** A BYHOUR equal to the start is dropped; another moves with it. Null if it would be on another day. */
function movedHours(rule: StartRule, { old, target }: Times): Hours | null {
  if (target.allDay || rule.minuteOfDay === minuteOfDay(old)) return { byHour: [], byMinute: [] }
  const minute = rule.minuteOfDay + minuteOfDay(target) - minuteOfDay(old)
  if (minute < 0 || minute >= MINUTES_A_DAY) return null
  return { byHour: [Math.floor(minute / 60)], byMinute: [minute % 60] }
}

/** UNTIL moved like the start, but never before the last occurrence nor after the next. */
function movedUntil(until: Until, moved: Rule, { old, target }: Times, rules: MovedRules | null): Until {
  const minutes = target.start - old.start
  const asFar = untilOfWall(wallOfUntil(until, old) + minutes, target)
  const [last] = rules ? startsBack(rules.old) : []
  if (last === undefined) return asFar
  const wanted = carryStart(last, { from: old.start, to: target.start, rules })
  const [reached] = startsBack(bindToTimes({ ...moved, until: asFar }, target, old.budget))
  return reached === wanted ? asFar : untilOfWall(wanted, target)
}

/**
 * The rule of a series that moves from `old` to `target`: its days follow (`moveRule`), and so does UNTIL (up to the
 * year 9999), so the number of occurrences stays. Null if no rule can express the move.
 */
export function followStart({ rrule }: Series, times: Times): FollowingRule | null {
  const { old, target } = times
  const isSameWall = target.start === old.start && old.allDay === target.allDay && old.zone === target.zone
  const rule = rrule === null || isSameWall ? null : readRule(rrule)
  return rule && old.rule ? followedBy(rule, old.rule, times) : { rrule, rules: null }
}

function followedBy(rule: Rule, bound: StartRule, times: Times): FollowingRule | null {
  const { old, target } = times
  const followed = moveRule(rule, dayOfWall(old.start), dayOfWall(target.start))
  const hours = movedHours(bound, times)
  if (!followed || !hours) return null
  const moved = { ...followed.rule, ...hours, until: null }
  const rules = followed.isEven ? null : { old: bound, moved: bindToTimes(moved, target, old.budget) }
  return { rrule: writeRule({ ...moved, until: rule.until && movedUntil(rule.until, moved, times, rules) }), rules }
}
