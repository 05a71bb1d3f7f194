import type { AssistantEngine, AssistantFallback } from '@dodici/contract/types'
import type { NoAnswer } from '#server/ai/assistant-model.ts'

/** Who answered, and why it was not the model where there is one. */
export interface AnsweredBy {
  readonly engine: AssistantEngine
  readonly fallback: AssistantFallback
}

export const BY_MODEL: AnsweredBy = { engine: 'model', fallback: null }
export const BY_PLANNER: AnsweredBy = { engine: 'builtin', fallback: null }

export const insteadOfModel = (fallback: NoAnswer): AnsweredBy => ({ engine: 'builtin', fallback })
