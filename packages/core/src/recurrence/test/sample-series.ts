import type { Exception, Series } from '../../event/index.ts'
import { parseDay, type Day } from '../../date/index.ts'
import { occurrencesOf, type Expansion } from '../index.ts'

/** An hour at 10:00 in Rome on Monday 5 January 2026, with the given differences. */
export const seriesWith = (change: Partial<Series>): Series => ({
  allDay: false,
  start: '2026-01-05T10:00',
  end: '2026-01-05T11:00',
  timezone: 'Europe/Rome',
  endTimezone: null,
  rrule: null,
  rdates: [],
  exdates: [],
  exceptions: [],
  ...change,
})

/** An event at a single moment: `start` is a day, or a wall time in Rome. */
export const momentOf = (start: string, change: Partial<Series> = {}): Series => {
  const allDay = !start.includes('T')
  return seriesWith({ allDay, start, end: start, timezone: allDay ? null : 'Europe/Rome', ...change })
}

/** The same occurrence at another time, in Rome. */
export const exceptionOf = (recurrenceId: string, change: Partial<Exception> = {}): Exception => ({
  recurrenceId,
  title: 'Changed',
  description: '',
  location: '',
  url: '',
  kind: 'event',
  status: 'confirmed',
  busy: true,
  away: null,
  allDay: false,
  start: recurrenceId,
  end: recurrenceId,
  timezone: 'Europe/Rome',
  endTimezone: null,
  ...change,
})

/** The day of a `YYYY-MM-DD` that is one. */
export function dayFrom(text: string): Day {
  const day = parseDay(text)
  if (day === null) throw new Error(`Not a day: ${text}`)
  return day
}

/** What a viewer in a zone sees of a series between two days. */
export const expand = (series: Series, first: string, last: string, zone = 'Europe/Rome'): Expansion =>
  occurrencesOf(series, { first: dayFrom(first), last: dayFrom(last), zone })

/** The same, the starts alone. */
export const startsOf = (series: Series, first: string, last: string, zone = 'Europe/Rome'): string[] =>
  expand(series, first, last, zone).occurrences.map(({ start }) => start)
