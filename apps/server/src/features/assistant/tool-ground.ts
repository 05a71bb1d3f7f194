import type { GoalStorage } from '#server/features/goals/goal-reader.service.ts'
import type { Asker } from './asker.service.ts'
import type { Turn } from './chat-turn.ts'
import type { ModelTurn } from './model-turn.ts'

/** What tools read with, and where they note what they saw. */
export interface ToolGround {
  readonly storage: GoalStorage
  readonly asker: Asker
  readonly turn: Turn
  readonly seen: ModelTurn
}
