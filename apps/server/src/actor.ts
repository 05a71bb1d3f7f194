import type { Plan, User } from '@dodici/contract/types'

/** The person or program behind a request: who asks, and how they see a year. */
export interface Actor {
  readonly userId: string
  /** How they signed in: with a session, an API key, the password of a device, or the address of a feed; or a link of theirs. */
  readonly by: 'session' | 'key' | 'device' | 'feed' | 'link'
  /** The id of that session, key, password, feed or account elsewhere. */
  readonly sessionId: string
  /** The name of that key, device or account elsewhere; null for all others. */
  readonly keyName: string | null
  readonly language: User['language']
  readonly timezone: string
  /** From `Idempotency-Key`, with a hash of the request. */
  readonly idempotency: { readonly key: string; readonly fingerprint: string } | null
}

/** Whose data a request reads or writes, and who asks. */
export interface Access {
  readonly ownerId: string
  /** The owner's plan, which limits what they store. */
  readonly plan: Plan
  /** The owner's sequence number when the request arrived. ETags of their data are made from it. */
  readonly sequence: number
  readonly actor: Actor
}

/** An actor before the operation is known, with what an access says of their own data. */
export type SignedIn = Omit<Actor, 'idempotency'> & Pick<Access, 'plan' | 'sequence'>

/** Access to one's own data. */
export const ownAccess = ({ plan, sequence, ...who }: SignedIn, idempotency: Actor['idempotency'] = null): Access => ({
  ownerId: who.userId,
  plan,
  sequence,
  actor: { ...who, idempotency },
})

const truncated = new WeakSet<object>()

/** Marks this request's answer as incomplete. There is one actor per request. */
export const noteTruncated = (actor: Actor): void => void truncated.add(actor)

export const wasTruncated = (actor: Actor): boolean => truncated.has(actor)
