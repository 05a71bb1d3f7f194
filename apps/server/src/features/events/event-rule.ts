import type { EventTimes, Series } from '@dodici/core/event'
import { checkRule, showsFirstOnly, type RuleFault } from '@dodici/core/recurrence'
import type { EventColumns } from '#server/db/schema.ts'
import { AppError } from '#server/errors.ts'

/**
 * Validates and normalises a rule; null stays null.
 * @throws AppError `rule_refused` with the reason (finer than daily, out of bounds, not RFC 5545)
 */
export function checkedRule(rule: string | null, times: EventTimes): string | null {
  if (rule === null) return null
  const checked = checkRule(rule, times)
  if (checked.ok) return checked.rule
  throw ruleRefused(checked.reason)
}

/**
 * Refuses an edit after which a series would show only its first occurrence: the rule does not fit the new times or is
 * unreadable. If it was so before, as in some files, the series can still be edited.
 * @throws AppError `rule_refused`
 */
export function refuseCutRule(before: Pick<EventColumns, 'rrule' | 'all_day'>, series: Series): void {
  const didShowFirstOnly = before.rrule !== null && showsFirstOnly(before.rrule, before.all_day === 1)
  if (series.rrule === null || didShowFirstOnly || !showsFirstOnly(series.rrule, series.allDay)) return
  const checked = checkRule(series.rrule, series)
  throw ruleRefused(checked.ok ? 'invalid' : checked.reason)
}

const ruleRefused = (reason: RuleFault): AppError =>
  new AppError('rule_refused', 'This repetition cannot be used.', { errors: [{ path: 'recurrence', message: reason }] })
