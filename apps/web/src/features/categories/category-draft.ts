import { DEFAULT_CATEGORY_COLOR } from '@dodici/contract/limits'
import type { Category } from '@dodici/contract/types'
import { draftReminder, isPossible, wireReminders, type DraftReminder } from '../../ui/reminders/reminder-draft.ts'

/** What is sent. */
export interface CategoryContent {
  readonly name: string
  readonly description: string
  readonly color: string
  readonly away: boolean | null
  readonly defaultReminders?: Category['defaultReminders']
}

/** Default reminders for timed and all-day events, as the fields hold them. */
export interface DraftDefaults {
  readonly timed: readonly DraftReminder[]
  readonly allDay: readonly DraftReminder[]
}

/** What the form holds. */
export interface CategoryDraft {
  readonly name: string
  readonly description: string
  readonly color: string
  /** Whether its events of several days are absences; null where its name tells. */
  readonly away: boolean | null
  readonly reminders: DraftDefaults
}

export const emptyDraft: CategoryDraft = {
  name: '',
  description: '',
  color: DEFAULT_CATEGORY_COLOR,
  away: null,
  reminders: { timed: [], allDay: [] },
}

export const draftOf = ({ name, description, color, away, defaultReminders }: Category): CategoryDraft => ({
  name,
  description,
  color,
  away,
  reminders: {
    timed: defaultReminders.timed.map(draftReminder),
    allDay: defaultReminders.allDay.map(draftReminder),
  },
})

export const isSameDraft = (a: CategoryDraft, b: CategoryDraft): boolean =>
  a.name === b.name &&
  a.description === b.description &&
  a.color === b.color &&
  a.away === b.away &&
  JSON.stringify(wireDefaults(a)) === JSON.stringify(wireDefaults(b))

const wireDefaults = ({ reminders: { timed, allDay } }: CategoryDraft): Category['defaultReminders'] => ({
  timed: wireReminders(timed),
  allDay: wireReminders(allDay),
})

export const hasPossibleReminders = ({ reminders: { timed, allDay } }: CategoryDraft): boolean =>
  [...timed, ...allDay].every(isPossible)

/** The values to send, trimmed; reminders only if they differ from `initial`. */
export const contentOf = (draft: CategoryDraft, initial: CategoryDraft): CategoryContent => ({
  name: draft.name.trim(),
  description: draft.description.trim(),
  color: draft.color,
  away: draft.away,
  ...(isSameDraft({ ...initial, reminders: draft.reminders }, initial)
    ? {}
    : { defaultReminders: wireDefaults(draft) }),
})
