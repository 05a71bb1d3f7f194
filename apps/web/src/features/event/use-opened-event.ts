import type { Event } from '@dodici/contract/types'
import type { Month } from '@dodici/core/date'
import { useQueries, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { yearsTouched } from '../../address/shown-months.ts'
import { codeOf } from '../../api/api-error.ts'
import { yearEvents } from '../../api/year.queries.ts'
import type { EditedEvent } from './draft.ts'
import { oneEvent } from './event.queries.ts'

/** An event as the URL names it. */
export interface EventAddress {
  readonly id: string
  /** Original start of the opened occurrence; null for a single event and for a whole series. */
  readonly occurrenceId: string | null
  /** The first of the twelve months that are shown. */
  readonly from: Month
}

function editedIn(event: Event | undefined, occurrenceId: string | null): EditedEvent | null {
  if (!event) return null
  if (occurrenceId === null) return { event, occurrence: null }
  const occurrence = event.occurrences.find(({ recurrenceId }) => recurrenceId === occurrenceId)
  return occurrence ? { event, occurrence } : null
}

/**
 * The event from the shown years, and whether they lack it. A refetch after a write or undo is awaited, because the old
 * version could not be saved.
 */
function useEventInYears({ id, occurrenceId, from }: EventAddress, isHeld: boolean) {
  const client = useQueryClient()
  const years = yearsTouched(from).map(yearEvents)
  const reads = useQueries({ queries: years.map((events) => ({ ...events, enabled: !isHeld })) })
  const isOutdated = years.some(
    ({ queryKey }, index) => reads[index]?.isFetching && client.getQueryState(queryKey)?.isInvalidated === true,
  )
  const events = reads.flatMap(({ data }) => data?.events.filter(({ _id }) => _id === id) ?? [])
  const found = isOutdated ? null : (events.map((event) => editedIn(event, occurrenceId)).find(Boolean) ?? null)
  return { found, isMissing: found === null && !isOutdated && reads.every(({ isPending }) => !isPending) }
}

/** The event by itself, if the shown years lack it. */
function useEventAlone({ id, occurrenceId }: EventAddress, isWanted: boolean) {
  const { data, error, isFetching, refetch } = useQuery({ ...oneEvent(id, occurrenceId), enabled: isWanted })
  const isRead = isWanted && !isFetching
  const isThere = data !== undefined && error === null
  return {
    found: isRead ? editedIn(data, occurrenceId) : null,
    isGone: isRead && (isThere || codeOf(error) === 'not_found'),
    isError: error !== null,
    refetch,
  }
}

/** The event as it was when the dialog opened. Later changes do not disturb typing; saving detects them. */
export function useOpenedEvent(named: EventAddress) {
  const [held, setHeld] = useState<EditedEvent | null>(null)
  const shown = useEventInYears(named, held !== null)
  const { found: alone, ...rest } = useEventAlone(named, held === null && shown.isMissing)
  const found = shown.found ?? alone
  if (held === null && found !== null) setHeld(found)
  return { found: held ?? found, ...rest }
}
