import { wireReminders } from '../../ui/reminders/reminder-draft.ts'
import { wireContent, wireTimes, type EditedEvent, type EventDraft } from './draft.ts'

/** An edit: what the dialog was opened on, its initial fields, and its present ones. */
export interface Edit {
  readonly edited: EditedEvent
  readonly before: EventDraft
  readonly after: EventDraft
}

/** Whether two plain values (drafts, times, rules) are equal. */
export const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other)

type Drafts = Pick<Edit, 'before' | 'after'>

export const isMoved = ({ before, after }: Drafts): boolean => !isSame(wireTimes(before), wireTimes(after))

export const isRuleChanged = ({ before, after }: Drafts): boolean => !isSame(before.repetition, after.repetition)

export const areRemindersChanged = ({ before, after }: Drafts): boolean =>
  !isSame(before.reminders && wireReminders(before.reminders), after.reminders && wireReminders(after.reminders))

/** Whether a save would change nothing. */
export const isUnchanged = (drafts: Drafts): boolean =>
  isSame(wireContent(drafts.before), wireContent(drafts.after)) &&
  !isMoved(drafts) &&
  !isRuleChanged(drafts) &&
  !areRemindersChanged(drafts)
