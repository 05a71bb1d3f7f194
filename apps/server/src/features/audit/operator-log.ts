import type { OperatorKind } from '@dodici/contract/types'
import { v7 as uuid } from 'uuid'
import { daysBefore, instantOf } from '#server/clock.ts'
import type { Storage } from '#server/db/journal/write-change.ts'
import type { Queries } from '#server/db/schema.ts'
import { deleteEntriesAbout, deleteOperatorEntries, insertOperatorEntry } from './operator-log.queries.ts'

const ENTRIES_MAX = 10_000
const KEPT_DAYS = 2 * 365
const SUBJECT_MAX = 300

/** What services of the operator need. */
export interface OperatorStorage extends Storage {
  /** Who acts on the admin page; undefined on the command line. */
  readonly operatorId?: string | undefined
}

/** Notes what the operator does, inside the transaction that does it. */
export async function noteOperator(
  trx: Queries,
  { clock, operatorId }: Pick<OperatorStorage, 'clock' | 'operatorId'>,
  {
    kind,
    userId = null,
    subject,
  }: { readonly kind: OperatorKind; readonly userId?: string | null; readonly subject: string },
): Promise<void> {
  await insertOperatorEntry(trx, {
    ...{ id: uuid(), at: instantOf(clock), operator_id: operatorId ?? null },
    ...{ kind, user_id: userId, subject: subject.slice(0, SUBJECT_MAX) },
  })
}

/** What was done to an account goes with it, inside the transaction that deletes it. */
export const forgetInOperatorLog = deleteEntriesAbout

/** Deletes what was noted long ago. */
export const removeOldOperatorLog = ({ db, clock }: Storage): Promise<void> =>
  db.transact((trx) => deleteOperatorEntries(trx, { before: daysBefore(clock, KEPT_DAYS), most: ENTRIES_MAX }))
