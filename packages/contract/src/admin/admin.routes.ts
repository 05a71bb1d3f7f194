import { route } from '../route.ts'
import type * as spec from './admin.schemas.ts'

const byOperator = { signedIn: 'by operator' } as const
const nothing = { ...byOperator, status: 204, answers: 'none' } as const

export const readAdminOverview = route<typeof spec.readAdminOverview>(
  'GET',
  '/admin/overview',
  'How the server is',
  byOperator,
)
export const listPeople = route<typeof spec.listPeople>('GET', '/admin/people', 'Who has an account', byOperator)
export const disablePerson = route<typeof spec.disablePerson>(
  'POST',
  '/admin/people/{id}/disable',
  'Let nobody into an account',
  nothing,
)
export const enablePerson = route<typeof spec.enablePerson>(
  'POST',
  '/admin/people/{id}/enable',
  'Open an account again',
  nothing,
)
export const confirmPerson = route<typeof spec.confirmPerson>(
  'POST',
  '/admin/people/{id}/confirm',
  'Say that an address is theirs',
  nothing,
)
export const listInvites = route<typeof spec.listInvites>('GET', '/admin/invites', 'Invite codes', byOperator)
export const createInvite = route<typeof spec.createInvite>(
  'POST',
  '/admin/invites',
  'Make an invite code; it is answered this once',
  { ...byOperator, status: 201 },
)
export const revokeInvite = route<typeof spec.revokeInvite>(
  'DELETE',
  '/admin/invites/{id}',
  'Revoke an invite code that was not used',
  nothing,
)
export const listBetaRequests = route<typeof spec.listBetaRequests>(
  'GET',
  '/admin/requests',
  'Who asked to be let in',
  byOperator,
)
export const approveBetaRequest = route<typeof spec.approveBetaRequest>(
  'POST',
  '/admin/requests/{id}/approve',
  'Mail a code to who asked to be let in',
  nothing,
)
export const listAllFeedback = route<typeof spec.listAllFeedback>(
  'GET',
  '/admin/feedback',
  'What people have said',
  byOperator,
)
export const listOperatorLog = route<typeof spec.listOperatorLog>(
  'GET',
  '/admin/log',
  'What was done by whoever runs the server, newest first',
  byOperator,
)
