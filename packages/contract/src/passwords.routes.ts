import type * as spec from './passwords.schemas.ts'
import { route } from './route.ts'

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
export const changePassword = route<typeof spec.changePassword>(
  'POST',
  '/auth/change-password',
  'Set a new password, and end all other sessions',
  { signedIn: 'by session', status: 204, answers: 'none' },
)
