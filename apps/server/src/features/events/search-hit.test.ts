import { searchTerms } from '@dodici/core/search'
import { expect, it } from 'vitest'
import type { ExceptionColumns } from '#server/db/schema.ts'
import type { FoundRow } from './search.queries.ts'
import { nearestHit } from './search-hit.ts'

const TODAY = 20_777
const said = {
  title: 'Mare',
  description: '',
  location: '',
  url: '',
  kind: 'event',
  status: 'confirmed',
  busy: 1,
  away: null,
  all_day: 1,
  start_at: '2026-01-01',
  end_at: '2026-01-01',
  timezone: null,
  end_timezone: null,
  category_id: null,
  ics_extra: null,
} as const

const row: FoundRow = {
  ...said,
  id: 'series',
  calendar_id: 'calendar',
  rrule: 'FREQ=DAILY',
  rdates: '[]',
  exdates: '[]',
  count_end: null,
  reminders: '[]',
  goal_id: null,
  uid: 'series',
  version: 1,
  created_at: '2026-01-01T00:00:00.000Z',
  updated_at: '2026-01-01T00:00:00.000Z',
  first_day: 20_453,
  last_day: 999_999,
}
const exceptions: ExceptionColumns[] = [
  { ...said, title: 'Monti', start_at: '2027-01-01', end_at: '2027-01-01', recurrence_id: '2026-12-24' },
]

/** What a search for some words reads of a series' rule, as that takes up to 15 ms. */
function readOf(typed: string): { title: string | undefined; start: string | undefined; expansions: number } {
  let expansions = 0
  const watched = {
    ...row,
    get exdates() {
      expansions += 1
      return row.exdates
    },
  }
  const wanted = { terms: searchTerms(typed), names: new Map(), today: TODAY, zone: 'Europe/Rome' }
  const hit = nearestHit({ row: watched, exceptions }, wanted)?.hit
  return { title: hit?.title, start: hit?.start, expansions }
}

it('reads the rule of a series only where the words are its own, and not those of its changed occurrences alone', () => {
  expect(readOf('mare')).toEqual({ title: 'Mare', start: '2026-11-20', expansions: 1 })
  expect(readOf('monti')).toEqual({ title: 'Monti', start: '2027-01-01', expansions: 0 })
  expect(readOf('mare monti')).toEqual({ title: undefined, start: undefined, expansions: 0 })
})
