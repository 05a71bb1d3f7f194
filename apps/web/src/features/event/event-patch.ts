import type { EventPatch, Scope } from '@dodici/contract/types'
import { wireReminders } from '../../ui/reminders/reminder-draft.ts'
import { wireContent, wireTimes } from './draft.ts'
import { areRemindersChanged, isMoved, isRuleChanged, type Edit } from './edit.ts'
import { seriesPatch } from './series-patch.ts'

function contentPatch({ before, after }: Edit): EventPatch {
  const was: Record<string, unknown> = wireContent(before)
  return Object.fromEntries(Object.entries(wireContent(after)).filter(([field, value]) => value !== was[field]))
}

const remindersPatch = (edit: Edit): EventPatch =>
  areRemindersChanged(edit) ? { reminders: wireReminders(edit.after.reminders ?? []) } : {}

function whenPatch(edit: Edit, scope: Scope): EventPatch {
  if (scope !== 'this') return seriesPatch(edit, scope)
  return isMoved(edit) ? wireTimes(edit.after) : {}
}

/** The PATCH for a scope: only what the person changed, so that nothing else is overwritten. */
export const patchOf = (edit: Edit, scope: Scope): EventPatch => ({
  ...contentPatch(edit),
  ...remindersPatch(edit),
  ...whenPatch(edit, scope),
})

/**
 * The parts of a series that an edit can mean. One occurrence cannot have its own rule, reminders, goal or calendar;
 * the first occurrence and all that follow are the whole series.
 */
export function scopesOf(edit: Edit): readonly Scope[] {
  const { event, occurrence } = edit.edited
  if (!occurrence?.recurrenceId) return ['all']
  const isMovedToCalendar = edit.before.calendarId !== edit.after.calendarId
  if (isMovedToCalendar) return ['all']
  const isFirst = occurrence.recurrenceId === event.start
  const later: readonly Scope[] = isFirst ? ['all'] : ['following', 'all']
  const isOfSeries = isRuleChanged(edit) || areRemindersChanged(edit) || edit.before.goalId !== edit.after.goalId
  return isOfSeries ? later : ['this', ...later]
}
