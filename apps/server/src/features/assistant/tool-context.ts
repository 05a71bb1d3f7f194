import type { ThreadedStorage } from '#server/features/reading-threads/reading-threads.ts'
import type { Asker } from '#server/features/asker/asker.ts'
import type { Turn } from './chat-turn.ts'
import type { ModelTurn } from './model-turn.ts'

/** What tools read with, and where they record what they have shown. */
export interface ToolContext {
  readonly storage: ThreadedStorage
  readonly asker: Asker
  readonly turn: Turn
  readonly seen: ModelTurn
}
