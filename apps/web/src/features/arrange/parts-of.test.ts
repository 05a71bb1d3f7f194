import type { Event } from '@dodici/contract/types'
import { yearItems, type Arrangement } from '@dodici/core/year'
import { describe, expect, it } from 'vitest'
import { sampleEvent } from '../../test/samples.ts'
import { batchOf, partsOf, scopesFor } from './parts-of.ts'

const trip = sampleEvent({ _id: 'trip', version: 4 })
const gym = sampleEvent({
  _id: 'gym',
  version: 7,
  recurrence: 'FREQ=WEEKLY',
  start: '2027-05-03T18:00',
  end: '2027-05-03T19:00',
  allDay: false,
  occurrences: ['2027-05-03T18:00', '2027-05-10T18:00'].map((start) => ({
    start,
    end: start.replace('18:', '19:'),
    recurrenceId: start,
  })),
})
const events = new Map<string, Event>([trip, gym].map((event) => [event._id, event]))
const [tripItem, first, second] = yearItems([trip, gym])
const move = { kind: 'shift', startDays: 2, endDays: 2 } as const
const of = (items: readonly (typeof tripItem)[], action: Arrangement['action'] = move): Arrangement => ({
  items: items.flatMap((item) => item ?? []),
  action,
})

describe('what is asked before a change', () => {
  it.each([
    ['nothing for an event that does not repeat', of([tripItem]), []],
    ['which part for an occurrence', of([second]), ['this', 'following', 'all']],
    ['the same without "following" for the first one', of([first]), ['this', 'all']],
    ['one answer for several occurrences', of([first, second, tripItem]), ['this', 'all']],
    ['nothing for a copy', of([second], { kind: 'copy', days: 7 }), []],
  ])('is %s', (_name, arrangement, expected) => {
    expect(scopesFor(arrangement, events)).toEqual(expected)
  })
})

describe('what goes to the server', () => {
  const sent = (arrangement: Arrangement, scope: 'this' | 'following' | 'all') =>
    batchOf(partsOf(arrangement, scope), arrangement.action, events)

  it('names an event by its version, and says no part of what does not repeat', () => {
    expect(sent(of([tripItem]), 'this')).toEqual({ events: [{ _id: 'trip', version: 4 }], action: move })
  })

  it('names each occurrence', () => {
    expect(sent(of([first, second]), 'this').events).toEqual([
      { _id: 'gym', version: 7, scope: 'this', occurrence: '2027-05-03T18:00' },
      { _id: 'gym', version: 7, scope: 'this', occurrence: '2027-05-10T18:00' },
    ])
  })

  it('names a series once that is meant as a whole', () => {
    expect(sent(of([first, second]), 'all').events).toEqual([{ _id: 'gym', version: 7, scope: 'all' }])
  })

  it('says nothing of an event that is no longer at hand', () => {
    expect(batchOf(partsOf(of([tripItem]), 'this'), move, new Map()).events).toEqual([])
  })
})
