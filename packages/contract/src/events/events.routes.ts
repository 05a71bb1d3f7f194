import type * as spec from './events.schemas.ts'
import type * as heatmap from './heatmap.schemas.ts'
import type * as pages from './pages.schemas.ts'
import type * as quickAdd from './quick-add.schemas.ts'
import type * as search from './search.schemas.ts'
import { route } from '../route.ts'

/**
 * Each event once, with those of its occurrences that touch the year, in the person's own zone. Answers 304 for the
 * present ETag in `If-None-Match`; `X-Truncated: true` where there were more occurrences than an answer holds, or
 * series that take too long to work out. Searches, goals, reviews and analyses say the latter in the same way.
 */
export const listEvents = route<typeof spec.listEvents>('GET', '/events', 'The events of a year')
export const readEvent = route<typeof spec.readEvent>('GET', '/events/{id}', 'One event')
export const createEvent = route<typeof spec.createEvent>('POST', '/events', 'Create an event', { status: 201 })
export const updateEvent = route<typeof spec.updateEvent>(
  'PATCH',
  '/events/{id}',
  'Change an event; of a series, say which part by scope and occurrence',
)
export const deleteEvent = route<typeof spec.deleteEvent>(
  'DELETE',
  '/events/{id}',
  'Delete an event; of a series, say which part by scope and occurrence',
  { status: 204, answers: 'none' },
)
export const changeEvents = route<typeof spec.changeEvents>(
  'POST',
  '/events/batch',
  'Move, resize, copy, file or delete several events as one change, all or none',
)
export const listEventsInRange = route<typeof pages.listEventsInRange>(
  'GET',
  '/events/range',
  'The events of some days, a page at a time',
)
export const listEventsSince = route<typeof pages.listEventsSince>(
  'GET',
  '/events/since',
  'The events that have changed since a change, a page at a time',
)
export const readHeatmap = route<typeof heatmap.readHeatmap>('GET', '/events/heatmap', 'How full each day of a year is')
export const searchEvents = route<typeof search.searchEvents>(
  'GET',
  '/events/search',
  'Find events of all years by words, accents and case ignored',
)
export const streamChanges = route<typeof spec.streamChanges>(
  'GET',
  '/events/stream',
  'Live updates as server-sent events: one `change` with the sequence for each write',
  { answers: 'event-stream' },
)

/** Answers what was read of the text, with the event that was made of it. */
export const quickAddEvent = route<typeof quickAdd.quickAddEvent>(
  'POST',
  '/events/quick-add',
  'Create an event from one line of text, Italian or English; with dryRun only say what would be created',
)
