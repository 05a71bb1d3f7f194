import type * as spec from './subscriptions.schemas.ts'
import { route } from '../route.ts'

export const listSubscriptions = route<typeof spec.listSubscriptions>(
  'GET',
  '/subscriptions',
  'The calendars that are read from an address, and how that went',
)
export const previewSubscription = route<typeof spec.previewSubscription>(
  'POST',
  '/subscriptions/preview',
  'What a calendar at an address holds; nothing is stored',
)
export const createSubscription = route<typeof spec.createSubscription>(
  'POST',
  '/subscriptions',
  'Show the calendar at an address as a calendar that only its address changes',
  { status: 201 },
)
export const updateSubscription = route<typeof spec.updateSubscription>(
  'PATCH',
  '/subscriptions/{id}',
  'Change how a subscribed calendar is read and shown; its name and colour are those of its calendar',
)
export const refreshSubscription = route<typeof spec.refreshSubscription>(
  'POST',
  '/subscriptions/{id}/refresh',
  'Read a subscribed calendar now',
)
export const answerHeld = route<typeof spec.answerHeld>(
  'POST',
  '/subscriptions/{id}/held',
  'Take what a subscribed calendar sent though most of its events are gone, or keep what was there',
)
