import { routes } from '@dodici/contract/routes'
import type { Session } from '@dodici/contract/types'
import { call } from '../../api/client.ts'
import { storedDevice } from '../../api/stored-session.ts'
import type { Credentials } from './login-faults.ts'

/** Signs in. */
export const login = (credentials: Credentials): Promise<Session> =>
  call(routes.login, { body: { ...credentials, device: storedDevice() } }).then(withToken)

/** An answer without a token signs nobody in, whatever its status. */
export function withToken(session: Session): Session {
  const { token } = session as { readonly token?: unknown }
  if (typeof token !== 'string' || token === '') throw new Error('The answer carries no token')
  return session
}
