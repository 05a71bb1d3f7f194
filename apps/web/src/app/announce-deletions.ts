import { routes } from '@dodici/contract/routes'
import type { Change } from '@dodici/contract/types'
import type { QueryClient } from '@tanstack/react-query'
import { call } from '../api/client.ts'
import { formatNumber } from '../i18n/format.ts'
import { texts } from '../i18n/texts.ts'
import { isOfSession } from './client-session.ts'
import { showToast } from './toasts.ts'
import { undoInHistory } from './undo/undo-in-history.ts'

/** Things that a device deletes without anybody wondering. */
const FEW = 50
/** Older deletions were seen, or not missed. */
const HOURS = 24
/** While a device is still deleting, notices come one after another. */
const PAUSE = 5_000
const ENTRIES = 10
const TOLD = 'dodici-told-deletions'

const waiting = new WeakSet<AbortSignal>()

/** Says once in this browser if a device has deleted many things lately, with the way to take that back; until aborted. */
export function announceDeletions(client: QueryClient, signal: AbortSignal): void {
  if (waiting.has(signal) || signal.aborted) return
  waiting.add(signal)
  const timer = setTimeout(() => {
    waiting.delete(signal)
    void look(client)
  }, PAUSE)
  signal.addEventListener('abort', () => clearTimeout(timer), { once: true })
}

async function look(client: QueryClient): Promise<void> {
  if (!isOfSession(client)) return
  // It is said at the next notice, if the server does not answer now.
  const entries = await call(routes.listChanges, { query: { limit: ENTRIES } }).catch(() => [])
  const found = entries.find(isMuchDeleted)
  if (found === undefined || !isOfSession(client)) return
  const id = found.group?.first ?? found._id
  if (localStorage.getItem(TOLD) === id) return
  localStorage.setItem(TOLD, id)
  const number = formatNumber(deletedBy(found))
  showToast({
    text: () => texts.t('messages.deviceDeleted', { device: found.by.name, number }),
    severity: 'info',
    action: { label: () => texts.t('common.undo'), run: () => void undoInHistory(client, found) },
  })
}

const isMuchDeleted = (change: Change): boolean =>
  change.by.kind === 'device' &&
  change.undoable &&
  deletedBy(change) > FEW &&
  Date.now() - Date.parse(change.createdAt) < HOURS * 3_600_000

const deletedBy = ({ group, kind, count }: Change): number =>
  group?.deleted ?? (kind === 'event.delete' || kind === 'calendar.trash' ? count : 0)
