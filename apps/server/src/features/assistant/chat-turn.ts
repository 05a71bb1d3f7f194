import type { ChatMessage, Counted, NamedEvent, NamedGoal, Proposal, Reading } from '@dodici/contract/types'
import type { Remembered } from '@dodici/core/intents'
import type { ChatTurn } from '#server/ai/assistant-model.ts'
import type { AnsweredBy } from './answered-by.ts'
import type { LoggedLookup } from './log.service.ts'

/** A message to answer, with the earlier ones. */
export interface Turn {
  readonly conversationId: string
  /** Whether its conversation is stored already. */
  readonly isGoingOn: boolean
  readonly message: ChatMessage
  /** The shown year. */
  readonly year: number
  readonly before: readonly ChatTurn[]
  /** What the last answers left to speak of. */
  readonly remembered: Remembered | null
  /** The card of an earlier answer that still waits; null if there is none. */
  readonly openCard: string | null
  readonly signal: AbortSignal
}

/** An answer to store. */
export interface Reply extends AnsweredBy {
  readonly text: string
  readonly events: readonly NamedEvent[]
  readonly goals: readonly NamedGoal[]
  readonly proposal: Proposal | null
  /** Whether it was stopped before its end. */
  readonly isCut: boolean
  /** What the next message may speak of; null where that stays what it was. */
  readonly remembered: Remembered | null
  /** How it was read, as the page shows it; null where nothing was answered from the calendar. */
  readonly reading: Reading | null
  readonly counted: Counted | null
  readonly looked: readonly LoggedLookup[]
}
