import type { Breaker } from './breaker.ts'
import type { ProviderModels, Rung } from './provider-models.ts'

/** State shared by all calls to one model. */
export interface OpenedModel {
  readonly models: ProviderModels
  readonly breaker: Breaker
  /** Tells the operator why there was no answer. */
  readonly tell: (fault: string) => void
  readonly totalMs: number
  readonly chunkMs: number
  /** The method for structured answers that worked last. */
  readonly rung: { current: Rung }
}
