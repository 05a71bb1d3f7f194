import { useQuery } from '@tanstack/react-query'
import { remindedPerson } from '../../ui/reminders/reminded-person.ts'
import { profile } from '../../api/profile.queries.ts'
import type { Viewer } from './event-form.tsx'

/** Whose page it is. Before the profile has come, whatever the browser says. */
export function useViewer(): Viewer {
  const { data } = useQuery(profile)
  return {
    timezone: data?.timezone ?? Intl.DateTimeFormat().resolvedOptions().timeZone,
    startsOnSunday: data?.weekStart === 'sunday',
    reminded: remindedPerson(data),
  }
}
