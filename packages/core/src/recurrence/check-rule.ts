import type { EventTimes } from '../event/index.ts'
import { MINUTES_A_DAY, type WallMinute } from '../date/index.ts'
import { newBudget, within, type Budget } from './budget.ts'
import { COUNT_MAX, INTERVAL_MAX, LAST_DAY, RULE_TEXT_MAX } from './limits.ts'
import { bindToTimes, readTimes, type ReadTimes } from './read-series.ts'
import { readRule } from './read-rule.ts'
import { isFinerThanDaily, type Rule } from './rule.ts'
import { startsBetween } from './start-rule.ts'
import { untilOfWall, wallOfUntil } from './until.ts'
import { writeRule } from './write-rule.ts'

/**
 * Why a rule is refused. `too_long`: over 1,000 characters. `invalid`: not RFC 5545 (unknown or duplicate parts, values
 * out of range, forbidden combinations). `finer_than_daily`: more than one start a day. `interval_out_of_range`: over
 * 1,000. `too_many`: COUNT over 100,000. `count_and_until`: both. `until_before_start`. `never_recurs`: nothing after
 * the start. `too_costly`: it takes more steps than one series may (`STEPS_MAX`).
 */
export type RuleFault =
  | 'too_long'
  | 'invalid'
  | 'finer_than_daily'
  | 'interval_out_of_range'
  | 'too_many'
  | 'count_and_until'
  | 'until_before_start'
  | 'never_recurs'
  | 'too_costly'

export type RuleCheck =
  | { readonly ok: true; readonly rule: string }
  | { readonly ok: false; readonly reason: RuleFault }

const refuse = (reason: RuleFault): RuleCheck => ({ ok: false, reason })

function faultOf(rule: Rule, allDay: boolean): RuleFault | null {
  if (isFinerThanDaily(rule, allDay)) return 'finer_than_daily'
  if (rule.interval > INTERVAL_MAX) return 'interval_out_of_range'
  if (rule.count !== null && rule.count > COUNT_MAX) return 'too_many'
  return rule.count !== null && rule.until !== null ? 'count_and_until' : null
}

function recurs(rule: Rule, times: ReadTimes, budget: Budget): boolean {
  const endless = bindToTimes({ ...rule, count: null, until: null }, times, budget)
  const next = startsBetween(endless, times.start + 1, (LAST_DAY + 1) * MINUTES_A_DAY).next()
  return next.done === false
}

/** Checks that the end of a COUNT is found within the budget. */
const findEnd = (rule: Rule, times: ReadTimes, budget: Budget): WallMinute | null =>
  bindToTimes(rule, times, budget).last

/** The rule with its UNTIL in the series' notation, without redundant times of day. */
function normalise(rule: Rule, times: ReadTimes): Rule {
  const until = rule.until && untilOfWall(wallOfUntil(rule.until, times), times)
  const timeless = times.allDay ? { byHour: [], byMinute: [] } : {}
  return { ...rule, ...timeless, bySecond: [], until }
}

/**
 * Checks an RRULE for an event with the given times and normalises it. UNTIL may have the wrong type (a day in a timed
 * series means until its end). Never throws for any rule and takes at most `STEPS_MAX` steps, including the search for
 * the end of a COUNT; throws a RangeError for invalid times.
 */
export const checkRule = (rrule: string, times: EventTimes, budget: Budget = newBudget()): RuleCheck =>
  within(
    () => checked(rrule, times, budget),
    () => refuse('too_costly'),
  )

function checked(rrule: string, times: EventTimes, budget: Budget): RuleCheck {
  if (rrule.length > RULE_TEXT_MAX) return refuse('too_long')
  const rule = readRule(rrule)
  if (!rule) return refuse('invalid')
  const read = readTimes(times)
  const fault = faultOf(rule, read.allDay)
  if (fault) return refuse(fault)
  if (rule.until && wallOfUntil(rule.until, read) < read.start) return refuse('until_before_start')
  if (rule.count !== 1 && !recurs(rule, read, budget)) return refuse('never_recurs')
  if (rule.count !== null) findEnd(rule, read, budget)
  return { ok: true, rule: writeRule(normalise(rule, read)) }
}

/**
 * Whether a rule is stored but not expanded, so that only the first occurrence is shown: finer than daily, or
 * unreadable.
 */
export function showsFirstOnly(rrule: string, allDay: boolean): boolean {
  const rule = readRule(rrule)
  return rule === null || isFinerThanDaily(rule, allDay)
}
