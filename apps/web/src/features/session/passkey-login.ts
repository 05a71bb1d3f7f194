import { routes } from '@dodici/contract/routes'
import type { Session } from '@dodici/contract/types'
import { call } from '../../api/client.ts'
import { storedDevice } from '../../api/stored-session.ts'
import { withToken } from './sign-in.ts'

/** An address of numbers has no passkeys: these belong to names. */
const isNamed = (host: string): boolean => !/^[\d.]+$|^\[/.test(host)

/** Whether this browser knows passkeys here. */
export const knowsPasskeys = (): boolean => typeof PublicKeyCredential === 'function' && isNamed(location.hostname)

/** Whether it offers them among the addresses that it fills in. */
export const offersPasskeys = async (): Promise<boolean> =>
  knowsPasskeys() && (await PublicKeyCredential.isConditionalMediationAvailable())

/**
 * Signs in with a passkey that the person chooses: in a window of the browser, or among what it fills in, for as long as
 * the page waits. Rejects with what is no `ApiError` if they choose none.
 */
export async function loginByPasskey(isFilledIn: boolean): Promise<Session> {
  const { startAuthentication } = await import('@simplewebauthn/browser')
  const { ticket, options } = await call(routes.askPasskey, {})
  const { id, rawId, response } = await startAuthentication({
    optionsJSON: options as unknown as Parameters<typeof startAuthentication>[0]['optionsJSON'],
    useBrowserAutofill: isFilledIn,
  })
  const { clientDataJSON, authenticatorData, signature, userHandle } = response
  const credential = {
    ...{ id, rawId, type: 'public-key' as const, clientExtensionResults: {} },
    response: { clientDataJSON, authenticatorData, signature, userHandle },
  }
  return withToken(await call(routes.loginByPasskey, { body: { ticket, credential, device: storedDevice() } }))
}
