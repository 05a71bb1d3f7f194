import type * as spec from './webhooks.schemas.ts'
import { route } from '../route.ts'

const bySession = { signedIn: 'by session' } as const

export const listWebhooks = route<typeof spec.listWebhooks>(
  'GET',
  '/webhooks',
  'The addresses that are told what changes in the year, and how that went',
  bySession,
)
export const createWebhook = route<typeof spec.createWebhook>(
  'POST',
  '/webhooks',
  'Tell an address what changes in the year; the secret that signs the messages is answered this once',
  { ...bySession, status: 201 },
)
export const updateWebhook = route<typeof spec.updateWebhook>(
  'PATCH',
  '/webhooks/{id}',
  'Rename a webhook, choose of what it tells, or switch it on or off',
  bySession,
)
export const moveWebhook = route<typeof spec.moveWebhook>(
  'POST',
  '/webhooks/{id}/address',
  'Give a webhook another address',
  bySession,
)
export const renewWebhookSecret = route<typeof spec.renewWebhookSecret>(
  'POST',
  '/webhooks/{id}/secret',
  'Give a webhook another secret, answered this once; for a day messages are signed with both',
  bySession,
)
export const testWebhook = route<typeof spec.testWebhook>(
  'POST',
  '/webhooks/{id}/test',
  'Send a test to a webhook, and answer what became of it',
  bySession,
)
export const listWebhookDeliveries = route<typeof spec.listWebhookDeliveries>(
  'GET',
  '/webhooks/{id}/deliveries',
  'What was sent to a webhook last, newest first, without what it said',
  bySession,
)
export const deleteWebhook = route<typeof spec.deleteWebhook>('DELETE', '/webhooks/{id}', 'End a webhook', {
  ...bySession,
  status: 204,
  answers: 'none',
})
