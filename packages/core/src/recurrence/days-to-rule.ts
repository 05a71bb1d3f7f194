import { dayOfWall, MINUTES_A_DAY, type Day } from '../date/index.ts'
import type { EventTimes } from '../event/index.ts'
import { newBudget, within, type Budget } from './budget.ts'
import { LAST_DAY } from './limits.ts'
import { daysBetween } from './periods.ts'
import { bindToTimes, readTimes, type ReadTimes } from './read-series.ts'
import { readRule } from './read-rule.ts'
import { isFinerThanDaily, type Rule } from './rule.ts'

/** This many days show whether a rule means the same from another start. */
const DAYS_COMPARED = 4

/** The first days of a rule from a day on, ignoring the start. */
function firstDays(rule: Rule, times: ReadTimes, budget: Budget): readonly Day[] {
  const { periods, start, last } = bindToTimes({ ...rule, count: null }, times, budget)
  const until = last === null ? LAST_DAY : Math.min(dayOfWall(last), LAST_DAY)
  const days: Day[] = []
  for (const day of daysBetween(periods, dayOfWall(start), until)) {
    days.push(day)
    if (days.length === DAYS_COMPARED) break
  }
  return days
}

/**
 * Days from the start to the rule's first own day. Some programs show nothing before it, while in RFC 5545 the start is
 * always the first occurrence. 0 if the start matches the rule, and if the rule would change from there, cannot be
 * expanded, has no days, or takes too many steps. Throws a RangeError for invalid times.
 */
export function daysToRule(rrule: string, times: EventTimes): number {
  const rule = readRule(rrule)
  const read = readTimes(times)
  if (!rule || isFinerThanDaily(rule, read.allDay)) return 0
  return within(
    () => {
      const budget = newBudget()
      const days = firstDays(rule, read, budget)
      const later = (days[0] ?? dayOfWall(read.start)) - dayOfWall(read.start)
      if (later === 0) return 0
      const again = firstDays(rule, { ...read, start: read.start + later * MINUTES_A_DAY }, budget)
      return again.join() === days.join() ? later : 0
    },
    () => 0,
  )
}
