import { routes } from '@dodici/contract/routes'
import type { Notification } from '@dodici/contract/types'
import { queryOptions } from '@tanstack/react-query'
import { call } from './client.ts'

/** The reminders that came and are not done, the newest first. */
export const notifications = queryOptions({
  queryKey: ['notifications'] as const,
  queryFn: ({ signal }) => call(routes.listNotifications, { query: {}, signal }),
  staleTime: 60_000,
})

/** Whether it stands in the list now: neither done nor put off. */
export const isStanding = ({ doneAt, snoozedUntil }: Notification): boolean => doneAt === null && snoozedUntil === null

/** Whether nobody has seen it yet: what the bell counts. */
export const isNew = (notification: Notification): boolean => isStanding(notification) && notification.seenAt === null
