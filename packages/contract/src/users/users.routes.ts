import { route } from '../route.ts'
import type * as spec from './users.schemas.ts'

export const login = route<typeof spec.login>('POST', '/auth/login', 'Sign in', { signedIn: false })
export const register = route<typeof spec.register>('POST', '/auth/register', 'Create an account and sign in', {
  signedIn: false,
  status: 201,
})
export const logout = route<typeof spec.logout>('POST', '/auth/logout', 'End this session', {
  signedIn: 'by session',
  status: 204,
  answers: 'none',
})
export const readProfile = route<typeof spec.readProfile>('GET', '/users/profile', 'Who is signed in')
export const updateProfile = route<typeof spec.updateProfile>('PATCH', '/users/profile', 'Change the own profile')
export const readFirstSteps = route<typeof spec.readFirstSteps>(
  'GET',
  '/users/first-steps',
  'What a new person has done already',
  { signedIn: 'by session' },
)
