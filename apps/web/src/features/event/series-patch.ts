import type { EventPatch, Scope } from '@dodici/contract/types'
import { type Day, daysLater, partsOf } from '@dodici/core/date'
import { firstOnRule, followRepetition, followRule, isOnRule, nearestOnRule } from '../../ui/repetition/rule-days.ts'
import type { RepeatRule, Repetition } from '../../ui/repetition/rule.ts'
import { originalStart, wireRule, type WireTimes } from './draft.ts'
import { isMoved, isRuleChanged, isSame, type Edit } from './edit.ts'
import { dayOf, ruleDay, shiftedTimes } from './series-times.ts'

const SHORTEST_MONTH = 28

type Part = Exclude<Scope, 'this'>

/** An edited part of a series: its beginning, and where that would be if it moved like the occurrence. */
interface Beginning {
  readonly start: Day
  readonly shifted: Day
}

/** The repetition in the fields, relative to the rule's present reference day. */
export const shownRepetition = (edit: Edit): Repetition =>
  followRepetition(edit.after.repetition, dayOf(originalStart(edit.edited)), dayOf(ruleDay(edit)))

/** Whether the person left the days of the rule alone; the end may have changed. */
function keepsDays({ before, after }: Edit): boolean {
  const [was, is] = [before.repetition, after.repetition]
  if (was.kind !== 'rule' || is.kind !== 'rule') return false
  const days = ({ unit, pattern, weekdayOffsets }: RepeatRule) => [unit, pattern, weekdayOffsets]
  return isSame(days(was.rule), days(is.rule))
}

/**
 * Whether the server's own adjustment of the rule gives the shown rule. It moves the start of the series, which may be
 * across a month's end from the moved occurrence, and may count from the end of a month what the dialog counts by
 * number.
 */
function isFollowed(edit: Edit, shown: RepeatRule, { start, shifted }: Beginning): boolean {
  const { repetition } = edit.before
  if (start === shifted || shown.unit === 'day' || shown.unit === 'week' || repetition.kind !== 'rule') return true
  const moved = followRule(repetition.rule, start, shifted)
  const [was, is] = [partsOf(start), partsOf(shifted)]
  const isCountedFromEnd =
    shown.pattern === 'date'
      ? is.month !== was.month && is.date > SHORTEST_MONTH
      : repetition.rule.pattern === 'last' && moved.pattern !== 'last'
  return !isCountedFromEnd && moved.pattern === shown.pattern && isOnRule(shown, dayOf(ruleDay(edit)), shifted)
}

/** Exceptions and deletions move with the start, and would land on other days. */
function hasOwnDates({ edited: { event }, before, after }: Edit): boolean {
  const [was, is] = [before.repetition, after.repetition]
  const isSameUnit = was.kind === 'rule' && is.kind === 'rule' && was.rule.unit === is.rule.unit
  return isSameUnit && (event.exdates.length > 0 || event.occurrences.some(({ changed }) => changed !== undefined))
}

/**
 * The first day of the whole series with the shown rule. It must match the rule, because a start is shown whether its
 * rule makes it or not. A rule with other days begins with its first day; one that only moved, with the moved start.
 */
function firstDay(edit: Edit, rule: RepeatRule, { start, shifted }: Beginning): Day {
  const said = dayOf(ruleDay(edit))
  if (originalStart(edit.edited) === edit.edited.event.start) return shifted
  if (start === shifted && (keepsDays(edit) || hasOwnDates(edit))) return start
  return keepsDays(edit) ? nearestOnRule(rule, said, shifted) : firstOnRule(rule, said, Math.min(start, shifted))
}

/** The shown rule, with its end as far from the new beginning as from the old one. */
const withEndMoved = (rule: RepeatRule, days: number): RepeatRule =>
  rule.end.kind === 'on' ? { ...rule, end: { kind: 'on', day: daysLater(rule.end.day, days) } } : rule

/** The rule to send and the day that the part begins; only the server knows what is left of a COUNT. */
function ruleOfPart(edit: Edit, part: Part, beginning: Beginning): { day: Day; recurrence?: string | null } {
  const { start, shifted } = beginning
  const [shown, said, isChanged] = [shownRepetition(edit), ruleDay(edit), isRuleChanged(edit)]
  if (shown.kind !== 'rule') return { day: shifted, ...(isChanged ? { recurrence: wireRule(shown, said) } : {}) }
  const isLeft = !isChanged && (isFollowed(edit, shown.rule, beginning) || isCounted(shown.rule, part))
  if (isLeft) return { day: shifted }
  const day = part === 'all' ? firstDay(edit, shown.rule, beginning) : shifted
  const rule = isChanged ? shown.rule : withEndMoved(shown.rule, day - start)
  return { day, recurrence: wireRule({ kind: 'rule', rule }, said) }
}

const isCounted = ({ end }: RepeatRule, part: Part): boolean => part === 'following' && end.kind === 'after'

function timesAt({ start, end, ...rest }: WireTimes, day: Day): WireTimes {
  const days = day - dayOf(start)
  return { ...rest, start: daysLater(start, days), end: daysLater(end, days) }
}

const timesOf = ({ allDay, start, end, timezone, endTimezone }: WireTimes): WireTimes => ({
  ...{ allDay, start, end, timezone, endTimezone },
})

/** Times of a whole series, or of an occurrence and all that follow: only what changes. */
export function seriesPatch(edit: Edit, part: Part): EventPatch {
  const { event } = edit.edited
  const base = part === 'all' ? event.start : originalStart(edit.edited)
  const start = dayOf(base)
  const times = isMoved(edit) ? shiftedTimes(base, edit) : timesAt(timesOf(event), start)
  const { day, ...rule } = ruleOfPart(edit, part, { start, shifted: dayOf(times.start) })
  return { ...(isMoved(edit) || day !== start ? timesAt(times, day) : {}), ...rule }
}
