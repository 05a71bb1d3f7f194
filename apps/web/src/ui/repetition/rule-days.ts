import { partsOf, weekdayOf, type Day } from '@dodici/core/date'
import { isLastInMonth, nthInMonth, weekdaysOf, type Repetition, type RepeatRule } from './rule.ts'

/** A fifth Monday in February occurs only in leap years, at most 40 years apart. */
const FARTHEST = 15_000

/** Whether a rule relative to `said` names a day, ignoring skipped weeks and months. */
export function isOnRule(rule: RepeatRule, said: Day, day: Day): boolean {
  if (rule.unit === 'day') return true
  if (rule.unit === 'week') return weekdaysOf(rule, said).includes(weekdayOf(day))
  const [named, parts] = [partsOf(said), partsOf(day)]
  if (rule.unit === 'year' && named.month !== parts.month) return false
  if (rule.pattern === 'date') return named.date === parts.date
  if (weekdayOf(said) !== weekdayOf(day)) return false
  return rule.pattern === 'last' ? isLastInMonth(day) : nthInMonth(said) === nthInMonth(day)
}

/** The first day of a rule on or after a day. */
export function firstOnRule(rule: RepeatRule, said: Day, from: Day): Day {
  let day = from
  while (!isOnRule(rule, said, day) && day < from + FARTHEST) day += 1
  return day
}

/** The day of a rule nearest to a day; the later of two. */
export function nearestOnRule(rule: RepeatRule, said: Day, to: Day): Day {
  const later = firstOnRule(rule, said, to)
  for (let day = to; day > to - (later - to); day -= 1) if (isOnRule(rule, said, day)) return day
  return later
}

/**
 * Rewrites a rule from one reference day to another, which it must produce: "last of the month" becomes a number if it
 * no longer is, and a rare fifth becomes the last.
 */
export function followRule(rule: RepeatRule, from: Day, to: Day): RepeatRule {
  if (rule.pattern === 'last' && !isLastInMonth(to)) return { ...rule, pattern: 'nth' }
  const becomesFifth = nthInMonth(from) < 5 && nthInMonth(to) === 5
  if (rule.pattern === 'nth' && becomesFifth) return { ...rule, pattern: 'last' }
  return rule
}

/** The same for any repetition. */
export const followRepetition = (repetition: Repetition, from: Day, to: Day): Repetition =>
  repetition.kind === 'rule' ? { kind: 'rule', rule: followRule(repetition.rule, from, to) } : repetition
