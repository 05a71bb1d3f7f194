import type { ReminderChannel } from '../event/index.ts'

export interface ItemReminder {
  readonly minutesBefore: number
  readonly channel: ReminderChannel
}

/** What would be added, from one day or wall time to another. */
export interface NewEvent {
  readonly action: 'create'
  readonly title: string
  readonly start: string
  readonly end: string
  readonly allDay: boolean
  readonly recurrence: string | null
  readonly categoryId: string | null
  readonly reminders: readonly ItemReminder[]
  readonly location?: string
  readonly description?: string
  /** In words what else is said of it. */
  readonly reason?: string
}

/** A change that the person asked for in words: what is shown on a card. Days inclusive, walls as `YYYY-MM-DDTHH:mm`. */
export type ProposedChange =
  | NewEvent
  | { readonly action: 'shift'; readonly itemId: string; readonly start: string; readonly end: string }
  | { readonly action: 'categorise'; readonly itemId: string; readonly categoryId: string | null }
  | { readonly action: 'rename'; readonly itemId: string; readonly title: string }
  | { readonly action: 'delete'; readonly itemId: string }
  /** Its place, or all of its description, and in words what is new about that. */
  | { readonly action: 'place' | 'describe'; readonly itemId: string; readonly text: string; readonly said: string }
  /** All the reminders that the event is to have, and in words what is new about that. */
  | {
      readonly action: 'remind'
      readonly itemId: string
      readonly reminders: readonly ItemReminder[]
      readonly said: string
    }

const NEW = 'new:'

/** The id by which a card speaks of an event that it would add. */
export const idOfNew = (place: number): string => `${NEW}${String(place)}`

/** Whether an id is that of an event that a card would add. */
export const isNewId = (id: string): boolean => id.startsWith(NEW)

/** The id of what a change at some place of a card is about. */
export const idOf = (change: ProposedChange, place: number): string =>
  change.action === 'create' ? idOfNew(place) : change.itemId

/** The ids of what a card is about, each once. */
export const idsOnCard = (card: readonly ProposedChange[]): readonly string[] => [...new Set(card.map(idOf))]
