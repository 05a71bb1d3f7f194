import { wireTimes, type EventDraft } from './draft.ts'
import { wireReminders } from '../../ui/reminders/reminder-draft.ts'
import { isSame } from './edit.ts'

/** The fields that can differ between two versions, as people name them. */
export const comparedFields = [
  'title',
  'when',
  'repetition',
  'reminders',
  'category',
  'place',
  'description',
  'link',
  'kind',
  'status',
  'busy',
  'away',
  'calendar',
  'goal',
] as const
export type ComparedField = (typeof comparedFields)[number]

export type Side = 'mine' | 'theirs'
/** Which version wins, by field. */
export type Sides = Partial<Record<ComparedField, Side>>

const WHEN = ['allDay', 'startDay', 'endDay', 'startTime', 'endTime', 'timezone', 'endTimezone'] as const

const KEYS: Readonly<Record<ComparedField, readonly (keyof EventDraft)[]>> = {
  title: ['title'],
  when: WHEN,
  repetition: ['repetition'],
  reminders: ['reminders'],
  category: ['categoryId'],
  place: ['location'],
  description: ['description'],
  link: ['url'],
  kind: ['kind'],
  status: ['status'],
  busy: ['busy'],
  away: ['away'],
  calendar: ['calendarId'],
  goal: ['goalId'],
}

function says(draft: EventDraft, field: ComparedField): unknown {
  if (field === 'when') return wireTimes(draft)
  if (field === 'reminders') return draft.reminders && wireReminders(draft.reminders)
  return KEYS[field].map((key) => draft[key])
}

/** The fields in which two drafts differ, in the dialog's order. */
export const differences = (one: EventDraft, other: EventDraft): readonly ComparedField[] =>
  comparedFields.filter((field) => !isSame(says(one, field), says(other, field)))

/** The default choice: mine where I changed something, theirs elsewhere. */
export function proposedSides(before: EventDraft, mine: EventDraft, theirs: EventDraft): Sides {
  const changedByMe = new Set(differences(before, mine))
  return Object.fromEntries(
    differences(mine, theirs).map((field) => [field, changedByMe.has(field) ? 'mine' : 'theirs']),
  )
}

/** Their version, with mine in the chosen fields. */
export function merged(mine: EventDraft, theirs: EventDraft, sides: Sides): EventDraft {
  const keys = comparedFields.filter((field) => sides[field] === 'mine').flatMap((field) => KEYS[field])
  return { ...theirs, ...Object.fromEntries(keys.map((key) => [key, mine[key]])) }
}
