import type * as spec from './two-step.schemas.ts'
import { route } from '../route.ts'

export const verifyLogin = route<typeof spec.verifyLogin>(
  'POST',
  '/auth/login/verify',
  'Finish signing in with a code',
  { signedIn: false },
)
export const readTwoStep = route<typeof spec.readTwoStep>(
  'GET',
  '/users/two-step',
  'Whether signing in takes a code, and how many recovery codes are left',
  { signedIn: 'by session' },
)
export const offerTwoStep = route<typeof spec.offerTwoStep>(
  'POST',
  '/users/two-step/offer',
  'Make a secret for an app; nothing changes until it comes back with a code',
  { signedIn: 'by session' },
)
export const startTwoStep = route<typeof spec.startTwoStep>(
  'POST',
  '/users/two-step',
  'Have signing in take a code, and end all other sessions; recovery codes are answered this once',
  { signedIn: 'by session' },
)
export const endTwoStep = route<typeof spec.endTwoStep>(
  'POST',
  '/users/two-step/end',
  'Have signing in take the password alone, and end all other sessions',
  { signedIn: 'by session', status: 204, answers: 'none' },
)
export const renewRecoveryCodes = route<typeof spec.renewRecoveryCodes>(
  'POST',
  '/users/two-step/recovery-codes',
  'Make new recovery codes, and end all other sessions; they are answered this once, and none before works any more',
  { signedIn: 'by session' },
)
