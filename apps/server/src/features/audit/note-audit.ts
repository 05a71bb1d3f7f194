import { setImmediate as nextTurn } from 'node:timers/promises'
import type { AuditKind } from '@dodici/contract/types'
import { USER_AGENT_MAX } from '@dodici/contract/limits'
import { v7 as uuid } from 'uuid'
import type { CameFrom } from '#server/actor.ts'
import { daysBefore, instantOf, type Clock } from '#server/clock.ts'
import type { Storage } from '#server/db/journal/write-change.ts'
import type { Queries } from '#server/db/schema.ts'
import type { MailLog } from '#server/mail/message.ts'
import {
  countAgain,
  deleteEntriesBefore,
  deleteEntriesBeyond,
  hasEntry,
  holdFailures,
  insertEntry,
} from './audit.queries.ts'

/**
 * Entries of each kind. What is done again and again, by strangers or by who is in an account that is not theirs, pushes
 * out nothing of another kind.
 */
const ENTRIES_MAX = 50
const SIGN_INS_MAX = 200
/** How long entries are kept. */
export const AUDIT_KEPT_DAYS = 365
const ENTERED: readonly AuditKind[] = ['registered', 'signedIn', 'signedInElsewhere']

interface NewEntry {
  readonly userId: string
  readonly kind: AuditKind
  /** What it was done to, as a key by its name. */
  readonly name?: string
  /** Null where it came by no request. */
  readonly from?: CameFrom | null
  readonly isByOperator?: boolean
}

/**
 * Notes something that was done with an account, for its owner, inside the transaction that does it. What is alike within a
 * day is counted in one entry.
 */
export async function noteAudit(trx: Queries, clock: Clock, entry: NewEntry): Promise<void> {
  const { userId: owner_id, kind, name = '', from = null, isByOperator = false } = entry
  const alike = { owner_id, kind, name, ...placeOf(from), by_operator: isByOperator ? 1 : 0 }
  const now = instantOf(clock)
  if (await countAgain(trx, alike, { since: daysBefore(clock, 1), now })) return
  await insertEntry(trx, { ...alike, id: uuid(), at: now, first_at: now, count: 1 })
  await deleteEntriesBeyond(trx, owner_id, { kind, most: kind === 'signedIn' ? SIGN_INS_MAX : ENTRIES_MAX })
}

const placeOf = (from: CameFrom | null) => ({
  user_agent: from?.userAgent.slice(0, USER_AGENT_MAX) ?? '',
  place: from?.block ?? '',
})

interface Failure extends Pick<NewEntry, 'userId' | 'from'> {
  /** Whether somebody tried to sign in, as is usual, or was signed in and asked for what takes the password again. */
  readonly kind?: 'signInFailed' | 'proofFailed'
}

/**
 * Notes a wrong password, or a wrong code beside a right one. That is written once the answer is on its way: it must not
 * take longer for an address that has an account.
 */
export async function noteFailureLater(
  { db, clock, logger }: Storage & { readonly logger?: Pick<MailLog, 'error'> },
  { kind = 'signInFailed', ...failed }: Failure,
): Promise<void> {
  await nextTurn()
  await db
    .transact(async (trx) => {
      await holdFailures(trx, failed.userId)
      await noteAudit(trx, clock, { ...failed, kind })
    })
    .catch((error: unknown) => logger?.error({ err: error }, 'a wrong password or code could not be noted'))
}

/** Whether somebody has ever been in this account, and whether by this program from there. */
export async function wasEntered(
  trx: Queries,
  userId: string,
  from: CameFrom,
): Promise<{ readonly before: boolean; readonly alike: boolean }> {
  return {
    before: await hasEntry(trx, userId, { kinds: ENTERED }),
    alike: await hasEntry(trx, userId, { kinds: ENTERED, from: placeOf(from) }),
  }
}

/** Deletes what was noted long ago. */
export const removeOldAudit = ({ db, clock }: Storage): Promise<void> =>
  db.transact((trx) => deleteEntriesBefore(trx, daysBefore(clock, AUDIT_KEPT_DAYS)))
