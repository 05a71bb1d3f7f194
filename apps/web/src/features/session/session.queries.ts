import { routes } from '@dodici/contract/routes'
import type { NewUser, Session } from '@dodici/contract/types'
import { mutationOptions, type QueryClient } from '@tanstack/react-query'
import { call } from '../../api/client.ts'
import { profile } from '../../api/profile.queries.ts'
import { storeSession } from '../../api/stored-session.ts'
import { currentLanguage } from '../../i18n/start.ts'
import { browserFacts } from './browser-facts.ts'

export interface Credentials {
  readonly email: string
  readonly password: string
}

/** Signs in. The pages say themselves what went wrong. */
export const login = mutationOptions({
  mutationFn: (credentials: Credentials) => call(routes.login, { body: credentials }).then(withToken),
  onSuccess: (session, _variables, _before, { client }) => enter(client, session),
  meta: { success: 'account.login.success', ownFailure: true },
})

/** Creates an account and signs in. */
export const register = mutationOptions({
  mutationFn: (person: Pick<NewUser, 'username' | 'email' | 'password'>) =>
    call(routes.register, { body: { ...person, language: currentLanguage(), ...browserFacts() } }).then(withToken),
  onSuccess: (session, _variables, _before, { client }) => enter(client, session),
  meta: { success: 'account.register.success', ownFailure: true },
})

/** An answer without a token signs nobody in, whatever its status says. */
function withToken(session: Session): Session {
  const { token } = session as { readonly token?: unknown }
  if (typeof token !== 'string' || token === '') throw new Error('The answer carries no token')
  return session
}

function enter(client: QueryClient, session: Session): void {
  storeSession(session)
  client.setQueryData(profile.queryKey, session.user)
}
