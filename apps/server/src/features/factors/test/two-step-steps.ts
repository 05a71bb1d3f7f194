import type { LoginStep, TwoStepOffer } from '@dodici/contract/types'
import type { Person, Planner } from '#server/test/planner.ts'
import { codeOfStep, stepAt } from '../totp.ts'

/** Somebody who signs in with two steps, and their app. */
export interface Guarded {
  readonly person: Person
  readonly recoveryCodes: readonly string[]
  /** The code of some 30 seconds from now; of now. */
  readonly code: (steps?: number) => string
}

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

/** What an app reads from the secret. */
function bytesOf(base32: string): Buffer {
  const bits = Array.from(base32, (letter) => ALPHABET.indexOf(letter).toString(2).padStart(5, '0')).join('')
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)))
}

/** An app with the secret of an offer. */
export const appOf =
  (planner: Planner, { secret }: TwoStepOffer) =>
  (steps = 0): string =>
    codeOfStep(bytesOf(secret), stepAt(planner.clock.now()) + steps)

export const later = ({ clock }: Planner, seconds: number): void =>
  clock.set(new Date(clock.now() + seconds * 1_000).toISOString())

/** Switches two-step sign-in on; the code that did is used up, so a minute goes by. */
export async function guard(planner: Planner, person: Person): Promise<Guarded> {
  const offered = await person.post('/users/two-step/offer', { password: person.password })
  const offer = offered.json<TwoStepOffer>()
  const code = appOf(planner, offer)
  const started = await person.post('/users/two-step', { offer: offer.offer, code: code() })
  if (started.statusCode !== 200) throw new Error(`two-step answered ${String(started.statusCode)}: ${started.body}`)
  later(planner, 60)
  return { person, code, recoveryCodes: started.json<{ recoveryCodes: string[] }>().recoveryCodes }
}

/** The first half of signing in. */
export async function beginLogin(planner: Planner, { email, password }: Person): Promise<LoginStep> {
  const answer = await planner.request('POST', '/auth/login', { body: { email, password } })
  if (answer.statusCode !== 202) throw new Error(`login answered ${String(answer.statusCode)}: ${answer.body}`)
  return answer.json<LoginStep>()
}

export const verify = (planner: Planner, step: string, code: string, device?: string) =>
  planner.request('POST', '/auth/login/verify', { body: { step, code, device } })
