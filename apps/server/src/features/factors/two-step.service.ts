import type { Proof as WrittenProof, TwoStep, TwoStepOffer } from '@dodici/contract/types'
import type { Actor } from '#server/actor.ts'
import { instantOf } from '#server/clock.ts'
import type { Config } from '#server/config.ts'
import type { Storage } from '#server/db/journal/write-change.ts'
import type { Queries } from '#server/db/schema.ts'
import { AppError } from '#server/errors.ts'
import { accountRow } from '#server/features/accounts/account-row.ts'
import type { RequestOrigin } from '#server/features/accounts/password-check.ts'
import type { MailStorage } from '#server/features/mail-queue/queue-mail.ts'
import { hashSecret } from '#server/secrets.ts'
import { changeFactors, newCodes, removeTotp } from './factor-changes.ts'
import { placeOfTotp, wrongCode, type FactorStorage } from './factor-check.ts'
import { countCodes, findFactor, putFactor } from './factors.queries.ts'
import { refuseWithoutProof } from './proof.ts'
import { base32, newTotpSecret, readTotpCode, stepOfCode, totpUri } from './totp.ts'

export type TwoStepStorage = FactorStorage & MailStorage & { readonly config: Pick<Config, 'appName'> }

/** How long an offer can be taken: to install an app takes a while. */
const OFFER_MILLISECONDS = 20 * 60_000

/** Whether signing in takes a code, and how many recovery codes are left. */
export async function readTwoStep({ db }: Storage, { userId }: Actor): Promise<TwoStep> {
  const factor = await findFactor(db.read, { user_id: userId, kind: 'totp' })
  return { since: factor?.created_at ?? null, recoveryCodes: await countCodes(db.read, userId) }
}

/** A secret that waits for its first code. It is stored nowhere: sealed, it goes to the page and comes back. */
interface Offer {
  readonly secret: string
  readonly until: number
  /** The factor whose place it takes, which its code was asked for: by now it may be another. Null where none was set. */
  readonly replaces: string | null
}

async function presentFactor(db: Queries, userId: string): Promise<string | null> {
  const factor = await findFactor(db, { user_id: userId, kind: 'totp' })
  return factor === undefined ? null : hashSecret(factor.secret)
}

/** An offer opens only in the session that it was made for. */
const placeOfOffer = ({ userId, sessionId }: Actor): string => `offer of totp ${userId} ${sessionId}`

/**
 * Offers a secret for an app, also to somebody who has one and wants another.
 * @throws AppError `wrong_password`, `code_required`, `wrong_code`, `factor_unreadable`, `too_many_requests`
 */
export async function offerTwoStep(
  storage: TwoStepStorage,
  actor: Actor,
  proof: WrittenProof & RequestOrigin,
): Promise<TwoStepOffer> {
  const row = await accountRow(storage.db.read, actor.userId)
  await refuseWithoutProof(storage, row, { ...proof, actor })
  const bytes = newTotpSecret()
  const offer: Offer = {
    secret: bytes.toString('base64url'),
    until: storage.clock.now() + OFFER_MILLISECONDS,
    replaces: await presentFactor(storage.db.read, row.id),
  }
  const secret = base32(bytes)
  return {
    offer: storage.sealing.seal(JSON.stringify(offer), placeOfOffer(actor)),
    secret,
    uri: totpUri(secret, { issuer: storage.config.appName, account: row.email }),
  }
}

/**
 * Has signing in take a code of the app that the offered secret is in, as its first code shows. Ends all other sessions.
 * Returns the recovery codes, once.
 * @throws AppError `step_over` if the offer is too old, `wrong_code`
 */
export async function startTwoStep(
  storage: TwoStepStorage,
  actor: Actor,
  input: { readonly offer: string; readonly code: string },
): Promise<{ recoveryCodes: string[] }> {
  const { clock, sealing } = storage
  const opened = sealing.open(input.offer, placeOfOffer(actor))
  const offer = opened === null ? null : (JSON.parse(opened) as Offer)
  const now = clock.now()
  if (offer === null || offer.until <= now) throw offerOver()
  const { secret, replaces } = offer
  const figures = readTotpCode(input.code)
  const step = figures === null ? null : stepOfCode(Buffer.from(secret, 'base64url'), figures, now)
  if (step === null) throw wrongCode()
  return changeFactors(storage, actor, { change: 'on' }, async (trx, { id: user_id }) => {
    if ((await presentFactor(trx, user_id)) !== replaces) throw offerOver()
    const sealed = sealing.seal(secret, placeOfTotp(user_id))
    const row = { user_id, kind: 'totp', secret: sealed, last_step: step, created_at: instantOf(clock) } as const
    await putFactor(trx, row)
    return { recoveryCodes: await newCodes(trx, clock, user_id) }
  })
}

const offerOver = (): AppError => new AppError('step_over', 'This has taken too long. Begin again.')

/**
 * Has signing in take the password alone, and ends all other sessions.
 * @throws AppError `wrong_password`, `code_required`, `wrong_code`, `factor_unreadable`, `too_many_requests`
 */
export async function endTwoStep(
  storage: TwoStepStorage,
  actor: Actor,
  proof: WrittenProof & RequestOrigin,
): Promise<void> {
  const row = await accountRow(storage.db.read, actor.userId)
  await refuseWithoutProof(storage, row, { ...proof, actor })
  await changeFactors(storage, actor, { change: 'off', row }, (trx) => removeTotp(trx, row.id))
}

/**
 * Replaces the recovery codes, and ends all other sessions. Returns the new ones, once.
 * @throws AppError `wrong_password`, `code_required`, `wrong_code`, `factor_unreadable`, `too_many_requests`
 */
export async function renewRecoveryCodes(
  storage: TwoStepStorage,
  actor: Actor,
  proof: WrittenProof & RequestOrigin,
): Promise<{ recoveryCodes: string[] }> {
  const row = await accountRow(storage.db.read, actor.userId)
  await refuseWithoutProof(storage, row, { ...proof, actor })
  return changeFactors(storage, actor, { change: 'codes', row }, async (trx, { id }) => {
    const isOn = (await findFactor(trx, { user_id: id, kind: 'totp' })) !== undefined
    return { recoveryCodes: isOn ? await newCodes(trx, storage.clock, id) : [] }
  })
}
