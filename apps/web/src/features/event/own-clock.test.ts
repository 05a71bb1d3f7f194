import { formatWall } from '@dodici/core/date'
import { describe, expect, it } from 'vitest'
import { newDraft } from './draft.ts'
import { ownClock } from './own-clock.ts'

const course = newDraft({
  start: '2026-11-23T18:30',
  end: '2026-11-23T20:00',
  allDay: false,
  timezone: 'America/New_York',
  calendarId: 'c',
  categoryId: null,
})

const inRome = (draft: typeof course) => {
  const clock = ownClock(draft, 'Europe/Rome')
  return clock && [formatWall(clock.start), formatWall(clock.end)]
}

describe('the own clock beside an event of another zone', () => {
  it('says when that is here, the next day too', () => {
    expect(inRome(course)).toEqual(['2026-11-24T00:30', '2026-11-24T02:00'])
  })

  it('follows the zone of the end where that is another', () => {
    const flight = { ...course, endTimezone: 'Europe/Rome', endDay: '2026-11-24', endTime: '08:10' }
    expect(inRome(flight)).toEqual(['2026-11-24T00:30', '2026-11-24T08:10'])
  })

  it.each([
    ['in the own zone', { timezone: 'Europe/Rome' }],
    ['of whole days', { allDay: true }],
    ['without a zone', { timezone: null }],
    ['with an incomplete start', { startTime: '' }],
    ['in a zone that this browser does not know', { timezone: 'Mars/Olympus' }],
  ])('says nothing %s', (_, change) => {
    expect(inRome({ ...course, ...change })).toBeNull()
  })
})
