import type * as spec from './account.schemas.ts'
import { route } from '../route.ts'

export const listSessions = route<typeof spec.listSessions>('GET', '/users/sessions', 'Where somebody is signed in', {
  signedIn: 'by session',
})
export const endSession = route<typeof spec.endSession>('DELETE', '/users/sessions/{id}', 'End one of the sessions', {
  signedIn: 'by session',
  status: 204,
  answers: 'none',
})
export const endOtherSessions = route<typeof spec.endOtherSessions>(
  'DELETE',
  '/users/sessions',
  'End all sessions but this one',
  { signedIn: 'by session', status: 204, answers: 'none' },
)
export const revokeAll = route<typeof spec.revokeAll>(
  'POST',
  '/users/revoke-all',
  'End every session, key, device password, secret address and push device, also the session that asks; switch off every webhook',
  { signedIn: 'by session', status: 204, answers: 'none' },
)
export const exportAccount = route<typeof spec.exportAccount>(
  'GET',
  '/users/export',
  'Everything of the account as a zip of JSON and calendar files',
  { signedIn: 'by session', answers: 'zip' },
)
export const deleteAccount = route<typeof spec.deleteAccount>(
  'POST',
  '/auth/delete-account',
  'Delete the account with everything in it, for good',
  { signedIn: 'by session', status: 204, answers: 'none' },
)
export const listApiKeys = route<typeof spec.listApiKeys>('GET', '/users/api-keys', 'The keys of the account', {
  signedIn: 'by session',
})
export const createApiKey = route<typeof spec.createApiKey>(
  'POST',
  '/users/api-keys',
  'Make a key for another program; it is answered this once',
  { signedIn: 'by session', status: 201 },
)
export const deleteApiKey = route<typeof spec.deleteApiKey>('DELETE', '/users/api-keys/{id}', 'Make a key invalid', {
  signedIn: 'by session',
  status: 204,
  answers: 'none',
})
export const listDevicePasswords = route<typeof spec.listDevicePasswords>(
  'GET',
  '/users/device-passwords',
  'The passwords of the devices that use the calendars by CalDAV',
  { signedIn: 'by session' },
)
export const createDevicePassword = route<typeof spec.createDevicePassword>(
  'POST',
  '/users/device-passwords',
  'Make a password for the calendar program of a device; it is answered this once',
  { signedIn: 'by session', status: 201 },
)
export const deleteDevicePassword = route<typeof spec.deleteDevicePassword>(
  'DELETE',
  '/users/device-passwords/{id}',
  'Make the password of a device invalid',
  { signedIn: 'by session', status: 204, answers: 'none' },
)
