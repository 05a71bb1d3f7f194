import { INVITE_DAYS } from '@dodici/contract/limits'
import { v7 as uuid } from 'uuid'
import { emailKeyOf } from '#server/email-key.ts'
import { daysBefore, instantOf, type Clock } from '#server/clock.ts'
import type { Storage } from '#server/db/journal/write-change.ts'
import type { InviteTable, Queries } from '#server/db/schema.ts'
import { AppError } from '#server/errors.ts'
import { noteOperator, type OperatorStorage } from '#server/features/audit/operator-log.ts'
import { hashInviteCode, newInviteCode } from './invite-code.ts'
import {
  deleteInvite,
  findInvite,
  findInvites,
  insertInvite,
  isInviteUsable,
  revokeUnusedInvite,
  useInvite,
} from './invites.queries.ts'

export type InviteState = 'open' | 'used' | 'revoked' | 'expired'

/** A code as the operator sees it. The code itself is not stored. */
export interface Invite {
  readonly id: string
  readonly note: string
  readonly createdAt: string
  readonly expiresAt: string
  readonly state: InviteState
}

/** Creates codes and returns them, once. */
export function createInvites(
  storage: OperatorStorage,
  { note, days, count }: { note: string; days: number; count: number },
): Promise<string[]> {
  const { db, clock } = storage
  return db.transact(async (trx) => {
    await noteOperator(trx, storage, { kind: 'inviteMade', subject: note })
    const codes: string[] = []
    for (let made = 0; made < count; made += 1) {
      codes.push(await storeNewCode(trx, clock, { id: uuid(), note, days, mailedTo: null }))
    }
    return codes
  })
}

async function storeNewCode(
  trx: Queries,
  clock: Clock,
  { id, note, days, mailedTo }: { id: string; note: string; days: number; mailedTo: string | null },
): Promise<string> {
  const code = newInviteCode()
  await insertInvite(trx, {
    code_hash: hashOf(code),
    id,
    note,
    mailed_to: mailedTo,
    created_at: instantOf(clock),
    expires_at: daysBefore(clock, -days),
    revoked_at: null,
    used_at: null,
    user_id: null,
  })
  return code
}

function hashOf(code: string): string {
  const codeHash = hashInviteCode(code)
  if (codeHash === null) throw new Error('a new invite code is none')
  return codeHash
}

/**
 * Creates the code for a mail, replacing that of an earlier attempt. Null if that one was used after all, or revoked.
 */
export async function renewInvite(
  trx: Queries,
  clock: Clock,
  { id, address }: { id: string; address: string },
): Promise<string | null> {
  const earlier = await findInvite(trx, id)
  if (earlier !== undefined && (earlier.used_at ?? earlier.revoked_at) !== null) return null
  await deleteInvite(trx, id)
  return storeNewCode(trx, clock, { id, note: address, days: INVITE_DAYS, mailedTo: emailKeyOf(address) })
}

/** Every code, newest first. */
export async function listInvites({ db, clock }: Storage): Promise<Invite[]> {
  const now = instantOf(clock)
  return (await findInvites(db.read)).map((row) => ({
    id: row.id,
    note: row.note,
    createdAt: row.created_at,
    expiresAt: row.expires_at,
    state: inviteStateOf(row, now),
  }))
}

/** What has become of a code. */
export function inviteStateOf(
  row: Pick<InviteTable, 'used_at' | 'revoked_at' | 'expires_at'>,
  now: string,
): InviteState {
  if (row.used_at !== null) return 'used'
  if (row.revoked_at !== null) return 'revoked'
  return row.expires_at > now ? 'open' : 'expired'
}

/**
 * Revokes a code.
 * @throws AppError `not_found` if there is no unused one with this id
 */
export function revokeInvite(storage: OperatorStorage, id: string): Promise<void> {
  return storage.db.transact(async (trx) => {
    const note = await revokeUnusedInvite(trx, id, instantOf(storage.clock))
    if (note === undefined) throw new AppError('not_found', `There is no open invitation ${id}.`)
    await noteOperator(trx, storage, { kind: 'inviteRevoked', subject: note })
  })
}

/** Whether a code can be used now. */
export const couldBeUsed = (db: Queries, clock: Clock, codeHash: string): Promise<boolean> =>
  isInviteUsable(db, codeHash, instantOf(clock))

/**
 * Uses a code inside the transaction that creates the account. Returns the key of the address that it was mailed to,
 * null if it was not mailed; undefined if it cannot be used.
 */
export const useUp = async (
  trx: Queries,
  clock: Clock,
  of: { codeHash: string; userId: string },
): Promise<string | null | undefined> => (await useInvite(trx, { ...of, now: instantOf(clock) }))?.mailed_to
