import { randomBytes } from 'node:crypto'
import { daysBefore, instantOf, type Clock } from '#server/clock.ts'
import type { Storage } from '#server/db/journal/write-change.ts'
import type { Queries } from '#server/db/schema.ts'
import { AppError } from '#server/errors.ts'
import { pageLink, type PageSettings } from '#server/page-link.ts'
import type { Sealing } from '#server/sealing.ts'
import { hashSecret } from '#server/secrets.ts'
import { deleteAnsweredBefore, insertAnswered, isAnswered } from './passkeys.queries.ts'

/** How long an authenticator has to answer. */
const CHALLENGE_MILLISECONDS = 5 * 60_000
const CHALLENGE_BYTES = 32
/** Longer than any ticket opens. */
const ANSWERED_KEPT_DAYS = 1

/** Where passkeys of this installation belong: browsers give them to no other. An address of numbers has none. */
export function passkeySite(config: PageSettings): { readonly origin: string; readonly rpId: string } {
  const { origin, hostname } = new URL(pageLink(config, '/'))
  return { origin, rpId: hostname }
}

interface Ticket {
  readonly challenge: string
  readonly until: number
}

type TicketStorage = Pick<Storage, 'clock'> & { readonly sealing: Sealing }

/**
 * A challenge, and the same sealed for one place. Nothing is stored before it is answered: whoever opens the page of the
 * login gets one.
 */
export function newChallenge({ clock, sealing }: TicketStorage, place: string): { challenge: string; ticket: string } {
  const challenge = randomBytes(CHALLENGE_BYTES).toString('base64url')
  const ticket: Ticket = { challenge, until: clock.now() + CHALLENGE_MILLISECONDS }
  return { challenge, ticket: sealing.seal(JSON.stringify(ticket), place) }
}

/**
 * The challenge of a ticket.
 * @throws AppError `step_over` if it is too old, or none of this place
 */
export function openTicket({ clock, sealing }: TicketStorage, ticket: string, place: string): string {
  const opened = sealing.open(ticket, place)
  const { challenge, until } = opened === null ? { challenge: '', until: 0 } : (JSON.parse(opened) as Ticket)
  if (until <= clock.now()) throw challengeOver()
  return challenge
}

const challengeOver = (): AppError => new AppError('step_over', 'This has taken too long. Begin again.')

/**
 * Inside the transaction of what a challenge was answered for: no challenge is answered twice.
 * @throws AppError `step_over`
 */
export async function useChallenge(trx: Queries, clock: Clock, challenge: string): Promise<void> {
  if (!(await insertAnswered(trx, hashSecret(challenge), instantOf(clock)))) throw challengeOver()
}

/**
 * The same before others are asked about it, who would find out too, but not that it is only over.
 * @throws AppError `step_over`
 */
export async function refuseUsed(db: Queries, challenge: string): Promise<void> {
  if (await isAnswered(db, hashSecret(challenge))) throw challengeOver()
}

/** Deletes what no ticket could answer again. */
export const removeOldChallenges = ({ db, clock }: Storage): Promise<void> =>
  db.transact((trx) => deleteAnsweredBefore(trx, daysBefore(clock, ANSWERED_KEPT_DAYS)))

/** Makers whose certificates the library knows by itself. */
const MAKERS = ['apple', 'android-key', 'android-safetynet', 'mds'] as const

/**
 * The library that checks passkeys, loaded when the first is used. It is given nobody's certificates to trust: which make an
 * authenticator is concerns nobody here, and to check it the library would ask at addresses that stand in certificates.
 */
export async function passkeyLibrary() {
  const library = await import('@simplewebauthn/server')
  for (const identifier of MAKERS) library.SettingsService.setRootCertificates({ identifier, certificates: [] })
  return library
}

/** Runs a check of what a browser has answered, which throws for each fault that it finds. */
export async function checkedPasskey<Value>(check: () => Promise<Value>): Promise<Value> {
  try {
    return await check()
  } catch (error) {
    throw wrongPasskey(error)
  }
}

export const wrongPasskey = (cause?: unknown): AppError =>
  new AppError('wrong_passkey', 'This passkey is not known here, or its answer is not right.', { cause })
