import type { Plan, User } from '@dodici/contract/types'

/** Who asks, as the session or the key said it, with what decides how a year is shown to them. */
export interface Actor {
  readonly userId: string
  /** What they carry: a session of their own, or the key of another program. */
  readonly by: 'session' | 'key'
  /** The id of that. */
  readonly sessionId: string
  readonly plan: Plan
  readonly language: User['language']
  readonly timezone: string
  /** The owner's number when the request came in: what an ETag of their data is made from. */
  readonly sequence: number
  /** From `Idempotency-Key`, with a hash of the request that it came with. */
  readonly idempotency: { readonly key: string; readonly fingerprint: string } | null
}

/** The same before it is known what they ask for. */
export type SignedIn = Omit<Actor, 'idempotency'>

const cut = new WeakSet<object>()

/** Notes that something was left out of what this request is answered from. There is one actor for each request. */
export const noteCut = (actor: Actor): void => void cut.add(actor)

export const wasCut = (actor: Actor): boolean => cut.has(actor)
