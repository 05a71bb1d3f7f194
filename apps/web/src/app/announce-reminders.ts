import type { Notification } from '@dodici/contract/types'
import type { QueryClient } from '@tanstack/react-query'
import i18next from 'i18next'
import { isNew, notifications } from '../api/notifications.queries.ts'
import { profile } from '../api/profile.queries.ts'
import { nearWords } from '../features/reminders/when-words.ts'
import { isOfSession } from './client-session.ts'
import { showToast } from './toasts.ts'
import type { Reminded } from './reminded.ts'

type Open = (reminded: Reminded) => void

/** What was new before, by id: it is not said again. Several may be heard of while one answer is on its way. */
const known = new WeakMap<QueryClient, Set<string>>()

/**
 * Reads the reminders anew, and says what has come since: once, and only in a page that somebody looks at. What was there
 * before anything was read is told by the bell alone.
 */
export async function announceReminders(client: QueryClient, open: Open): Promise<void> {
  void client.invalidateQueries({ queryKey: ['reminders'] })
  const shown = client.getQueryData(notifications.queryKey)
  noteNew(client, shown)
  const now = await readAnew(client)
  if (now === null || !isOfSession(client)) return
  const come = noteNew(client, now)
  if (shown && isLookedAt()) say(client, come, open)
}

/** Remembers what is new, and gives what was not before. What was ticked off or put off may come once more. */
function noteNew(client: QueryClient, list: readonly Notification[] | undefined): readonly Notification[] {
  const before = known.get(client)
  const fresh = list?.filter(isNew) ?? []
  if (list) known.set(client, new Set(fresh.map(({ _id }) => _id)))
  return fresh.filter(({ _id }) => before?.has(_id) !== true)
}

/** Whoever has the list before them needs no word. */
const isLookedAt = (): boolean =>
  document.visibilityState === 'visible' && new URLSearchParams(window.location.search).get('panel') !== 'reminders'

/** Null where nothing could be read, or somebody asked again meanwhile: they say what there is. */
async function readAnew(client: QueryClient): Promise<readonly Notification[] | null> {
  await client.cancelQueries({ queryKey: notifications.queryKey })
  return client.query({ ...notifications, staleTime: 0 }).catch(() => null)
}

function say(client: QueryClient, [newest, ...others]: readonly Notification[], open: Open): void {
  if (!newest) return
  const zone = client.getQueryData(profile.queryKey)?.timezone ?? Intl.DateTimeFormat().resolvedOptions().timeZone
  const now = Date.now()
  const words = () => `${newest.title}, ${nearWords(newest, { zone, now })}`
  showToast({
    text: () =>
      others.length === 0 ? words() : i18next.t('messages.andMore', { title: words(), count: others.length }),
    severity: 'info',
    action: {
      label: () => i18next.t('bar.reminders.open'),
      run: () => open({ event: newest.eventId, occurrence: newest.recurrenceId }),
    },
  })
}
