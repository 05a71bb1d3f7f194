import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { useCalendarAddress } from '../address/use-calendar-address.ts'
import { loadChunk } from '../ui/load-chunk.ts'
import { logFault } from '../ui/log.ts'
import { paths } from './paths.ts'
import type { Reminded } from './reminded.ts'

/** Gives what to call when a reminder has come: what says it loads then. */
export function useHearReminder(): () => void {
  const client = useQueryClient()
  const navigate = useNavigate()
  const { change } = useCalendarAddress()
  const open = ({ event, occurrence }: Reminded) => {
    if (window.location.pathname === paths.calendar) change({ event, occurrence })
    else void navigate({ pathname: paths.calendar, search: searchOf({ event, occurrence }) })
  }
  return () => {
    loadChunk(() => import('./announce-reminders.ts')).then(
      ({ announceReminders }) => announceReminders(client, open),
      (fault: unknown) => logFault('Error loading what says the reminders:', fault),
    )
  }
}

const searchOf = ({ event, occurrence }: Reminded): string =>
  new URLSearchParams({ event, ...(occurrence === null ? {} : { occurrence }) }).toString()
