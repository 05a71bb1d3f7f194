import type { ThreadedStorage } from '#server/features/reading-threads/reading-threads.ts'
import type { Asker } from '#server/features/asker/asker.ts'
import type { Turn } from './chat-turn.ts'
import type { ModelTurn } from './model-turn.ts'

/** What tools read with, and where they note what they saw. */
export interface ToolGround {
  readonly storage: ThreadedStorage
  readonly asker: Asker
  readonly turn: Turn
  readonly seen: ModelTurn
}
