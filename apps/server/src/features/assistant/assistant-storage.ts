import type { AssistantModel } from '#server/ai/assistant-model.ts'
import type { Config } from '#server/config.ts'
import type { ThreadedStorage } from '#server/features/reading-threads/reading-threads.ts'

/** What the assistant's services need. */
export interface AssistantStorage extends ThreadedStorage {
  readonly config: Pick<Config, 'assistance'>
  /** Null without a model. */
  readonly model: AssistantModel | null
}
