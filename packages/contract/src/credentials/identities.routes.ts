import type * as spec from './identities.schemas.ts'
import { route } from '../route.ts'

export const startOidc = route<typeof spec.startOidc>(
  'POST',
  '/auth/oidc',
  'Where a browser goes to sign in elsewhere; sets a cookie that binds what comes back to it',
  { signedIn: false },
)
export const startOidcLink = route<typeof spec.startOidcLink>(
  'POST',
  '/auth/oidc/link',
  'The same, to link an account elsewhere to the own one',
  { signedIn: 'by session' },
)
export const startOidcProof = route<typeof spec.startOidcProof>(
  'POST',
  '/auth/oidc/proof',
  'The same, to show once more who is there, in the place of a password that the account has not',
  { signedIn: 'by session' },
)
export const returnFromOidc = route<typeof spec.returnFromOidc>(
  'GET',
  '/auth/oidc/callback',
  'Where a browser comes back to; leads on to the page, with a code that works once',
  { signedIn: false, status: 302, answers: 'redirect' },
)
export const loginByOidc = route<typeof spec.loginByOidc>(
  'POST',
  '/auth/oidc/session',
  'Sign in with the code that a browser came back with',
  { signedIn: false },
)
export const linkIdentity = route<typeof spec.linkIdentity>(
  'POST',
  '/auth/oidc/identity',
  'Link the account elsewhere that a browser came back from, and end all other sessions',
  { signedIn: 'by session' },
)
export const proveByOidc = route<typeof spec.proveByOidc>(
  'POST',
  '/auth/oidc/proven',
  'Have this session asked for no password for some minutes, with the code that a browser came back with',
  { signedIn: 'by session' },
)
export const readOidcEnd = route<typeof spec.readOidcEnd>(
  'GET',
  '/auth/oidc/end',
  'Where a browser goes to sign out elsewhere, after it has signed out here',
  { signedIn: false },
)
export const listIdentities = route<typeof spec.listIdentities>(
  'GET',
  '/users/identities',
  'The accounts elsewhere that sign in to this one',
  { signedIn: 'by session' },
)
export const endIdentity = route<typeof spec.endIdentity>(
  'POST',
  '/users/identities/{id}/end',
  'Have an account elsewhere sign nobody in any more, and end all other sessions',
  { signedIn: 'by session', status: 204, answers: 'none' },
)
