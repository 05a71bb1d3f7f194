import type { Plan, User } from '@dodici/contract/types'

/** The person or program behind a request, with what decides how a year is shown to them. */
export interface Actor {
  readonly userId: string
  /** How they signed in: with a session, or with an API key. */
  readonly by: 'session' | 'key'
  /** The id of that session or key. */
  readonly sessionId: string
  /** The name of that key; null for a session. */
  readonly keyName: string | null
  readonly plan: Plan
  readonly language: User['language']
  readonly timezone: string
  /** The owner's sequence number when the request arrived. ETags of their data are made from it. */
  readonly sequence: number
  /** From `Idempotency-Key`, with a hash of the request. */
  readonly idempotency: { readonly key: string; readonly fingerprint: string } | null
}

/** An actor before the operation is known. */
export type SignedIn = Omit<Actor, 'idempotency'>

const truncated = new WeakSet<object>()

/** Marks this request's answer as incomplete. There is one actor per request. */
export const noteTruncated = (actor: Actor): void => void truncated.add(actor)

export const wasTruncated = (actor: Actor): boolean => truncated.has(actor)
