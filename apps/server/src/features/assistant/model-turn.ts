import type { LoggedLookup } from './log.service.ts'
import type { SeenItem } from '#server/features/asker/seen-items.ts'
import type { StoredItem } from '#server/features/proposals/proposal-items.ts'

/** State while a model answers one message. */
export interface ModelTurn {
  /** Everything that tools have shown to the model, by short name. Only these may be mentioned or changed. */
  readonly shown: Map<string, SeenItem>
  readonly looked: LoggedLookup[]
  /** Searches without a result, in words. */
  readonly empty: string[]
  /** Whether any tool has found something. */
  hasFound: boolean
  /** Changes that will become a card. */
  readonly items: StoredItem[]
  /** Text of the person and of tools. Dates in digits are accepted only from here. */
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

/** An event's short name for a model: ids are long, and small models copy short names better. */
export function nameFor({ shown }: ModelTurn, item: SeenItem): string {
  for (const [name, known] of shown) if (known.id === item.id) return name
  const name = `e${String(shown.size + 1)}`
  shown.set(name, item)
  return name
}

/** The event that a model names, by short name or id; undefined if none was shown. */
export function shownAs({ shown }: ModelTurn, name: string): SeenItem | undefined {
  return shown.get(name) ?? [...shown.values()].find((item) => item.id === name)
}

/** Whether every search was empty. Then the server answers, and not the model. */
export const foundNothing = (turn: ModelTurn): boolean =>
  turn.empty.length > 0 && !turn.hasFound && turn.items.length === 0
