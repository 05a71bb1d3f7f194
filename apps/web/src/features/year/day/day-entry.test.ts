import { dayOf } from '@dodici/core/date'
import { yearItems } from '@dodici/core/year'
import type { Event } from '@dodici/contract/types'
import { describe, expect, it } from 'vitest'
import { texts } from '../../../i18n/texts.ts'
import { sampleEvent } from '../../../test/samples.ts'
import { entryOf, partsOfDay, type ItemFacts } from './day-entry.ts'

const march = (date: number) => dayOf(2027, 3, date)
const noFacts: ItemFacts = { category: null, rrule: null }

function entry(facts: Partial<Event>, date: number, more: Partial<ItemFacts> = {}) {
  const t = texts.changeLanguage('it')
  const [item] = yearItems([sampleEvent(facts)])
  return entryOf(item!, march(date), { ...noFacts, ...more }, t)
}

describe('an entry of a day', () => {
  it('has the clock times of what begins and ends on it', () => {
    const dinner = { start: '2027-03-18T19:00', end: '2027-03-18T21:30' }
    expect(entry(dinner, 18)).toMatchObject({ from: '19:00', until: '21:30', details: '' })
  })

  it('has no times for what takes the whole day', () => {
    expect(entry({ start: '2027-03-18' }, 18, { category: 'Lavoro' })).toMatchObject({
      from: null,
      until: null,
      details: 'Lavoro',
    })
  })

  it('says from when to when a trip lasts, and which of its days this is', () => {
    const trip = { start: '2027-03-15', end: '2027-03-24' }
    const { details } = entry(trip, 18, { category: 'Studio' })
    expect(details).toBe('Studio · lun 15 mar – mer 24 mar, giorno 4 di 10')
  })

  it('says only which of its days this is where there is little room', () => {
    const trip = { start: '2027-03-15', end: '2027-03-24' }
    const { details } = entry(trip, 18, { category: 'Studio', isBrief: true })
    expect(details).toBe('Studio · giorno 4 di 10')
  })

  it('says until when a night out lasts, which belongs to the day it began on', () => {
    const party = { start: '2027-03-18T22:00', end: '2027-03-19T02:00' }
    expect(entry(party, 18)).toMatchObject({ from: '22:00', until: null, details: 'fino alle 02:00' })
  })

  it.each([
    ['01:30', 'fino alle 01:30'],
    ['00:30', 'fino alle 00:30'],
    ['11:00', 'fino alle 11:00'],
    ['21:00', 'fino alle 21:00'],
  ])('says until when in good Italian: %s', (end, words) => {
    const fair = { start: '2027-03-17T09:00', end: `2027-03-19T${end}` }
    const days = [18, 19].map((day) => entry(fair, day))
    expect(days.map(({ details }) => details).join()).toContain(words)
  })

  it('says midnight in words', () => {
    const fair = { start: '2027-03-18T09:00', end: '2027-03-20T00:00' }
    expect(entry(fair, 19).details).toMatch(/fino a mezzanotte$/)
  })

  it('says on the last of several days when it ends', () => {
    const fair = { start: '2027-03-18T09:00', end: '2027-03-20T13:00' }
    expect(entry(fair, 18).from).toBe('09:00')
    expect(entry(fair, 20).details).toMatch(/giorno 3 di 3 · fino alle 13:00$/)
  })

  it('says how it repeats, and what is special about it', () => {
    const series = { start: '2027-03-18T17:00', end: '2027-03-18T18:00', status: 'tentative' } as const
    const { details } = entry(series, 18, { category: 'Famiglia', rrule: 'FREQ=WEEKLY' })
    expect(details).toBe('Famiglia · ogni settimana · provvisorio')
    const exam = entry({ start: '2027-03-18', kind: 'milestone' }, 18)
    expect(exam.details).toBe('traguardo')
  })
})

describe('the two parts of a day', () => {
  it('are what has no time on it, and what begins at a time', () => {
    const items = yearItems([
      sampleEvent({ _id: 'whole', start: '2027-03-18' }),
      sampleEvent({ _id: 'underway', start: '2027-03-17T09:00', end: '2027-03-19T18:00' }),
      sampleEvent({ _id: 'meeting', start: '2027-03-18T10:00', end: '2027-03-18T11:00' }),
    ])
    const { allDay, timed } = partsOfDay(items, march(18))
    expect(allDay.map(({ id }) => id)).toEqual(['whole', 'underway'])
    expect(timed.map(({ id }) => id)).toEqual(['meeting'])
  })
})
