import type { User } from '@dodici/contract/types'
import { v7 as uuid } from 'uuid'
import { emailKeyOf } from '#server/email-key.ts'
import { instantOf } from '#server/clock.ts'
import type { Storage } from '#server/db/journal/write-change.ts'
import { AppError, notFound } from '#server/errors.ts'
import { noteOperator, type OperatorStorage } from '#server/features/audit/operator-log.ts'
import type { Queries } from '#server/db/schema.ts'
import { limitsOfPlace, takeAttempts } from '#server/features/limits/limits.ts'
import { queueMail } from '#server/features/mail-queue/queue-mail.ts'
import { findRequest, findRequests, insertRequest, updateRequest, type ListedRequest } from './requests.queries.ts'

const REQUESTS_A_PLACE = { most: 30, minutes: 60 }

/**
 * Records a request for access. Nothing is sent, because nobody has confirmed the address; the code is sent when the
 * operator approves. The answer is the same for all addresses.
 * @throws AppError `too_many_requests`
 */
export async function requestBeta(
  storage: Storage,
  input: { readonly email: string; readonly language?: User['language'] | undefined },
  place: { readonly address: string; readonly block: string },
): Promise<void> {
  const { db, clock } = storage
  await takeAttempts(storage, limitsOfPlace('request-beta', place, REQUESTS_A_PLACE))
  const { email, language = 'it' } = input
  await db.transact((trx) =>
    insertRequest(trx, {
      id: uuid(),
      email,
      email_key: emailKeyOf(email),
      language,
      created_at: instantOf(clock),
      approved_at: null,
    }),
  )
}

/** A request as the operator sees it. */
export interface BetaRequest {
  readonly email: string
  readonly language: User['language']
  readonly createdAt: string
  readonly approvedAt: string | null
  readonly hasAccount: boolean
}

const requestOf = (row: ListedRequest): BetaRequest => ({
  email: row.email,
  language: row.language,
  createdAt: row.created_at,
  approvedAt: row.approved_at,
  hasAccount: row.user_id !== null,
})

/** Every request, oldest first. */
export const listRequests = async ({ db }: Storage): Promise<BetaRequest[]> =>
  (await findRequests(db.read)).map(requestOf)

/**
 * Has a code sent to somebody who asked for one. Returns the request as it was. Does nothing if they have an account,
 * or were approved before and `isAgain` is not set.
 * @throws AppError `not_found`
 */
export function approveRequest(
  storage: OperatorStorage,
  meant: string | { readonly id: string },
  isAgain: boolean,
): Promise<BetaRequest> {
  const { db, clock } = storage
  return db.transact(async (trx) => {
    const row = await requestOfMeant(trx, meant)
    const request = requestOf(row)
    if (request.hasAccount || (request.approvedAt !== null && !isAgain)) return request
    await updateRequest(trx, row.id, instantOf(clock))
    await noteOperator(trx, storage, { kind: 'requestApproved', subject: row.email })
    await queueMail(trx, clock, { kind: 'beta_invite', userId: null, address: row.email, language: row.language })
    return request
  })
}

async function requestOfMeant(trx: Queries, meant: string | { readonly id: string }): Promise<ListedRequest> {
  if (typeof meant !== 'string') {
    const row = await findRequest(trx, 'id', meant.id)
    if (row === undefined) throw notFound()
    return row
  }
  const row = await findRequest(trx, 'email_key', emailKeyOf(meant))
  if (row === undefined) throw new AppError('not_found', `Nobody has asked to be let in as ${meant}.`)
  return row
}
