import { routes } from '@dodici/contract/routes'
import type { Change } from '@dodici/contract/types'
import type { QueryClient } from '@tanstack/react-query'
import { ApiError, codeOf } from '../../api/api-error.ts'
import { profile } from '../../api/profile.queries.ts'
import { changeWords, withinSentence } from '../../features/history/words/change-words.ts'
import { dayWords, hourWords } from '../../features/history/words/time-words.ts'
import { texts } from '../../i18n/texts.ts'
import { wallOfInstant } from '../../i18n/wall-of-instant.ts'
import { undoBy, undoRoute } from './undo.ts'

/** Undoes or redoes a change that the person sees in the history. */
export const undoInHistory = (client: QueryClient, change: Change): Promise<void> =>
  undoBy(client, {
    ids: [change._id],
    direction: change.kind.startsWith('undo') ? 'redo' : 'undo',
    route: undoRoute(change),
    refusal: (fault) => refusalWords(client, fault),
  })

/** Undoes a change and all that came after it; the changes in effect are given newest first. */
export const undoSince = (client: QueryClient, { _id, group }: Change, undone: readonly Change[]): Promise<void> =>
  undoBy(client, {
    ids: [group?.first ?? _id, ...undone.map((change) => change._id).filter((id) => id !== _id)],
    direction: 'undo',
    route: routes.undoChangesSince,
    refusal: (fault) => refusalWords(client, fault),
  })

/** Why it was refused, with what stands in the way. */
function refusalWords(client: QueryClient, fault: unknown): string {
  const conflict = fault instanceof ApiError ? fault.conflict : undefined
  if (codeOf(fault) === 'too_large') return texts.t('history.tooMuch')
  if (conflict === undefined) return texts.t(`messages.errors.${codeOf(fault)}`)
  const { title, change } = conflict
  if (change === null) return texts.t('history.conflictAlone', { title })
  const timezone = client.getQueryData(profile.queryKey)?.timezone ?? 'UTC'
  const wall = wallOfInstant(new Date(change.createdAt), timezone)
  const what = withinSentence(changeWords({ ...change, count: 1, details: [], undoCount: 1, group: null }))
  return texts.t('history.conflict', { title, what, day: dayWords(wall), time: hourWords(wall) })
}
