import type { Notification } from '@dodici/contract/types'
import type { QueryClient } from '@tanstack/react-query'
import { isNew, notifications } from '../api/notifications.queries.ts'
import { profile } from '../api/profile.queries.ts'
import { nearWords } from '../features/reminders/when-words.ts'
import { texts } from '../i18n/texts.ts'
import { isOfSession } from './client-session.ts'
import { showToast } from './toasts.ts'
import type { RemindedOccurrence } from './reminded-occurrence.ts'

type OnOpen = (reminded: RemindedOccurrence) => void

/** Ids already announced. Several notices may arrive while one answer is in progress. */
const known = new WeakMap<QueryClient, Set<string>>()

/**
 * Reads the reminders again and announces new ones, once, and only in a visible page. Earlier ones are shown by the
 * bell only.
 */
export async function announceReminders(client: QueryClient, open: OnOpen): Promise<void> {
  void client.invalidateQueries({ queryKey: ['reminders'] })
  const shown = client.getQueryData(notifications.queryKey)
  noteNew(client, shown)
  const now = await readAnew(client)
  if (now === null || !isOfSession(client)) return
  const come = noteNew(client, now)
  if (shown && isLookedAt()) say(client, come, open)
}

/** Records the unseen reminders and returns the new ones. One that was done or snoozed may come again. */
function noteNew(client: QueryClient, list: readonly Notification[] | undefined): readonly Notification[] {
  const before = known.get(client)
  const fresh = list?.filter(isNew) ?? []
  if (list) known.set(client, new Set(fresh.map(({ _id }) => _id)))
  return fresh.filter(({ _id }) => before?.has(_id) !== true)
}

/** Not announced if the list is open. */
const isLookedAt = (): boolean =>
  document.visibilityState === 'visible' && new URLSearchParams(window.location.search).get('panel') !== 'reminders'

/** Null if reading failed or was superseded: the later call announces. */
async function readAnew(client: QueryClient): Promise<readonly Notification[] | null> {
  await client.cancelQueries({ queryKey: notifications.queryKey })
  return client.query({ ...notifications, staleTime: 0 }).catch(() => null)
}

function say(client: QueryClient, [newest, ...others]: readonly Notification[], open: OnOpen): void {
  if (!newest) return
  const zone = client.getQueryData(profile.queryKey)?.timezone ?? Intl.DateTimeFormat().resolvedOptions().timeZone
  const now = Date.now()
  const words = () => `${newest.title}, ${nearWords(newest, { zone, now })}`
  showToast({
    text: () => (others.length === 0 ? words() : texts.t('messages.andMore', { title: words(), count: others.length })),
    severity: 'info',
    action: {
      label: () => texts.t('bar.reminders.open'),
      run: () => open({ event: newest.eventId, occurrence: newest.recurrenceId }),
    },
  })
}
