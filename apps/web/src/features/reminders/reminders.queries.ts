import { UPCOMING_DAYS_MAX } from '@dodici/contract/limits'
import { routes } from '@dodici/contract/routes'
import type { Notification, NotificationPatch } from '@dodici/contract/types'
import { mutationOptions, MutationObserver, queryOptions, type QueryClient } from '@tanstack/react-query'
import { call } from '../../api/client.ts'
import { isNew, notifications } from '../../api/notifications.queries.ts'
import { profile } from '../../api/profile.queries.ts'
import { texts } from '../../i18n/texts.ts'
import { instantWords } from './when-words.ts'

/** Upcoming reminders, nearest first. */
export const upcomingReminders = queryOptions({
  queryKey: ['reminders', 'upcoming'] as const,
  queryFn: ({ signal }) => call(routes.listUpcomingReminders, { query: { days: UPCOMING_DAYS_MAX }, signal }),
  staleTime: 60_000,
})

/** Maximum per answer. */
export const UPCOMING_MOST = 100

export interface NotificationChange {
  readonly before: Notification
  readonly patch: NotificationPatch
}

/** Optimistic values. */
function shownAt(list: readonly Notification[], { before, patch }: NotificationChange): Notification[] {
  const now = new Date().toISOString()
  const changed: Notification = {
    ...before,
    ...(patch.done === undefined ? {} : { doneAt: patch.done ? now : null }),
    ...(patch.snoozedUntil === undefined ? {} : { snoozedUntil: patch.snoozedUntil }),
    seenAt: before.seenAt ?? now,
  }
  return list.some(({ _id }) => _id === before._id)
    ? list.map((one) => (one._id === before._id ? changed : one))
    : [changed, ...list]
}

/**
 * Marks a reminder as done, snoozes it, or reverts either, at once. If the server refuses, it is reverted, and the
 * query client reports it.
 */
export function changeNotification(client: QueryClient, change: NotificationChange): void {
  const options = mutationOptions({
    mutationFn: ({ before, patch }: NotificationChange) =>
      call(routes.updateNotification, { params: { id: before._id }, body: patch }),
    onMutate: async (made) => {
      await client.cancelQueries({ queryKey: notifications.queryKey })
      client.setQueryData(notifications.queryKey, (list) => list && shownAt(list, made))
    },
    onError: () => void client.invalidateQueries({ queryKey: notifications.queryKey }),
    meta: {
      success: (saved) => saidOf(client, saved as Notification),
      next: () => backOf(client, change),
    },
  })
  new MutationObserver(client, options).mutate(change).catch(() => undefined)
}

function saidOf(client: QueryClient, { title, doneAt, snoozedUntil }: Notification): string {
  if (doneAt !== null) return texts.t('reminders.saidDone', { title })
  if (snoozedUntil === null) return texts.t('reminders.saidBack', { title })
  const moment = { now: Date.now(), zone: zoneOf(client) }
  return texts.t('reminders.saidSnoozed', { title, when: instantWords(snoozedUntil, moment, texts.t) })
}

const zoneOf = (client: QueryClient): string =>
  client.getQueryData(profile.queryKey)?.timezone ?? Intl.DateTimeFormat().resolvedOptions().timeZone

/** The reverse action; a reversal has none. */
function backOf(client: QueryClient, { before, patch }: NotificationChange) {
  const isDone = patch.done === true
  const isSnoozed = typeof patch.snoozedUntil === 'string'
  if (!isDone && !isSnoozed) return null
  const back: NotificationPatch = isDone ? { done: false } : { snoozedUntil: null }
  return {
    label: () => texts.t('common.undo'),
    run: () => changeNotification(client, { before, patch: back }),
  }
}

/** Marks all as seen. If that fails it is repeated when the list is next opened. */
export const markSeen = mutationOptions({
  mutationFn: () => call(routes.markNotificationsSeen, {}),
  onSuccess: (_nothing, _variables, _before, { client }) => {
    const now = new Date().toISOString()
    client.setQueryData(notifications.queryKey, (list) =>
      list?.map((one) => (isNew(one) ? { ...one, seenAt: now } : one)),
    )
  },
  meta: { silent: true },
})
