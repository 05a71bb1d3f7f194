import type { EventPatch, Scope } from '@dodici/contract/types'
import { daysLater, partsOf, type Day } from '@dodici/core/date'
import { firstOnRule, followRepetition, followRule, isOnRule, nearestOnRule } from '../../ui/repetition/rule-days.ts'
import type { RepeatRule, Repetition } from '../../ui/repetition/rule.ts'
import { originalStart, wireRule, type WireTimes } from './draft.ts'
import { isMoved, isRuleChanged, isSame, type Edit } from './edit.ts'
import { dayOfText, ruleDay, shiftedTimes } from './series-times.ts'

const SHORTEST_MONTH = 28

type Part = Exclude<Scope, 'this'>

/** A part of a series that is edited: where it began, and where it would begin if it moved as the occurrence did. */
interface Beginning {
  readonly start: Day
  readonly shifted: Day
}

/** The repetition as the fields say it, of the day that the rule is said of by now. */
export const shownRepetition = (edit: Edit): Repetition =>
  followRepetition(edit.after.repetition, dayOfText(originalStart(edit.edited)), dayOfText(ruleDay(edit)))

/** Whether the person left alone on which days the event repeats: until when, and how often, may be another. */
function keepsDays({ before, after }: Edit): boolean {
  const [was, is] = [before.repetition, after.repetition]
  if (was.kind !== 'rule' || is.kind !== 'rule') return false
  const days = ({ unit, pattern, weekdayOffsets }: RepeatRule) => [unit, pattern, weekdayOffsets]
  return isSame(days(was.rule), days(is.rule))
}

/**
 * Whether the server, which takes the days of a rule along where a series moves, makes of it the rule that is shown. It
 * moves the start of the series, which may be on another side of a month's end than the occurrence that was moved; and
 * it may count from the end of a month what the dialog says by its number.
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
  return !isCountedFromEnd && moved.pattern === shown.pattern && isOnRule(shown, dayOfText(ruleDay(edit)), shifted)
}

/** What was deleted or changed of a series goes along with its start, and would come onto days that it was not of. */
function hasOwnDates({ edited: { event }, before, after }: Edit): boolean {
  const [was, is] = [before.repetition, after.repetition]
  const isSameUnit = was.kind === 'rule' && is.kind === 'rule' && was.rule.unit === is.rule.unit
  return isSameUnit && (event.exdates.length > 0 || event.occurrences.some(({ changed }) => changed !== undefined))
}

/**
 * The day on which the whole series begins with the rule that is shown. It must be a day of that rule: the start of a
 * series is there whether its rule makes it or not. A rule that names other days begins with the first of them; one that
 * only moved, with the day that its start has become.
 */
function firstDay(edit: Edit, rule: RepeatRule, { start, shifted }: Beginning): Day {
  const said = dayOfText(ruleDay(edit))
  if (originalStart(edit.edited) === edit.edited.event.start) return shifted
  if (start === shifted && (keepsDays(edit) || hasOwnDates(edit))) return start
  return keepsDays(edit) ? nearestOnRule(rule, said, shifted) : firstOnRule(rule, said, Math.min(start, shifted))
}

/** A rule as it is shown, with an end that is as far from the new beginning as it was from the old one. */
const withEndMoved = (rule: RepeatRule, days: number): RepeatRule =>
  rule.end.kind === 'on' ? { ...rule, end: { kind: 'on', day: daysLater(rule.end.day, days) } } : rule

/** The rule that must be said, and on which day the part begins; only the server knows what is left of a COUNT. */
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
  const days = day - dayOfText(start)
  return { ...rest, start: daysLater(start, days), end: daysLater(end, days) }
}

const timesOf = ({ allDay, start, end, timezone, endTimezone }: WireTimes): WireTimes => ({
  ...{ allDay, start, end, timezone, endTimezone },
})

/** When a whole series, or what follows an occurrence of it, is to be: nothing but what is another than before. */
export function seriesPatch(edit: Edit, part: Part): EventPatch {
  const { event } = edit.edited
  const base = part === 'all' ? event.start : originalStart(edit.edited)
  const start = dayOfText(base)
  const times = isMoved(edit) ? shiftedTimes(base, edit) : timesAt(timesOf(event), start)
  const { day, ...rule } = ruleOfPart(edit, part, { start, shifted: dayOfText(times.start) })
  return { ...(isMoved(edit) || day !== start ? timesAt(times, day) : {}), ...rule }
}
