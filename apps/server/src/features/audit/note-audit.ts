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

/** What an owner did themselves; and apart from it what anybody can do to them, which must not push that out. */
const ENTRIES_MAX = 500
const FAILURES_MAX = 50
/** How long entries are kept. */
export const AUDIT_KEPT_DAYS = 365
const FAILED: AuditKind = 'signInFailed'
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
  const isOthers = kind !== FAILED
  await deleteEntriesBeyond(trx, owner_id, { kind: FAILED, isOthers, most: isOthers ? ENTRIES_MAX : FAILURES_MAX })
}

const placeOf = (from: CameFrom | null) => ({
  user_agent: from?.userAgent.slice(0, USER_AGENT_MAX) ?? '',
  place: from?.block ?? '',
})

/**
 * Notes a wrong password, or a wrong code beside a right one. That is written once the answer is on its way: it must not take longer for an address that has an
 * account.
 */
export async function noteFailureLater(
  { db, clock, logger }: Storage & { readonly logger?: Pick<MailLog, 'error'> },
  failed: Pick<NewEntry, 'userId' | 'from'>,
): Promise<void> {
  await nextTurn()
  await db
    .transact(async (trx) => {
      await holdFailures(trx, failed.userId)
      await noteAudit(trx, clock, { ...failed, kind: FAILED })
    })
    .catch((error: unknown) => logger?.error({ err: error }, 'a failed sign-in could not be noted'))
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
