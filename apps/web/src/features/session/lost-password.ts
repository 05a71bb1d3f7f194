import { routes } from '@dodici/contract/routes'
import { call } from '../../api/client.ts'
import { storedDevice } from '../../api/stored-session.ts'
import { currentLanguage } from '../../i18n/start.ts'

/** Requests a reset link; the answer does not reveal whether there is an account. */
export const forgotPassword = (email: string): Promise<undefined> =>
  call(routes.forgotPassword, { body: { email, language: currentLanguage() } })

/** Sets a new password with a link's token. */
export const resetPassword = (body: {
  readonly token: string
  readonly newPassword: string
  readonly keepKeys: string[]
}): Promise<undefined> => call(routes.resetPassword, { body: { ...body, device: storedDevice() } })

/** Names of the API keys that can be kept. */
export const listResetKeys = (token: string, signal: AbortSignal): Promise<string[]> =>
  call(routes.listResetKeys, { body: { token }, signal })
