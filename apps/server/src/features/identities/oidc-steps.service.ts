import { createHmac } from 'node:crypto'
import type { ErrorCode } from '@dodici/contract/errors'
import type { OidcReturn, Proof as WrittenProof } from '@dodici/contract/types'
import { BASE_PATH, routes } from '@dodici/contract/routes'
import type { Actor } from '#server/actor.ts'
import { basePathOf } from '#server/base-path.ts'
import { daysBefore, instantOf } from '#server/clock.ts'
import type { Config } from '#server/config.ts'
import type { Storage } from '#server/db/journal/write-change.ts'
import type { IdentityCodeTable } from '#server/db/schema.ts'
import { AppError, notFound } from '#server/errors.ts'
import { accountRow } from '#server/features/accounts/account-row.ts'
import type { RequestOrigin } from '#server/features/accounts/password-check.ts'
import type { FactorStorage } from '#server/features/factors/factor-check.ts'
import { refuseUsed, useChallenge } from '#server/features/factors/passkey-challenge.ts'
import { refuseWithoutProof } from '#server/features/factors/proof.ts'
import { bucketOf, countUnlessUndecided, type Limit } from '#server/features/limits/limits.ts'
import { pageLink } from '#server/page-link.ts'
import type { Sealing } from '#server/sealing.ts'
import { hashSecret, isSecret, newSecret } from '#server/secrets.ts'
import type { Claims } from './claims.ts'
import { deleteCodesBefore, insertCode, takeCode } from './identities.queries.ts'
import type { Issuer, Way } from './issuer.ts'

export type OidcStorage = Storage & {
  readonly config: Pick<Config, 'publicUrl' | 'port'>
  readonly sealing: Sealing
  /** Null where nobody else signs people in. */
  readonly issuer: Issuer | null
}

/** How long somebody may take to sign in elsewhere. */
const STEP_MILLISECONDS = 10 * 60_000
/** How long the page has to fetch what came back: a minute. */
const CODE_DAYS = 1 / (24 * 60)
const PLACE = 'way to another sign-in'

/** What a browser is sent there for. */
type Purpose = IdentityCodeTable['purpose']

/** Where each leads back to; what came of it stands behind the `#`. */
const RETURNS: Readonly<Record<Purpose, string>> = {
  login: '/login#oidc',
  link: '/profile#oidc-link',
  proof: '/profile#oidc-proof',
}

/** A browser that was sent there. It travels sealed, as the `state`: nothing is stored of those that never come back. */
interface Step {
  readonly purpose: Purpose
  readonly until: number
  /** The hash of what the browser keeps. */
  readonly browser: string
  readonly userId: string | null
  readonly sessionId: string | null
}

/** The issuer of this installation. */
function issuerOf({ issuer }: Pick<OidcStorage, 'issuer'>): Issuer {
  if (issuer === null) throw notFound()
  return issuer
}

const stepOver = (): AppError =>
  new AppError('step_over', 'This sign-in has taken too long, was used, or was begun in another browser. Begin again.')

/** What a browser keeps in its cookie: the one that it has, or a new one. */
export const browserOf = (kept: string | null): string =>
  kept !== null && isSecret('oidcBrowser', kept) ? kept : newSecret('oidcBrowser')

/** Nonce and verifier are made of what the browser keeps, so that they stand nowhere. */
function wayOf(browser: string, state: string): Way {
  const secretFor = (use: string) => createHmac('sha256', browser).update(`${use} ${state}`).digest('base64url')
  return { state, nonce: secretFor('nonce'), verifier: secretFor('verifier') }
}

const redirectUriOf = ({ config }: OidcStorage): string => pageLink(config, BASE_PATH + routes.returnFromOidc.path)

/** Where a browser sends what it keeps: to the paths of signing in elsewhere alone, below that of this installation. */
export const cookiePlaceOf = ({ config }: Pick<OidcStorage, 'config'>): { path: string; isSecure: boolean } => ({
  path: basePathOf(config) + BASE_PATH + routes.startOidc.path,
  isSecure: config.publicUrl?.startsWith('https://') === true,
})

interface Beginning {
  readonly browser: string
}

/**
 * Where a browser goes to sign in.
 * @throws AppError `not_found` where nobody else signs people in; `oidc_unavailable`
 */
export const startOidc = (storage: OidcStorage, { browser }: Beginning): Promise<{ url: string }> =>
  begin(storage, browser, { purpose: 'login', actor: null })

/**
 * The same, to link what is there to the account of whoever is signed in.
 * @throws AppError also `wrong_password`, `code_required`, `wrong_code`, `factor_unreadable`, `proof_elsewhere`,
 * `too_many_requests`
 */
export async function startOidcLink(
  storage: OidcStorage & FactorStorage,
  actor: Actor,
  { browser, ...proof }: WrittenProof & RequestOrigin & Beginning,
): Promise<{ url: string }> {
  issuerOf(storage)
  await refuseWithoutProof(storage, await accountRow(storage.db.read, actor.userId), { ...proof, actor })
  return begin(storage, browser, { purpose: 'link', actor })
}

/** The same, to show by another sign-in there who is signed in here. */
export const startOidcProof = (storage: OidcStorage, actor: Actor, { browser }: Beginning): Promise<{ url: string }> =>
  begin(storage, browser, { purpose: 'proof', actor })

