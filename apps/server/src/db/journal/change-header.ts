import type { ChangeKind, Maker } from '@dodici/contract/change-kinds'
import { v7 as uuid } from 'uuid'
import type { Access, Actor } from '../../actor.ts'
import type { ChangeTable } from '../schema.ts'

/** Whose data a change is about, and who makes it; an `Access` says both. */
export type WriteAccess = Pick<Access, 'ownerId'> & {
  readonly actor: Pick<Actor, 'userId' | 'by' | 'keyName' | 'idempotency'>
}

/** What is known of a change when it begins. */
export interface ChangeFacts {
  /** The action, as `resource.verb`: `event.create`. */
  readonly kind: ChangeKind
  /** The action instead, if there is an event that was not there before. */
  readonly kindIfEventAdded?: ChangeKind
  /** Through what it is made, if that is not the page, an API key, a device or an account elsewhere; of an import, with the name of its file. */
  readonly madeBy?: Exclude<Maker, 'page' | 'key' | 'device' | 'link'>
  readonly fileName?: string | undefined
  /** The change that this one undoes. */
  readonly undoes?: string
  /** Of one that undoes several: JSON of what it took back. */
  readonly acts?: string
  /** Restores earlier data, so quotas do not apply. */
  readonly isRestoring?: boolean
  /** May be stored in parts: it only writes units, perhaps thousands. */
  readonly isLarge?: boolean
}

/** A change that has begun: whose it is, who makes it, and its place in the journal. */
export interface ChangeHeader extends Pick<ChangeTable, 'actor_id' | 'made_by' | 'maker'> {
  readonly facts: ChangeFacts
  readonly ownerId: string
  readonly changeId: string
  readonly sequence: number
  readonly now: string
}

export const changeHeader = (
  { ownerId, actor }: WriteAccess,
  begun: Pick<ChangeHeader, 'facts' | 'sequence' | 'now'>,
): ChangeHeader => ({ ...begun, ownerId, changeId: uuid(), actor_id: actor.userId, ...makerOf(begun.facts, actor) })

/** A key, device or account elsewhere names itself; what else it does is of less interest to who looks for its changes. */
function makerOf(
  { madeBy, fileName }: ChangeFacts,
  { by, keyName }: WriteAccess['actor'],
): Pick<ChangeTable, 'made_by' | 'maker'> {
  if (keyName !== null) return { made_by: by === 'device' || by === 'link' ? by : 'key', maker: keyName }
  return { made_by: madeBy ?? 'page', maker: fileName ?? '' }
}

/** A finished change, as the journal stores it. */
export const changeRow = (
  { facts, ownerId, changeId, sequence, now, actor_id, made_by, maker }: ChangeHeader,
  done: Pick<ChangeTable, 'count' | 'title' | 'group_id' | 'group_tally'>,
): ChangeTable => ({
  owner_id: ownerId,
  sequence,
  id: changeId,
  actor_id,
  kind: facts.kind,
  made_by,
  maker,
  ...done,
  acts: facts.acts ?? null,
  undoes: facts.undoes ?? null,
  undone_by: null,
  created_at: now,
})
