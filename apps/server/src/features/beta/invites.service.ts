import { v7 as uuid } from 'uuid'
import { emailKeyOf } from '#server/email-key.ts'
import { daysBefore, instantOf, type Clock } from '#server/clock.ts'
import type { Storage } from '#server/db/journal/write-change.ts'
import type { InviteTable, Queries } from '#server/db/schema.ts'
import { AppError } from '#server/errors.ts'
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

/** How long a code works, unless the operator says otherwise. */
export const INVITE_DAYS = 30

export type InviteState = 'open' | 'used' | 'revoked' | 'expired'

/** A code as the operator sees it: the code itself is stored nowhere. */
export interface Invite {
  readonly id: string
  readonly note: string
  readonly createdAt: string
  readonly expiresAt: string
  readonly state: InviteState
}

/** Makes codes, which are answered this once. */
export function createInvites(
  { db, clock }: Storage,
  { note, days, count }: { note: string; days: number; count: number },
): Promise<string[]> {
  return db.transact(async (trx) => {
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
 * Makes the code for a mail, in place of the one of an earlier try. Null where that has arrived after all and was used, or
 * was revoked.
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
    state: stateOf(row, now),
  }))
}

function stateOf(row: InviteTable, now: string): InviteState {
  if (row.used_at !== null) return 'used'
  if (row.revoked_at !== null) return 'revoked'
  return row.expires_at > now ? 'open' : 'expired'
}

/**
 * Takes a code back.
 * @throws AppError `not_found` where there is none with this id that could still be used
 */
export async function revokeInvite({ db, clock }: Storage, id: string): Promise<void> {
  const isRevoked = await db.transact((trx) => revokeUnusedInvite(trx, id, instantOf(clock)))
  if (!isRevoked) throw new AppError('not_found', `There is no open invitation ${id}.`)
}

/** Whether a code could be used now. */
export const couldBeUsed = (db: Queries, clock: Clock, codeHash: string): Promise<boolean> =>
  isInviteUsable(db, codeHash, instantOf(clock))

/**
 * Uses a code up for somebody, inside the transaction that makes their account. Answers the address that it was mailed to,
 * as `emailKeyOf` says it, null for one that was not mailed; undefined where it could not be used.
 */
export const useUp = async (
  trx: Queries,
  clock: Clock,
  of: { codeHash: string; userId: string },
): Promise<string | null | undefined> => (await useInvite(trx, { ...of, now: instantOf(clock) }))?.mailed_to
