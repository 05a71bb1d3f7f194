import type { EventTimes } from '@dodici/core/event'
import { checkRule } from '@dodici/core/recurrence'
import { AppError } from '#server/errors.ts'

/**
 * A rule that the product takes, in its normal form; null stays null.
 * @throws AppError `rule_refused` with the reason (finer than daily, out of bounds, not RFC 5545)
 */
export function checkedRule(rule: string | null, times: EventTimes): string | null {
  if (rule === null) return null
  const checked = checkRule(rule, times)
  if (checked.ok) return checked.rule
  throw new AppError('rule_refused', 'This repetition cannot be used.', {
    errors: [{ path: 'recurrence', message: checked.reason }],
  })
}
