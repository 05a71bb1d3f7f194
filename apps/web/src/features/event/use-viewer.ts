import { useQuery } from '@tanstack/react-query'
import { remindedPerson } from '../../ui/reminders/reminded-person.ts'
import { profile } from '../../api/profile.queries.ts'
import type { Viewer } from './event-form.tsx'

/** The person's settings; before the profile has loaded, the browser's. */
export function useViewer(): Viewer {
  const { data } = useQuery(profile)
  return {
    timezone: data?.timezone ?? Intl.DateTimeFormat().resolvedOptions().timeZone,
    startsOnSunday: data?.weekStart === 'sunday',
    reminded: remindedPerson(data),
  }
}
