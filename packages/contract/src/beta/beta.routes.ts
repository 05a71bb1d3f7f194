import type * as spec from './beta.schemas.ts'
import { route } from '../route.ts'

export const requestBeta = route<typeof spec.requestBeta>('POST', '/auth/request-beta', 'Ask to be let in', {
  signedIn: false,
  status: 202,
  answers: 'none',
})
export const registerBeta = route<typeof spec.registerBeta>(
  'POST',
  '/auth/register-beta',
  'Create an account with an invite code and sign in',
  { signedIn: false, status: 201 },
)
