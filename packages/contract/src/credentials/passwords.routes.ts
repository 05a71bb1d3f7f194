import type * as spec from './passwords.schemas.ts'
import { route } from '../route.ts'

export const forgotPassword = route<typeof spec.forgotPassword>(
  'POST',
  '/auth/forgot-password',
  'Have a link for a new password sent',
  { signedIn: false, status: 202, answers: 'none' },
)
export const resetPassword = route<typeof spec.resetPassword>(
  'POST',
  '/auth/reset-password',
  'Set a new password with the token of such a link',
  { signedIn: false, status: 204, answers: 'none' },
)
export const listResetKeys = route<typeof spec.listResetKeys>(
  'POST',
  '/auth/reset-password/keys',
  'List the names of the API keys that such a password can keep',
  { signedIn: false },
)
export const changePassword = route<typeof spec.changePassword>(
  'POST',
  '/auth/change-password',
  'Set a new password, and end all other sessions',
  { signedIn: 'by session', status: 204, answers: 'none' },
)
