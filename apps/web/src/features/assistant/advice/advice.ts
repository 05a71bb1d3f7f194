import type { Suggestion } from '@dodici/contract/types'

/** A fact, its evidence, and the one possible action. */
export type Advice = Pick<Suggestion, 'id' | 'text' | 'evidence' | 'action'>
