import type { ImportReport } from '@dodici/contract/types'
import { yearOf } from '@dodici/core/date'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { yearWindow } from '../../address/shown-months.ts'
import { useCalendarAddress } from '../../address/use-calendar-address.ts'
import { yearEvents, yearEventsKey, type YearEvents } from '../../api/year.queries.ts'
import { useToday } from '../../ui/today.ts'
import { importing } from './import.queries.ts'
import { yearToShow } from './year-to-show.ts'

/**
 * Navigates to the first imported year, unless the shown year has some of it. That is known after refetching, because a
 * series can begin long before.
 */
function useShowImported() {
  const client = useQueryClient()
  const { address, change } = useCalendarAddress()
  const window = yearWindow(yearOf(useToday()))
  return async (report: ImportReport, before: number) => {
    const year = yearToShow(report, window)
    if (report.added === 0 || year === null || year === address.year) return
    const { events } = await client.query({ ...yearEvents(address.year), staleTime: 0 })
    if (events.length === before) change({ year }, { replace: true })
  }
}

/** The write: runs or aborts the import, and navigates to its year. */
export function useImport(file: File, onDone: () => void) {
  const client = useQueryClient()
  const { address } = useCalendarAddress()
  const show = useShowImported()
  const abort = useRef<AbortController | null>(null)
  const { mutate, isPending, error, reset } = useMutation(importing)
  const start = (calendarId: string) => {
    abort.current = new AbortController()
    const before = client.getQueryData<YearEvents>(yearEventsKey(address.year))?.events.length ?? 0
    mutate(
      { file, calendarId, signal: abort.current.signal },
      {
        onSuccess: ({ value }) => {
          // A failed year shows its own error.
          show(value, before).catch(() => undefined)
          onDone()
        },
        // Aborted by the person, so no failure. The server imports all of a file or nothing.
        onError: () => {
          if (abort.current?.signal.aborted) reset()
        },
      },
    )
  }
  return { start, isPending, error, reset, stop: () => abort.current?.abort() }
}
