import { routes } from '@dodici/contract/routes'
import type { Change } from '@dodici/contract/types'
import type { QueryClient } from '@tanstack/react-query'
import { call } from '../api/client.ts'
import { formatNumber } from '../i18n/format.ts'
import { texts } from '../i18n/texts.ts'
import { isOfSession } from './client-session.ts'
import { showToast } from './toasts.ts'
import { loadChunk } from '../ui/load-chunk.ts'
import { sayNotLoaded } from './say-not-loaded.ts'

/** Things that a device or a linked account deletes without anybody wondering. */
const FEW = 50
/** Older deletions were seen, or not missed. */
const HOURS = 24
const ENTRIES = 10
const TOLD = 'dodici-told-deletions'

/** Says once in this browser if a device or a linked account has deleted many things lately, with the way to take that back. */
export async function announceDeletions(client: QueryClient): Promise<void> {
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
    action: { label: () => texts.t('common.undo'), run: () => undo(client, found) },
  })
}

/** The words of the history are needed by few who read this. */
function undo(client: QueryClient, change: Change): void {
  loadChunk(() => import('./undo/undo-in-history.ts')).then(
    ({ undoInHistory }) => undoInHistory(client, change),
    () => sayNotLoaded(() => texts.t('shell.broken.title')),
  )
}

const isMuchDeleted = (change: Change): boolean =>
  (change.by.kind === 'device' || change.by.kind === 'link') &&
  change.undoable &&
  deletedBy(change) > FEW &&
  Date.now() - Date.parse(change.createdAt) < HOURS * 3_600_000

const deletedBy = ({ group, kind, count }: Change): number =>
  group?.deleted ?? (kind === 'event.delete' || kind === 'calendar.trash' ? count : 0)
