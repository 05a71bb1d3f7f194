import { routes, type ResponseOf } from '@dodici/contract/routes'
import type { EventPatch, Scope } from '@dodici/contract/types'
import { parseDay } from '@dodici/core/date'
import { mutationOptions, queryOptions } from '@tanstack/react-query'
import i18next from 'i18next'
import { call, send, type Written } from '../../api/client.ts'
import { formatDay, formatList } from '../../i18n/format.ts'
import { isSeries, type EditedEvent } from './draft.ts'

/** One event, for one that the year on the page does not hold; of a series, with the occurrence that is meant. */
export const oneEvent = (id: string, occurrence: string | null) =>
  queryOptions({
    queryKey: ['events', 'one', id, occurrence] as const,
    queryFn: ({ signal }) =>
      call(routes.readEvent, { params: { id }, query: occurrence === null ? {} : { occurrence }, signal }),
  })

/** The same event as the server has it now, past every cache; of a series, the same occurrence. Null where it is gone. */
export async function readNewer({ event, occurrence }: EditedEvent): Promise<EditedEvent | null> {
  const wanted = occurrence?.recurrenceId
  const query = wanted === undefined ? {} : { occurrence: wanted }
  const now = await call(routes.readEvent, { params: { id: event._id }, query })
  if (wanted === undefined) return { event: now, occurrence: null }
  const found = now.occurrences.find(({ recurrenceId }) => recurrenceId === wanted)
  return found ? { event: now, occurrence: found } : null
}

/** Which part of a series a write means. Both are null for an event that does not repeat. */
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

/** The part of its series that a write of this scope means, and the occurrence that the person looked at. */
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
  meta: { success: 'event.deleted', undo: true, ownFailure: true },
})

interface Tick {
  readonly id: string
  readonly stepId: string
  readonly done: boolean
}

type Ticked = Written<ResponseOf<typeof routes.updateStep>> & Pick<Tick, 'done'>

/** Ticks a step of a milestone off, or takes that back. */
export const tick = mutationOptions({
  mutationFn: async ({ done, ...params }: Tick): Promise<Ticked> => {
    const written = await send(routes.updateStep, { params, body: { done } })
    return { ...written, done }
  },
  meta: {
    success: (ticked) => i18next.t((ticked as Ticked).done ? 'event.preparation.ticked' : 'event.preparation.unticked'),
    error: 'event.preparation.failed',
    undo: true,
  },
})

type Updated = ResponseOf<typeof routes.updateEvent>

/** Changed occurrences that went with the old rule are named, so that nobody misses them later. */
function updatedText({ value: { droppedExceptions } }: Written<Updated>): string {
  if (droppedExceptions.length === 0) return i18next.t('event.updated')
  const days = droppedExceptions.map((start) => formatDay(parseDay(start.slice(0, 10)) ?? 0, 'day-month-year'))
  return i18next.t('event.updatedDropping', { days: formatList(days) })
}
