import type { Look } from './log.service.ts'
import type { SeenItem } from './seen-items.service.ts'
import type { StoredItem } from '#server/features/proposals/proposal-items.service.ts'

/** What happens while a model answers one message. */
export interface ModelTurn {
  /** Everything that a tool has shown to the model, by id: only these may be named or changed. */
  readonly seen: Map<string, SeenItem>
  readonly looked: Look[]
  /** What was looked for, in words, where there was nothing. */
  readonly empty: string[]
  /** Whether any tool has found anything. */
  hasFound: boolean
  /** What waits to become a card. */
  readonly items: StoredItem[]
  /** What the person has said and tools have answered: days in figures may come from there, and from nowhere else. */
  readonly said: string[]
}

export const newModelTurn = (message: string): ModelTurn => ({
  seen: new Map(),
  looked: [],
  empty: [],
  hasFound: false,
  items: [],
  said: [message],
})

/** Whether all that was looked for was not there: then the server says so, and not the model. */
export const foundNothing = (turn: ModelTurn): boolean =>
  turn.empty.length > 0 && !turn.hasFound && turn.items.length === 0
