import type { Event } from '@dodici/contract/types'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { codeOf } from '../../api/api-error.ts'
import { yearEvents } from '../../api/year.queries.ts'
import type { EditedEvent } from './draft.ts'
import { oneEvent } from './event.queries.ts'

/** An event as the URL names it. */
export interface EventAddress {
  readonly id: string
  /** Original start of the opened occurrence; null for a single event and for a whole series. */
  readonly occurrenceId: string | null
  readonly year: number
}

function editedIn(event: Event | undefined, occurrenceId: string | null): EditedEvent | null {
  if (!event) return null
  if (occurrenceId === null) return { event, occurrence: null }
  const occurrence = event.occurrences.find(({ recurrenceId }) => recurrenceId === occurrenceId)
  return occurrence ? { event, occurrence } : null
}

/**
 * The event from the shown year, and whether that year lacks it. A refetch after a write or undo is awaited, because
 * the old version could not be saved.
 */
function useEventInYear({ id, occurrenceId, year }: EventAddress, isHeld: boolean) {
  const client = useQueryClient()
  const events = yearEvents(year)
  const { data, isPending, isFetching } = useQuery({ ...events, enabled: !isHeld })
  const isOutdated = isFetching && client.getQueryState(events.queryKey)?.isInvalidated === true
  const event = data?.events.find(({ _id }) => _id === id)
  const found = isOutdated ? null : editedIn(event, occurrenceId)
  return { found, isMissing: found === null && !isOutdated && !isPending }
}

/** The event by itself, if the shown year lacks it. */
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
  const inYear = useEventInYear(named, held !== null)
  const { found: alone, ...rest } = useEventAlone(named, held === null && inYear.isMissing)
  const found = inYear.found ?? alone
  if (held === null && found !== null) setHeld(found)
  return { found: held ?? found, ...rest }
}
