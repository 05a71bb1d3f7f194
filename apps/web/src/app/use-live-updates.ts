import { useQueryClient, type QueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { useNavigate } from 'react-router'
import { useCalendarAddress } from '../address/use-calendar-address.ts'
import { profile } from '../api/profile.queries.ts'
import { pathHere } from '../network/base-path.ts'
import { loadChunk } from '../ui/load-chunk.ts'
import { logFault } from '../ui/log.ts'
import { paths } from './paths.ts'
import { refreshHeard, refreshIfChanged } from './refresh.ts'
import type { RemindedOccurrence } from './reminded-occurrence.ts'

/** Delay before a failed load of the stream reader is retried; doubled each time. */
const FIRST_PAUSE = 60_000
/** After the year is there, and after a notice. */
const DELETIONS_PAUSE = 5_000

/** Shows changes by other tabs and devices. The stream reader loads after the year. */
export function useLiveUpdates(): void {
  const client = useQueryClient()
  const hearReminder = useHearReminder()
  const hear = useEffectEvent(hearReminder)
  useEffect(() => {
    let stop: (() => void) | null = null
    let timer: ReturnType<typeof setTimeout> | undefined
    const ending = new AbortController()
    const begin = async (pause: number) => {
      try {
        const { listenLive } = await loadChunk(() => import('../api/live.ts'))
        if (ending.signal.aborted) return
        stop = listenLive({
          onBegin: () => {
            void refreshIfChanged(client)
            lookForDeletions(client, ending.signal)
          },
          onChange: () => {
            refreshHeard(client)
            lookForDeletions(client, ending.signal)
          },
          onNotification: () => hear(),
          // Reading the profile distinguishes an invalid token from a passing fault, and signs out.
          onRefused: () => void client.invalidateQueries({ queryKey: profile.queryKey }),
        })
      } catch (fault) {
        if (ending.signal.aborted) return
        logFault('Error loading the live updates:', fault)
        timer = setTimeout(() => void begin(pause * 2), pause)
      }
    }
    void begin(FIRST_PAUSE)
    return () => {
      ending.abort()
      clearTimeout(timer)
      stop?.()
    }
  }, [client])
}

const waiting = new WeakSet<AbortSignal>()

/**
 * Says after a while if a device has deleted much; what says it loads then. While one is still deleting, notices come one
 * after another.
 */
function lookForDeletions(client: QueryClient, signal: AbortSignal): void {
  if (waiting.has(signal) || signal.aborted) return
  waiting.add(signal)
  const timer = setTimeout(() => {
    waiting.delete(signal)
    announceDeletions(client)
  }, DELETIONS_PAUSE)
  signal.addEventListener('abort', () => clearTimeout(timer), { once: true })
}

function announceDeletions(client: QueryClient): void {
  loadChunk(() => import('./announce-deletions.ts')).then(
    (chunk) => chunk.announceDeletions(client),
    (fault: unknown) => logFault('Error loading what says the deletions:', fault),
  )
}

/** Returns a function to call when a reminder has come; the announcement code loads then. */
function useHearReminder(): () => void {
  const client = useQueryClient()
  const navigate = useNavigate()
  const { change } = useCalendarAddress()
  const open = ({ event, occurrence }: RemindedOccurrence) => {
    if (pathHere() === paths.calendar) change({ event, occurrence })
    else void navigate({ pathname: paths.calendar, search: searchOf({ event, occurrence }) })
  }
  return () => {
    loadChunk(() => import('./announce-reminders.ts')).then(
      ({ announceReminders }) => announceReminders(client, open),
      (fault: unknown) => logFault('Error loading what says the reminders:', fault),
    )
  }
}

const searchOf = ({ event, occurrence }: RemindedOccurrence): string =>
  new URLSearchParams({ event, ...(occurrence === null ? {} : { occurrence }) }).toString()
