import type * as spec from './passkeys.schemas.ts'
import { route } from '../route.ts'

export const askPasskey = route<typeof spec.askPasskey>(
  'POST',
  '/auth/passkey/challenge',
  'What a browser is asked for, to sign in with a passkey',
  { signedIn: false },
)
export const loginByPasskey = route<typeof spec.loginByPasskey>('POST', '/auth/passkey', 'Sign in with a passkey', {
  signedIn: false,
})
export const listPasskeys = route<typeof spec.listPasskeys>('GET', '/users/passkeys', 'The passkeys of the account', {
  signedIn: 'by session',
})
export const offerPasskey = route<typeof spec.offerPasskey>(
  'POST',
  '/users/passkeys/challenge',
  'What a browser is asked for, to make a passkey',
  { signedIn: 'by session' },
)
export const createPasskey = route<typeof spec.createPasskey>(
  'POST',
  '/users/passkeys',
  'Keep a passkey that the browser has made, and end all other sessions',
  { signedIn: 'by session', status: 201 },
)
export const endPasskey = route<typeof spec.endPasskey>(
  'POST',
  '/users/passkeys/{id}/end',
  'Have a passkey sign nobody in any more, and end all other sessions',
  { signedIn: 'by session', status: 204, answers: 'none' },
)
