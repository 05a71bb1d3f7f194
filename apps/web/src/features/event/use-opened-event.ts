import type { Event } from '@dodici/contract/types'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { codeOf } from '../../api/api-error.ts'
import { yearEvents } from '../../api/year.queries.ts'
import type { EditedEvent } from './draft.ts'
import { oneEvent } from './event.queries.ts'

/** An event as the address names it. */
export interface Named {
  readonly id: string
  /** Original start of the occurrence that was opened; null for a single event, and for a whole series. */
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
 * The event out of the year on the page, and whether that year does not have it. A year that is being read anew after a
 * write or an undo is waited for: what it says may be the version before, and saving that would be refused.
 */
function useEventInYear({ id, occurrenceId, year }: Named, isHeld: boolean) {
  const client = useQueryClient()
  const events = yearEvents(year)
  const { data, isPending, isFetching } = useQuery({ ...events, enabled: !isHeld })
  const isOutdated = isFetching && client.getQueryState(events.queryKey)?.isInvalidated === true
  const event = data?.events.find(({ _id }) => _id === id)
  const found = isOutdated ? null : editedIn(event, occurrenceId)
  return { found, isMissing: found === null && !isOutdated && !isPending }
}

/** The event by itself, where the year on the page does not have it. */
function useEventAlone({ id, occurrenceId }: Named, isWanted: boolean) {
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

/**
 * The event as it was when the dialog opened. What arrives later (a live update, a deletion elsewhere) does not touch
 * what somebody is typing; saving finds out.
 */
export function useOpenedEvent(named: Named) {
  const [held, setHeld] = useState<EditedEvent | null>(null)
  const inYear = useEventInYear(named, held !== null)
  const { found: alone, ...rest } = useEventAlone(named, held === null && inYear.isMissing)
  const found = inYear.found ?? alone
  if (held === null && found !== null) setHeld(found)
  return { found: held ?? found, ...rest }
}
