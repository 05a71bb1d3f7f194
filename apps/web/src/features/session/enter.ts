import { routes } from '@dodici/contract/routes'
import type { NewUser, Session } from '@dodici/contract/types'
import { call } from '../../api/client.ts'
import { currentLanguage } from '../../i18n/start.ts'
import { browserFacts } from './browser-facts.ts'

export interface Credentials {
  readonly email: string
  readonly password: string
}

/** Signs in. */
export const login = (credentials: Credentials): Promise<Session> =>
  call(routes.login, { body: credentials }).then(withToken)

/** Creates an account and signs in. */
export const register = (person: Pick<NewUser, 'username' | 'email' | 'password'>): Promise<Session> =>
  call(routes.register, { body: { ...person, language: currentLanguage(), ...browserFacts() } }).then(withToken)

/** An answer without a token signs nobody in, whatever its status says. */
function withToken(session: Session): Session {
  const { token } = session as { readonly token?: unknown }
  if (typeof token !== 'string' || token === '') throw new Error('The answer carries no token')
  return session
}
