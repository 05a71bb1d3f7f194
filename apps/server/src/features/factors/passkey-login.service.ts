import type { PasskeyChallenge, PasskeyLogin } from '@dodici/contract/types'
import { instantOf } from '#server/clock.ts'
import type { Config } from '#server/config.ts'
import type { PasskeyTable, Queries, UserTable } from '#server/db/schema.ts'
import { holdAccountById } from '#server/features/accounts/account-row.ts'
import { bucketOf, forgiveAttempts, takeAttempts } from '#server/features/limits/limits.ts'
import type { FactorStorage } from './factor-check.ts'
import {
  checkedPasskey,
  newChallenge,
  openTicket,
  passkeyLibrary,
  passkeySite,
  useChallenge,
  wrongPasskey,
} from './passkey-challenge.ts'
import { findPasskeyOfBrowser, touchPasskey } from './passkeys.queries.ts'

export type PasskeyStorage = FactorStorage & { readonly config: Pick<Config, 'publicUrl' | 'port'> }

/** Wrong answers of an address. Only work is spared: none can be guessed. */
const WRONG_ANSWERS = { most: 60, minutes: 15 }
const PLACE = 'passkey of a login'

/** What a browser is asked for: any passkey that it has for this installation, with its user verified. */
export async function askPasskey(storage: PasskeyStorage): Promise<PasskeyChallenge> {
  const { challenge, ticket } = newChallenge(storage, PLACE)
  const { rpId } = passkeySite(storage.config)
  const options = { challenge, rpId, userVerification: 'required', allowCredentials: [], timeout: 300_000 }
  return { ticket, options }
}

/**
 * Signs in by `enter` with a passkey. The authenticator has verified its user, by a PIN, a face or a finger: it is both
 * factors in one.
 * @throws AppError `wrong_passkey`, `step_over`, `too_many_requests`
 */
export async function loginByPasskey<Value>(
  storage: PasskeyStorage,
  { ticket, credential, address }: Pick<PasskeyLogin, 'ticket' | 'credential'> & { readonly address: string },
  enter: (trx: Queries, owner: UserTable) => Promise<Value>,
): Promise<Value> {
  const { db, clock } = storage
  const challenge = openTicket(storage, ticket, PLACE)
  const row = await findPasskeyOfBrowser(db.read, credential.id)
  // To look it up costs less than to count it, and strangers know no passkey of anybody.
  if (row === undefined) throw wrongPasskey()
  const taken = await takeAttempts(storage, [{ bucket: bucketOf('passkeys', address), ...WRONG_ANSWERS }])
  const counter = await checkedPasskey(() => counterOf(storage, row, { credential, challenge }))
  return db.transact(async (trx) => {
    const owner = await holdAccountById(trx, row.user_id)
    await useChallenge(trx, clock, challenge)
    // It may have been removed meanwhile.
    const isThere = await touchPasskey(trx, row.credential_id, { counter, last_used_at: instantOf(clock) })
    if (owner === null || !isThere) throw wrongPasskey()
    await forgiveAttempts(trx, taken)
    return enter(trx, owner)
  })
}

async function counterOf(
  { config }: PasskeyStorage,
  row: PasskeyTable,
  { credential, challenge }: { readonly credential: PasskeyLogin['credential']; readonly challenge: string },
): Promise<number> {
  const { verifyAuthenticationResponse } = await passkeyLibrary()
  const { origin, rpId } = passkeySite(config)
  const { userHandle, ...response } = credential.response
  const { verified, authenticationInfo } = await verifyAuthenticationResponse({
    response: { ...credential, response: { ...response, ...(userHandle === undefined ? {} : { userHandle }) } },
    expectedChallenge: challenge,
    expectedOrigin: origin,
    expectedRPID: rpId,
    requireUserVerification: true,
    credential: {
      id: row.credential_id,
      publicKey: new Uint8Array(Buffer.from(row.public_key, 'base64url')),
      counter: row.counter,
    },
  })
  const isOwner = userHandle === undefined || Buffer.from(userHandle, 'base64url').toString() === row.user_id
  if (!verified || !isOwner) throw new Error('the answer of the authenticator is not right')
  return authenticationInfo.newCounter
}
