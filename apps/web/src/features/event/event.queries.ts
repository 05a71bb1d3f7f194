import { routes, type ResponseOf } from '@dodici/contract/routes'
import type { EventPatch, Scope } from '@dodici/contract/types'
import { dayOfText } from '@dodici/core/date'
import { mutationOptions, queryOptions } from '@tanstack/react-query'
import { call, send, type Written } from '../../api/client.ts'
import { formatDay, formatList } from '../../i18n/format.ts'
import { texts } from '../../i18n/texts.ts'
import { isSeries, type EditedEvent } from './draft.ts'

/** One event that the shown year does not contain; for a series, with the chosen occurrence. */
export const oneEvent = (id: string, occurrence: string | null) =>
  queryOptions({
    queryKey: ['events', 'one', id, occurrence] as const,
    queryFn: ({ signal }) =>
      call(routes.readEvent, { params: { id }, query: occurrence === null ? {} : { occurrence }, signal }),
  })

/** The same event from the server, bypassing caches, with the same occurrence. Null if it is gone. */
export async function readNewer({ event, occurrence }: EditedEvent): Promise<EditedEvent | null> {
  const wanted = occurrence?.recurrenceId
  const query = wanted === undefined ? {} : { occurrence: wanted }
  const now = await call(routes.readEvent, { params: { id: event._id }, query })
  if (wanted === undefined) return { event: now, occurrence: null }
  const found = now.occurrences.find(({ recurrenceId }) => recurrenceId === wanted)
  return found ? { event: now, occurrence: found } : null
}

/** The part of a series that a write means. Both null for an event that does not repeat. */
export interface PartOfSeries {
  readonly scope: Scope | null
  /** Original start of the occurrence. */
  readonly occurrence: string | null
}

export interface Update extends PartOfSeries {
  readonly id: string
  readonly version: number
  readonly body: EventPatch
  readonly idempotencyKey: string
}

export interface Removal extends PartOfSeries {
  readonly id: string
  readonly version: number
}

/** The part that a write of this scope means, and the occurrence that the person looked at. */
export function partOf({ event, occurrence }: EditedEvent, scope: Scope): PartOfSeries {
  if (!isSeries(event)) return { scope: null, occurrence: null }
  return { scope, occurrence: occurrence?.recurrenceId ?? null }
}

const queryOf = ({ scope, occurrence }: PartOfSeries) => ({
  ...(scope === null ? {} : { scope }),
  ...(occurrence === null ? {} : { occurrence }),
})

export const update = mutationOptions({
  mutationFn: ({ id, version, body, idempotencyKey, ...part }: Update) =>
    send(routes.updateEvent, {
      params: { id },
      query: queryOf(part),
      body,
      headers: { 'If-Match': `"${version}"`, 'Idempotency-Key': idempotencyKey },
    }),
  meta: { success: (result) => updatedText(result as Written<Updated>), undo: true, ownFailure: true },
})

export const removal = mutationOptions({
  mutationFn: ({ id, version, ...part }: Removal) =>
    send(routes.deleteEvent, { params: { id }, query: queryOf(part), headers: { 'If-Match': `"${version}"` } }),
  meta: { success: 'arrange.one.deleted', undo: true, ownFailure: true },
})

interface Tick {
  readonly id: string
  readonly stepId: string
  readonly done: boolean
}

type Ticked = Written<ResponseOf<typeof routes.updateStep>> & Pick<Tick, 'done'>

/** Marks a milestone's step as done, or not done. */
export const tick = mutationOptions({
  mutationFn: async ({ done, ...params }: Tick): Promise<Ticked> => {
    const written = await send(routes.updateStep, { params, body: { done } })
    return { ...written, done }
  },
  meta: {
    success: (ticked) => texts.t((ticked as Ticked).done ? 'event.preparation.ticked' : 'event.preparation.unticked'),
    error: 'event.preparation.failed',
    undo: true,
  },
})

type Updated = ResponseOf<typeof routes.updateEvent>

/** Names the exceptions dropped with the old rule, so that nobody misses them later. */
function updatedText({ value: { droppedExceptions } }: Written<Updated>): string {
  if (droppedExceptions.length === 0) return texts.t('event.updated')
  const days = droppedExceptions.map((start) => formatDay(dayOfText(start) ?? 0, 'day-month-year'))
  return texts.t('event.updatedDropping', { days: formatList(days) })
}
