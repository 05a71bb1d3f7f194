import type { Suggestion } from '@dodici/contract/types'

/** A fact, where it comes from, and the one thing that can be done about it. */
export type Advice = Pick<Suggestion, 'id' | 'text' | 'evidence' | 'action'>
