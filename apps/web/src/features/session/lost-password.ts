import { routes } from '@dodici/contract/routes'
import { call } from '../../api/client.ts'
import { storedDevice } from '../../api/stored-session.ts'
import { currentLanguage } from '../../i18n/start.ts'

/** Has a link sent; what is answered does not say whether there is an account. */
export const forgotPassword = (email: string): Promise<undefined> =>
  call(routes.forgotPassword, { body: { email, language: currentLanguage() } })

/** Sets a new password with the token of such a link. */
export const resetPassword = (body: {
  readonly token: string
  readonly newPassword: string
  readonly keepKeys: string[]
}): Promise<undefined> => call(routes.resetPassword, { body: { ...body, device: storedDevice() } })

/** What the API keys are called that such a password can keep. */
export const listResetKeys = (token: string, signal: AbortSignal): Promise<string[]> =>
  call(routes.listResetKeys, { body: { token }, signal })
