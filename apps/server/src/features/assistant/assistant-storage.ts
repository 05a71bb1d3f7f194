import type { AssistantModel } from '#server/ai/assistant-model.ts'
import type { Config } from '#server/config.ts'
import type { YearStorage } from '#server/features/events/known-years.service.ts'

/** What the helpers need. */
export interface AssistantStorage extends YearStorage {
  readonly config: Pick<Config, 'assistance'>
  /** Null where the built-in planner is alone. */
  readonly model: AssistantModel | null
}
