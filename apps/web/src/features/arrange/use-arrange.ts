import { errorStatus, type ErrorCode } from '@dodici/contract/errors'
import { BATCH_EVENTS_MAX } from '@dodici/contract/limits'
import type { Scope } from '@dodici/contract/types'
import { formatDay } from '@dodici/core/date'
import type { Arrangement } from '@dodici/core/year'
import { MutationObserver, type QueryClient, useQueryClient } from '@tanstack/react-query'
import { ApiError } from '../../api/api-error.ts'
import type { MutationNotice } from '../../api/mutation-meta.ts'
import { isReadOnly } from '../../api/read-only.ts'
import { texts } from '../../i18n/texts.ts'
import { arrangementWords } from './arrangement-words.ts'
import { askScope } from './scope-question.ts'
import { knownEvents, lieElsewhere, years } from './known-events.ts'
import { batchOf, partsOf, scopesFor } from './parts-of.ts'
import { showAtOnce, type OptimisticUpdate } from './optimistic-update.ts'
import { writeBatch } from './write-batch.ts'

/**
 * Applies an action to items of the year: asks which part of a series is meant, shows the change at once, and reverts
 * it if the server refuses. Resolves with true when shown, false when cancelled.
 */
export function useArrange(): (arrangement: Arrangement) => Promise<boolean> {
  const client = useQueryClient()
  return (arrangement) => arrange(client, arrangement)
}

async function arrange(client: QueryClient, arrangement: Arrangement): Promise<boolean> {
  if (arrangement.items.some(({ calendarId }) => isReadOnly(client, calendarId))) {
    write(client, () => Promise.reject(refusal('calendar_read_only')), {})
    return false
  }
  const scope = await scopeOf(client, arrangement)
  if (scope === null) return false
  const parts = partsOf(arrangement, scope)
  const { items, action } = arrangement
  const events = knownEvents(client)
  const batch = batchOf(parts, action, events)
  const refused = lieElsewhere(items, events) ? 'stale_version' : refusalOf(batch.events.length)
  if (refused) {
    const tooMany = {
      error: () => texts.t('arrange.tooMany', { most: BATCH_EVENTS_MAX, events: batch.events.length }),
    }
    write(client, () => Promise.reject(refusal(refused)), refused === 'too_many_events' ? tooMany : {})
    void client.invalidateQueries(years)
    return false
  }
  const shown = await showAtOnce(client, parts, action)
  const sent = async () => {
    // A write that moved them was refused since, so the chosen days are wrong.
    if (lieElsewhere(items, shown.before())) throw shown.fault() ?? refusal('stale_version')
    return writeBatch(client, batch)
  }
  write(client, () => settled(sent(), shown), { success: () => arrangementWords(arrangement, texts.t), undo: true })
  return true
}

/** Which part of a series is meant, asked if there is a choice; null if cancelled. */
async function scopeOf(client: QueryClient, arrangement: Arrangement): Promise<Scope | null> {
  if (arrangement.action.kind === 'split') return 'following'
  const scopes = scopesFor(arrangement, knownEvents(client))
  if (scopes.length === 0) return 'this'
  const { items, action } = arrangement
  const inSeries = items.filter(({ recurrenceId }) => recurrenceId !== null)
  return askScope({
    scopes,
    day: formatDay(inSeries[0]?.first ?? 0),
    counts: { items: items.length, series: new Set(inSeries.map(({ eventId }) => eventId)).size },
    isDeleting: action.kind === 'delete',
    ...(items.length === 1 && inSeries[0] ? { title: inSeries[0].title } : {}),
  })
}

/** Nothing to send: everything is gone, or it exceeds one change. */
function refusalOf(count: number): 'not_found' | 'too_many_events' | null {
  if (count === 0) return 'not_found'
  return count > BATCH_EVENTS_MAX ? 'too_many_events' : null
}

const refusal = (code: ErrorCode): ApiError =>
  new ApiError({ code, status: errorStatus[code], detail: 'not sent', errors: [], retryAfter: null })

/** Serialised, each with the versions that the previous one left. The query client reports failures. */
function write(client: QueryClient, mutationFn: () => Promise<unknown>, meta: MutationNotice): void {
  new MutationObserver(client, { scope: { id: 'arrange' }, mutationFn, meta }).mutate().catch(() => undefined)
}

/** Reverts before the refusal is reported, and before the next write. */
async function settled<Answer>(answer: Promise<Answer>, shown: OptimisticUpdate): Promise<Answer> {
  try {
    const value = await answer
    shown.keep()
    return value
  } catch (fault) {
    shown.takeBack(fault)
    throw fault
  }
}
