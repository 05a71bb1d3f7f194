import type { NewPasskey, PasskeyChallenge } from '@dodici/contract/types'
import { startRegistration } from '@simplewebauthn/browser'

type CreationOptions = Parameters<typeof startRegistration>[0]['optionsJSON']

/** Has the browser make a passkey, which asks the person. Rejects if they do not want to. */
export async function makePasskey(options: PasskeyChallenge['options']): Promise<NewPasskey['credential']> {
  const { id, rawId, response } = await startRegistration({ optionsJSON: options as unknown as CreationOptions })
  const { clientDataJSON, attestationObject, transports = [] } = response
  return {
    ...{ id, rawId, type: 'public-key', clientExtensionResults: {} },
    response: { clientDataJSON, attestationObject, transports },
  }
}
