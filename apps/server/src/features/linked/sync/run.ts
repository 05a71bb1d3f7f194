import type { Sending, Situation } from '@dodici/core/two-way'
import type { Access } from '#server/actor.ts'
import type { LinkedAccountTable, LinkedCalendarTable, UserTable } from '#server/db/schema.ts'
import type { InTurn } from '#server/due-work/due-work.ts'
import type { Collection } from '#server/features/dav/objects.ts'
import { actorBy } from '#server/features/sessions/sessions.service.ts'
import type { LinkedObject } from '../linked-objects.queries.ts'
import type { LinkStorage } from '../link-storage.ts'
import type { RemoteCollection } from '../remote/remote-collection.ts'

/** One comparison of a linked calendar with its other side. */
export interface Run {
  readonly storage: LinkStorage
  readonly link: LinkedCalendarTable
  readonly owner: UserTable
  /** The account, as who makes the changes here. */
  readonly access: Access
  readonly collection: Collection
  readonly remote: RemoteCollection
  readonly inTurn: InTurn
  /** Whether it has lasted long enough: the rest waits for the next one. */
  readonly isLate: () => boolean
}

/** A resource there and its event here, as they are now. */
export interface Pair {
  readonly href: string
  /** What is known of it; null for one that is new. */
  readonly known: LinkedObject | null
  readonly eventId: string | null
  /** Their versions; null where it is not. */
  readonly tag: string | null
  readonly etag: string | null
}

export const sendingOf = (known: LinkedObject | null): Sending | null =>
  known?.sending == null ? null : (JSON.parse(known.sending) as Sending)

/** Meanings, as far as they were read. */
interface Prints {
  readonly here?: string | undefined
  readonly there?: string | undefined
}

export const situationOf = ({ known, tag, etag }: Pair, prints: Prints = {}): Situation => ({
  agreed: known === null ? null : { tag: known.tag, etag: known.etag },
  sending: sendingOf(known),
  here: { version: tag, print: prints.here },
  there: { version: etag, print: prints.there },
})

/** Access of an account elsewhere to the data of whose it is. */
export function accessOfLink(owner: UserTable, { id, name }: Pick<LinkedAccountTable, 'id' | 'name'>): Access {
  const { plan, sequence, ...who } = actorBy('link', id, owner)
  return { ownerId: owner.id, plan, sequence, actor: { ...who, keyName: name, idempotency: null, from: null } }
}
