import type * as spec from './linked.schemas.ts'
import { route } from '../route.ts'

const bySession = { signedIn: 'by session' } as const

export const listLinkedAccounts = route<typeof spec.listLinkedAccounts>(
  'GET',
  '/linked-accounts',
  'The accounts elsewhere whose calendars are kept the same as here, and how that went',
)
export const findRemoteCalendars = route<typeof spec.findRemoteCalendars>(
  'POST',
  '/linked-accounts/find',
  'The calendars of an account elsewhere (CalDAV); nothing is stored',
  bySession,
)
export const createLinkedAccount = route<typeof spec.createLinkedAccount>(
  'POST',
  '/linked-accounts',
  'Keep calendars of an account elsewhere the same here; its password is stored encrypted and never answered',
  { ...bySession, status: 201 },
)
export const updateLinkedAccount = route<typeof spec.updateLinkedAccount>(
  'PATCH',
  '/linked-accounts/{id}',
  'Give a linked account another name, or its new password',
  bySession,
)
export const deleteLinkedAccount = route<typeof spec.deleteLinkedAccount>(
  'DELETE',
  '/linked-accounts/{id}',
  'End the link to an account; what is here stays here, what is there stays there',
  { ...bySession, status: 204, answers: 'none' },
)
export const findCalendarsOfAccount = route<typeof spec.findCalendarsOfAccount>(
  'POST',
  '/linked-accounts/{id}/find',
  'The calendars that a linked account has now; its server is asked',
  bySession,
)
export const linkCalendars = route<typeof spec.linkCalendars>(
  'POST',
  '/linked-accounts/{id}/calendars',
  'Link further calendars of an account',
  bySession,
)
export const unlinkCalendar = route<typeof spec.unlinkCalendar>(
  'DELETE',
  '/linked-calendars/{id}',
  'End the link of one calendar; what is here stays here, what is there stays there',
  { ...bySession, status: 204, answers: 'none' },
)
export const syncLinkedCalendar = route<typeof spec.syncLinkedCalendar>(
  'POST',
  '/linked-calendars/{id}/sync',
  'Compare a linked calendar with its other side soon, also if it was paused',
)
export const answerGone = route<typeof spec.answerGone>(
  'POST',
  '/linked-calendars/{id}/gone',
  'Take that most events of a linked calendar are gone on one side, or write them there again',
)
export const listLinkedConflicts = route<typeof spec.listLinkedConflicts>(
  'GET',
  '/linked-conflicts',
  'Events that differ here and elsewhere, and wait for a choice',
)
export const settleLinkedConflict = route<typeof spec.settleLinkedConflict>(
  'POST',
  '/linked-calendars/{id}/conflicts/{conflictId}',
  'Choose what of an event is kept that differs here and elsewhere',
  { status: 204, answers: 'none' },
)
