import type { Plan, User } from '@dodici/contract/types'

/** What is kept of where a request comes from: how its program calls itself, and the block around its address. */
export interface CameFrom {
  readonly userAgent: string
  readonly block: string
}

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
  /** Null for what is no request of the API. */
  readonly from: CameFrom | null
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
export type SignedIn = Omit<Actor, 'idempotency' | 'from'> &
  Pick<Access, 'plan' | 'sequence'> & {
    /** Whether they run the server, and came by a session of their own. */
    readonly isOperator?: boolean
  }

/** Access to one's own data. */
export const ownAccess = (
  { plan, sequence, isOperator: _isOperator, ...who }: SignedIn,
  { idempotency = null, from = null }: Partial<Pick<Actor, 'idempotency' | 'from'>> = {},
): Access => ({
  ownerId: who.userId,
  plan,
  sequence,
  actor: { ...who, idempotency, from },
})

const truncated = new WeakSet<object>()

/** Marks this request's answer as incomplete. There is one actor per request. */
export const noteTruncated = (actor: Actor): void => void truncated.add(actor)

export const wasTruncated = (actor: Actor): boolean => truncated.has(actor)
