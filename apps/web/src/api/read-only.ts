import type { QueryClient } from '@tanstack/react-query'
import { calendars } from './calendars.queries.ts'

/** Whether only its address changes what is in a calendar, as far as the page knows. */
export const isReadOnly = (client: QueryClient, calendarId: string): boolean =>
  client.getQueryData(calendars.queryKey)?.some(({ _id, kind }) => _id === calendarId && kind === 'subscribed') === true
