import type { Passkey, PasskeyChallenge } from '@dodici/contract/types'
import type { Person, Planner } from '#server/test/planner.ts'
import { softwareAuthenticator, type Faults, type SoftwareAuthenticator } from './software-authenticator.ts'

/** Where the planner of a test of passkeys is reached. */
export const PASSKEY_ORIGIN = 'https://plan.example.org'

export const offerTo = async (person: Person, code?: string): Promise<PasskeyChallenge> =>
  (await person.post('/users/passkeys/challenge', { password: person.password, code })).json<PasskeyChallenge>()

/** Makes somebody a passkey, with a code where they sign in with two steps. */
export async function withPasskey(
  person: Person,
  name = 'Telefono',
  code?: string,
): Promise<{ authenticator: SoftwareAuthenticator; passkey: Passkey }> {
  const authenticator = softwareAuthenticator(PASSKEY_ORIGIN, person.user._id)
  const made = await person.post('/users/passkeys', { ...authenticator.make(await offerTo(person, code)), name })
  if (made.statusCode !== 201) throw new Error(made.body)
  return { authenticator, passkey: made.json<Passkey>() }
}

export const askPasskey = async (planner: Planner): Promise<PasskeyChallenge> =>
  (await planner.request('POST', '/auth/passkey/challenge')).json<PasskeyChallenge>()

/** Signs in with a passkey. */
export const loginWith = async (
  planner: Planner,
  authenticator: SoftwareAuthenticator,
  { device, ...faults }: Faults & { readonly device?: string | null } = {},
) => {
  const body = { ...authenticator.answer(await askPasskey(planner), faults), device }
  return planner.request('POST', '/auth/passkey', { body })
}
