import { routes } from '@dodici/contract/routes'
import type { Notification } from '@dodici/contract/types'
import { queryOptions } from '@tanstack/react-query'
import { call } from './client.ts'

/** Reminders that came and are not done, newest first. */
export const notifications = queryOptions({
  queryKey: ['notifications'] as const,
  queryFn: ({ signal }) => call(routes.listNotifications, { query: {}, signal }),
  staleTime: 60_000,
})

/** Whether it is listed now: neither done nor snoozed. */
export const isStanding = ({ doneAt, snoozedUntil }: Notification): boolean => doneAt === null && snoozedUntil === null

/** Whether it is unseen: what the bell counts. */
export const isNew = (notification: Notification): boolean => isStanding(notification) && notification.seenAt === null
