import type * as spec from './calendars.schemas.ts'
import { route } from '../route.ts'

export const listCalendars = route<typeof spec.listCalendars>('GET', '/calendars', 'List the own calendars')
export const createCalendar = route<typeof spec.createCalendar>('POST', '/calendars', 'Create a calendar', {
  status: 201,
})
export const updateCalendar = route<typeof spec.updateCalendar>('PATCH', '/calendars/{id}', 'Change a calendar')
export const deleteCalendar = route<typeof spec.deleteCalendar>(
  'DELETE',
  '/calendars/{id}',
  'Delete a calendar with its events, for good',
  { status: 204, answers: 'none' },
)
export const createSample = route<typeof spec.createSample>(
  'POST',
  '/sample-year',
  'Put a made-up year into a calendar of its own, unless there is one already',
)
export const deleteSample = route<typeof spec.deleteSample>(
  'DELETE',
  '/sample-year',
  'Remove the made-up year with the categories that came with it; own events in it go to another calendar',
)
export const exportCalendar = route<typeof spec.exportCalendar>(
  'GET',
  '/calendars/{id}/export.ics',
  'The calendar as an iCalendar file',
  { answers: 'calendar-file' },
)
/** The body is the file: `text/calendar`, or a file in `multipart/form-data`. */
export const importCalendar = route<typeof spec.importCalendar>(
  'POST',
  '/calendars/{id}/import',
  'Take the events of an iCalendar file into the calendar; with dryRun only say what would happen',
)
export const copyYear = route<typeof spec.copyYear>(
  'POST',
  '/calendars/{id}/copy-year',
  'Copy a year of the calendar into another one; with dryRun only say what would happen',
)
