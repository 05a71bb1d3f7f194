import type { Day } from '../../../date/index.ts'
import type { Language } from '../../../language/index.ts'
import type { DetailedItem } from '../../answer-types.ts'

/** What a new event is to be, as the card would add it. */
export interface ExpectedEvent {
  readonly title: string
  readonly start: string
  readonly end: string
  readonly recurrence: string | null
  readonly categoryId: string | null
  readonly reminders: readonly number[]
  readonly location: string
  readonly description: string
}

/** What an event that there is becomes; what is not said of it stays. */
export interface ExpectedChange {
  readonly isGone?: true
  readonly start?: string
  readonly end?: string
  readonly title?: string
  readonly categoryId?: string | null
  readonly location?: string
  readonly reminders?: readonly number[]
}

/** What a card is to hold after a turn. */
export interface ExpectedCard {
  readonly added: readonly ExpectedEvent[]
  readonly changed: Readonly<Record<string, ExpectedChange>>
}

export interface ComposedTurn {
  readonly text: string
  readonly card: ExpectedCard
  /** That it agrees to the card that is open. */
  readonly isAgreed?: true
}

/** A conversation of which every card is known, and the parts that it is made of. */
export interface ComposedCase {
  readonly language: Language
  readonly group: string
  readonly parts: readonly string[]
  readonly items: readonly DetailedItem[]
  readonly today: Day
  readonly turns: readonly ComposedTurn[]
}
