import { parseDay, type Day } from '@dodici/core/date'
import { yearItems } from '@dodici/core/year'
import { describe, expect, it } from 'vitest'
import { sampleCategory, sampleEvent } from '../../../test/samples.ts'
import { findItems } from './find-items.ts'
import { hitsIn } from './hits.ts'

const day = (text: string): Day => parseDay(text) ?? 0
const events = [
  sampleEvent({ _id: 'trip', title: 'Perù', start: '2027-03-30', end: '2027-04-02' }),
  sampleEvent({ _id: 'dentist', title: 'Dentist', location: 'Lima', categoryId: 'category-work' }),
]
const items = yearItems(events)
const find = (query: string) =>
  findItems(items, { events, categories: [sampleCategory({ name: 'Salute' })], query })?.map(({ id }) => id) ?? null

describe('what a search finds in a year', () => {
  it.each([
    ['peru', ['trip']],
    ['LIMA', ['dentist']],
    ['#salute', ['dentist']],
    ['#peru', []],
    ['  ', null],
  ])('%s', (query, ids) => expect(find(query)).toEqual(ids))

  it('marks the days of what a stretch does not draw by itself, and stays the same object while it is the same', () => {
    const found = items.filter(({ id }) => id === 'trip')
    const march = { first: day('2027-03-01'), last: day('2027-03-31'), holdsItem: () => false, drawn: {}, items: [] }
    const hits = hitsIn(found, march)
    expect([...hits.days]).toEqual([day('2027-03-30'), day('2027-03-31')])
    expect(hitsIn([...found], march)).toBe(hits)
    expect(hitsIn(found, { ...march, items: found }).days.size).toBe(0)
    expect(hitsIn([], march).items.size).toBe(0)
  })

  it('marks all days that are pointed at, whatever lies on them', () => {
    const march = { first: day('2027-03-01'), last: day('2027-03-31'), holdsItem: () => false, drawn: {}, items }
    const pointedAt = { first: day('2027-03-30'), last: day('2027-04-05') }
    expect([...hitsIn(items, march, pointedAt).days]).toEqual([day('2027-03-30'), day('2027-03-31')])
  })
})
