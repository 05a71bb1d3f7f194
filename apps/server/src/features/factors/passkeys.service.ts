import { PASSKEYS_MAX } from '@dodici/contract/limits'
import type { NewPasskey, Passkey, PasskeyChallenge, Proof as WrittenProof } from '@dodici/contract/types'
import { v7 as uuid } from 'uuid'
import type { Actor } from '#server/actor.ts'
import { instantOf } from '#server/clock.ts'
import type { Config } from '#server/config.ts'
import type { Storage } from '#server/db/journal/write-change.ts'
import type { PasskeyTable } from '#server/db/schema.ts'
import { AppError, notFound } from '#server/errors.ts'
import { accountRow } from '#server/features/accounts/account-row.ts'
import type { RequestOrigin } from '#server/features/accounts/password-check.ts'
import type { MailStorage } from '#server/features/mail-queue/queue-mail.ts'
import { isUniqueViolation } from '#server/storage-fault.ts'
import { changeFactors } from './factor-changes.ts'
import {
  checkedPasskey,
  newChallenge,
  openTicket,
  passkeyLibrary,
  passkeySite,
  useChallenge,
  wrongPasskey,
} from './passkey-challenge.ts'
import type { PasskeyStorage } from './passkey-login.service.ts'
import { deletePasskey, findPasskey, findPasskeys, insertPasskey } from './passkeys.queries.ts'
import { refuseWithoutProof } from './proof.ts'

export type PasskeysStorage = PasskeyStorage & MailStorage & { readonly config: Pick<Config, 'appName'> }

/** ES256, EdDSA and RS256: every authenticator has one of these. */
const ALGORITHMS = [-7, -8, -257]

const passkeyOfRow = ({ id, name, created_at, last_used_at }: PasskeyTable): Passkey => ({
  _id: id,
  name,
  createdAt: created_at,
  lastUsedAt: last_used_at,
})

/** The person's passkeys, oldest first. */
export async function listPasskeys({ db }: Storage, { userId }: Actor): Promise<Passkey[]> {
  return (await findPasskeys(db.read, userId)).map(passkeyOfRow)
}

const placeOf = ({ userId, sessionId }: Actor): string => `new passkey ${userId} ${sessionId}`

/**
 * What a browser is asked for, to make a passkey: one that it finds by itself, and that verifies its user.
 * @throws AppError `wrong_password`, `code_required`, `wrong_code`, `factor_unreadable`, `too_many_requests`
 */
export async function offerPasskey(
  storage: PasskeysStorage,
  actor: Actor,
  proof: WrittenProof & RequestOrigin,
): Promise<PasskeyChallenge> {
  const { db, config } = storage
  const row = await accountRow(db.read, actor.userId)
  await refuseWithoutProof(storage, row, { ...proof, actor })
  const { challenge, ticket } = newChallenge(storage, placeOf(actor))
  const known = await findPasskeys(db.read, row.id)
  return {
    ticket,
    options: {
      challenge,
      rp: { id: passkeySite(config).rpId, name: config.appName },
      user: { id: Buffer.from(row.id).toString('base64url'), name: row.email, displayName: row.username },
      pubKeyCredParams: ALGORITHMS.map((alg) => ({ alg, type: 'public-key' })),
      authenticatorSelection: { residentKey: 'required', requireResidentKey: true, userVerification: 'required' },
      excludeCredentials: known.map(({ credential_id: id }) => ({ id, type: 'public-key' })),
      attestation: 'none',
      timeout: 300_000,
    },
  }
}

/**
 * Keeps a passkey that the browser has made. Ends all other sessions, and mails the owner.
 * @throws AppError `step_over`, `wrong_passkey`, `quota_exceeded`
 */
export async function createPasskey(
  storage: PasskeysStorage,
  actor: Actor,
  { ticket, name, credential }: NewPasskey,
): Promise<Passkey> {
  const { clock } = storage
  const challenge = openTicket(storage, ticket, placeOf(actor))
  const made = await checkedPasskey(() => keyOf(storage, credential, challenge))
  const now = instantOf(clock)
  try {
    return await changeFactors(storage, actor, { change: 'passkeyAdded', name }, async (trx, { id: user_id }) => {
      await useChallenge(trx, clock, challenge)
      if ((await findPasskeys(trx, user_id)).length >= PASSKEYS_MAX) throw tooMany()
      const row = { ...made, id: uuid(), user_id, name, created_at: now, last_used_at: null }
      await insertPasskey(trx, row)
      return passkeyOfRow(row)
    })
  } catch (error) {
    if (isUniqueViolation(error)) throw wrongPasskey(error)
    throw error
  }
}

const tooMany = (): AppError =>
  new AppError('quota_exceeded', `An account has at most ${String(PASSKEYS_MAX)} passkeys. Remove one first.`)

type KeyColumns = Pick<PasskeyTable, 'credential_id' | 'public_key' | 'counter' | 'transports'>

async function keyOf(
  { config }: PasskeysStorage,
  credential: NewPasskey['credential'],
  challenge: string,
): Promise<KeyColumns> {
  const { verifyRegistrationResponse } = await passkeyLibrary()
  const { origin, rpId } = passkeySite(config)
  const { transports = [], ...response } = credential.response
  const { registrationInfo } = await verifyRegistrationResponse({
    response: { ...credential, response },
    expectedChallenge: challenge,
    expectedOrigin: origin,
    expectedRPID: rpId,
    requireUserVerification: true,
    supportedAlgorithmIDs: ALGORITHMS,
  })
  if (registrationInfo === undefined) throw new Error('the passkey is not right')
  const { id, publicKey, counter } = registrationInfo.credential
  return {
    credential_id: id,
    public_key: Buffer.from(publicKey).toString('base64url'),
    counter,
    transports: JSON.stringify(transports),
  }
}

/**
 * Has a passkey sign nobody in any more. Ends all other sessions, and mails the owner. The password is always left.
 * @throws AppError `not_found`, `wrong_password`, `code_required`, `wrong_code`, `factor_unreadable`, `too_many_requests`
 */
export async function endPasskey(
  storage: PasskeysStorage,
  actor: Actor,
  { id, ...proof }: WrittenProof & RequestOrigin & { readonly id: string },
): Promise<void> {
  const row = await accountRow(storage.db.read, actor.userId)
  const passkey = await findPasskey(storage.db.read, { user_id: row.id, id })
  if (passkey === undefined) throw notFound()
  await refuseWithoutProof(storage, row, { ...proof, actor })
  await changeFactors(storage, actor, { change: 'passkeyRemoved', name: passkey.name, row }, async (trx) => {
    if (!(await deletePasskey(trx, { user_id: row.id, id }))) throw notFound()
  })
}
