import type * as spec from './reminders.schemas.ts'
import { route } from '../route.ts'

export const listNotifications = route<typeof spec.listNotifications>(
  'GET',
  '/notifications',
  'The reminders that came, newest first',
)
export const updateNotification = route<typeof spec.updateNotification>(
  'PATCH',
  '/notifications/{id}',
  'Put a reminder off, tick it off, or take that back',
)
export const markNotificationsSeen = route<typeof spec.markNotificationsSeen>(
  'POST',
  '/notifications/seen',
  'All reminders that came have been seen',
  { status: 204, answers: 'none' },
)
export const listUpcomingReminders = route<typeof spec.listUpcomingReminders>(
  'GET',
  '/reminders/upcoming',
  'The reminders that will come, nearest first',
)
export const readPushKey = route<typeof spec.readPushKey>(
  'GET',
  '/push/key',
  'The public key of this server for web push',
)
export const listPushDevices = route<typeof spec.listPushDevices>(
  'GET',
  '/push/devices',
  'The browsers that reminders are pushed to',
  { signedIn: 'by session' },
)
export const createPushDevice = route<typeof spec.createPushDevice>(
  'POST',
  '/push/devices',
  'Have reminders pushed to a browser',
  { signedIn: 'by session', status: 201 },
)
export const deletePushDevice = route<typeof spec.deletePushDevice>(
  'DELETE',
  '/push/devices/{id}',
  'Push nothing more to a browser',
  { signedIn: 'by session', status: 204, answers: 'none' },
)
export const testPushDevice = route<typeof spec.testPushDevice>(
  'POST',
  '/push/devices/{id}/test',
  'Push a few words to a browser, to see whether it works',
  { signedIn: 'by session', status: 202, answers: 'none' },
)
export const readUnsubscribe = route<typeof spec.readUnsubscribe>(
  'GET',
  '/unsubscribe',
  'The page that a mail leads to for getting no more of its kind',
  { signedIn: false, answers: 'page' },
)
export const unsubscribe = route<typeof spec.unsubscribe>(
  'POST',
  '/unsubscribe',
  'Get no more mails of a kind; what a mail program does by one click',
  { signedIn: false, answers: 'page' },
)
