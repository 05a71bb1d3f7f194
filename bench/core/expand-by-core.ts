// Run as a process of its own by `expansion.ts`.
import { yearSpan } from '../../packages/core/src/date/index.ts'
import { occurrencesOf } from '../../packages/core/src/recurrence/index.ts'
import { printExpansion } from './expansion-clock.ts'
import { YEAR, ZONE } from './mixed-rules.ts'

const window = { ...yearSpan(YEAR), zone: ZONE }
const times = { allDay: false, timezone: ZONE, endTimezone: null, rdates: [], exdates: [], exceptions: [] }

printExpansion(({ start, rule }) => {
  const series = { ...times, start, end: start.replace('T09:30', 'T10:30'), rrule: rule }
  return occurrencesOf(series, window).occurrences.length
})
