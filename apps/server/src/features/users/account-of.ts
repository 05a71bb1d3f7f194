import type { AuditKind, OperatorKind } from '@dodici/contract/types'
import type { Queries, UserTable } from '#server/db/schema.ts'
import { AppError, notFound } from '#server/errors.ts'
import { findAccount, findAccountById } from '#server/features/accounts/account-row.ts'
import { noteAudit } from '#server/features/audit/note-audit.ts'
import { noteOperator, type OperatorStorage } from '#server/features/audit/operator-log.ts'

/** Whose account the operator means: by its address on the command line, by its id on the admin page. */
export type Meant = string | { readonly id: string }

/** @throws AppError `not_found` */
export async function accountOf(trx: Queries, meant: Meant): Promise<UserTable> {
  if (typeof meant !== 'string') {
    const row = await findAccountById(trx, meant.id)
    if (row === null) throw notFound()
    return row
  }
  const row = await findAccount(trx, meant)
  if (row === null) throw new AppError('not_found', `Nobody has an account as ${meant}.`)
  return row
}

/** What the operator does to an account, as its owner reads it. */
const KINDS = {
  accountDisabled: 'disabled',
  accountEnabled: 'enabled',
  accountRenamed: 'renamed',
  addressConfirmed: 'addressConfirmed',
  planChanged: 'planChanged',
  passwordReset: 'passwordReset',
  operatorMade: 'operatorMade',
  operatorEnded: 'operatorEnded',
  factorsReset: 'factorsReset',
} as const satisfies Partial<Record<OperatorKind, AuditKind>>

/** Notes what the operator does to an account, inside that transaction: for the operator, and for its owner. */
export async function noteForBoth(
  trx: Queries,
  storage: OperatorStorage,
  { row, kind, name = '' }: { readonly row: UserTable; readonly kind: keyof typeof KINDS; readonly name?: string },
): Promise<void> {
  await noteOperator(trx, storage, { kind, userId: row.id, subject: row.email })
  await noteAudit(trx, storage.clock, { userId: row.id, kind: KINDS[kind], name, isByOperator: true })
}
