import { routes } from '@dodici/contract/routes'
import { call } from '../../api/client.ts'

/** Confirms an address with the token of the link that was sent there. */
export const confirmEmail = (token: string): Promise<{ email: string }> =>
  call(routes.confirmEmail, { body: { token } })
