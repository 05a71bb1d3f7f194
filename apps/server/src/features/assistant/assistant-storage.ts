import type { AssistantModel } from '#server/ai/assistant-model.ts'
import type { Config } from '#server/config.ts'
import type { GoalStorage } from '#server/features/goals/goal-reader.service.ts'

/** What the helpers need. */
export interface AssistantStorage extends GoalStorage {
  readonly config: Pick<Config, 'assistance'>
  /** Null where the built-in planner is alone. */
  readonly model: AssistantModel | null
}
