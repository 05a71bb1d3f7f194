import type { Breaker } from './breaker.ts'
import type { ProviderModels, Rung } from './provider-models.ts'

/** What all calls of one model have in common. */
export interface OpenedModel {
  readonly models: ProviderModels
  readonly breaker: Breaker
  readonly totalMs: number
  readonly chunkMs: number
  /** The rung of structured answers that worked last. */
  readonly rung: { current: Rung }
}
