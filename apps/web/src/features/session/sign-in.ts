import { routes } from '@dodici/contract/routes'
import type { LoginStep, Session } from '@dodici/contract/types'
import { call } from '../../api/client.ts'
import { storedDevice } from '../../api/stored-session.ts'
import type { Credentials } from './login-faults.ts'

/** Signs in, or tells what waits for a code. */
export const login = (credentials: Credentials): Promise<Session | LoginStep> =>
  call(routes.login, { body: { ...credentials, device: storedDevice() } }).then((answer) =>
    'step' in answer ? answer : withToken(answer),
  )

/** Finishes a sign-in with a code of the person's app, or a recovery code. */
export const verifyLogin = (form: { readonly step: string; readonly code: string }): Promise<Session> =>
  call(routes.verifyLogin, { body: { ...form, device: storedDevice() } }).then(withToken)

/** An answer without a token signs nobody in, whatever its status. */
export function withToken(session: Session): Session {
  const { token } = session as { readonly token?: unknown }
  if (typeof token !== 'string' || token === '') throw new Error('The answer carries no token')
  return session
}