async function begin(
  storage: OidcStorage,
  browser: string,
  { purpose, actor }: { readonly purpose: Purpose; readonly actor: Asking },
): Promise<{ url: string }> {
  const issuer = issuerOf(storage)
  const { clock, sealing } = storage
  const who = { userId: actor?.userId ?? null, sessionId: actor?.sessionId ?? null }
  const step: Step = { purpose, until: clock.now() + STEP_MILLISECONDS, browser: hashSecret(browser), ...who }
  const way = wayOf(browser, sealing.seal(JSON.stringify(step), PLACE))
  return { url: await issuer.pageFor(way, redirectUriOf(storage), purpose === 'proof') }
}

interface Returning {
  /** What the browser has kept. */
  readonly browser: string | null
  /** The address, from `addressOf`. */
  readonly address: string
}

/** What was no sign-in, of an address: none can be guessed, but each asks the issuer, or reads here. */
const triesOf = (address: string): Limit[] => [{ bucket: bucketOf('oidc', address), most: 60, minutes: 15 }]

const WRONG: readonly ErrorCode[] = ['oidc_denied', 'oidc_refused', 'step_over']
const isWrong = (error: unknown): boolean => error instanceof AppError && WRONG.includes(error.code)

/**
 * Where a browser is led that comes back: to a page, with a code for who has signed in, or with what went wrong. Neither
 * is sent to any server: it stands behind the `#`.
 */
export async function returnFromOidc(storage: OidcStorage, from: Returning, said: OidcReturn): Promise<string> {
  issuerOf(storage)
  let purpose: Purpose = 'login'
  try {
    const step = stepOf(storage, from, said)
    purpose = step.purpose
    const work = async () => ({ value: await codeFor(storage, step, said), isForgiven: true })
    const code = await countUnlessUndecided(storage, triesOf(from.address), work, isWrong)
    return pageLink(storage.config, `${RETURNS[purpose]}=${code}`)
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    const [page] = RETURNS[purpose].split('#')
    return pageLink(storage.config, `${page ?? ''}#oidc-fault=${error.code}`)
  }
}

type Returned = Step & { readonly way: Way }

/** Of the browser alone that was sent there: a link of somebody else would sign it in to their account. */
function stepOf({ clock, sealing }: OidcStorage, { browser }: Returning, { state = '' }: OidcReturn): Returned {
  const opened = sealing.open(state, PLACE)
  if (browser === null || opened === null) throw stepOver()
  const step = JSON.parse(opened) as Step
  if (step.browser !== hashSecret(browser)) throw stepOver()
  const way = wayOf(browser, state)
  if (step.until <= clock.now()) throw stepOver()
  return { ...step, way }
}

/** Asks the issuer who has come, and keeps that for the page. Of two that come back at once, one gets through. */
async function codeFor(storage: OidcStorage, step: Returned, said: OidcReturn): Promise<string> {
  const { db, clock } = storage
  const { purpose, way, userId: user_id, sessionId: session_id, browser: browser_hash } = step
  await refuseUsed(db.read, way.state)
  const since = purpose === 'proof' ? step.until - STEP_MILLISECONDS : null
  const claims = JSON.stringify(await issuerOf(storage).whoReturned(way, returnedUrl(storage, said), since))
  const code = newSecret('oidcCode')
  const row = { code_hash: hashSecret(code), browser_hash, purpose, user_id, session_id, claims }
  await db.transact(async (trx) => {
    await useChallenge(trx, clock, way.state)
    await insertCode(trx, { ...row, created_at: instantOf(clock) })
  })
  return code
}

/** The address that the browser came back to, of which a proxy may have changed the beginning. */
function returnedUrl(storage: OidcStorage, { state, code, iss, error }: OidcReturn): URL {
  const url = new URL(redirectUriOf(storage))
  for (const [name, value] of Object.entries({ state, code, iss, error })) {
    if (value !== undefined) url.searchParams.set(name, value)
  }
  return url
}

/** Nobody yet for a sign-in, else the session that has begun it. */
type Asking = Pick<Actor, 'userId' | 'sessionId'> | null

/**
 * Who has signed in elsewhere, by the code that their browser came back with. It is used up.
 * @throws AppError `step_over` also if it was begun for something else, or by another session; `too_many_requests`
 */
export async function claimsOfCode(
  storage: Storage,
  { code, browser, address }: Returning & { readonly code: string },
  begun: { readonly purpose: Purpose; readonly by: Asking },
): Promise<Claims> {
  const { db, clock } = storage
  if (browser === null || !isSecret('oidcCode', code)) throw stepOver()
  const hashes = { code_hash: hashSecret(code), browser_hash: hashSecret(browser) }
  const take = async () => {
    const row = await db.transact((trx) => takeCode(trx, hashes))
    if (row === undefined || row.created_at <= daysBefore(clock, CODE_DAYS)) throw stepOver()
    if (!isOf(begun, row)) throw stepOver()
    return { value: JSON.parse(row.claims) as Claims, isForgiven: true }
  }
  return countUnlessUndecided(storage, triesOf(address), take, isWrong)
}

const isOf = (
  { purpose, by }: { readonly purpose: Purpose; readonly by: Asking },
  row: Pick<IdentityCodeTable, 'purpose' | 'user_id' | 'session_id'>,
): boolean =>
  row.purpose === purpose && row.user_id === (by?.userId ?? null) && row.session_id === (by?.sessionId ?? null)

/** Deletes what no page has fetched. */
export const removeOldOidcCodes = ({ db, clock }: Storage): Promise<void> =>
  db.transact((trx) => deleteCodesBefore(trx, daysBefore(clock, CODE_DAYS)))

/**
 * Where a browser goes to sign out there, once it has signed out here.
 * @throws AppError `oidc_unavailable`
 */
export const readOidcEnd = async ({ issuer, config }: OidcStorage): Promise<{ url: string | null }> => ({
  url: issuer === null ? null : await issuer.endPage(pageLink(config, '/login')),
})
