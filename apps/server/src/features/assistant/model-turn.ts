import type { Look } from './log.service.ts'
import type { SeenItem } from '#server/features/asker/seen-items.ts'
import type { StoredItem } from '#server/features/proposals/proposal-items.ts'

/** What happens while a model answers one message. */
export interface ModelTurn {
  /** Everything that a tool has shown to the model, by the short name that it has for it: only these may be named or changed. */
  readonly shown: Map<string, SeenItem>
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
  shown: new Map(),
  looked: [],
  empty: [],
  hasFound: false,
  items: [],
  said: [message],
})

/** The name of an event for a model: the id is long, and a small model reads and copies a short one better. */
export function nameFor({ shown }: ModelTurn, item: SeenItem): string {
  for (const [name, known] of shown) if (known.id === item.id) return name
  const name = `e${String(shown.size + 1)}`
  shown.set(name, item)
  return name
}

/** The event that a model names, by that name or by its id; undefined where none was shown to it. */
export function shownAs({ shown }: ModelTurn, name: string): SeenItem | undefined {
  return shown.get(name) ?? [...shown.values()].find((item) => item.id === name)
}

/** Whether all that was looked for was not there: then the server says so, and not the model. */
export const foundNothing = (turn: ModelTurn): boolean =>
  turn.empty.length > 0 && !turn.hasFound && turn.items.length === 0
