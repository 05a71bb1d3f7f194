import type * as spec from './addresses.schemas.ts'
import { route } from '../route.ts'

export const confirmEmail = route<typeof spec.confirmEmail>(
  'POST',
  '/auth/confirm-email',
  'Confirm an address with the token of the link that was sent there',
  { signedIn: false },
)
export const sendConfirmation = route<typeof spec.sendConfirmation>(
  'POST',
  '/users/email/confirmation',
  'Have the link sent again to the address that is to be confirmed',
  { signedIn: 'by session', status: 202, answers: 'none' },
)
export const changeEmail = route<typeof spec.changeEmail>(
  'POST',
  '/users/email/change',
  'Ask for another address, which takes effect once it is confirmed',
  { signedIn: 'by session' },
)
export const keepEmail = route<typeof spec.keepEmail>(
  'DELETE',
  '/users/email/change',
  'Keep the present address: the one that was asked for is forgotten',
  { signedIn: 'by session' },
)
