import { formatDay, januaryOf } from '@dodici/core/date'
import { expect, it } from 'vitest'
import type { ProposedItem } from '../../address/proposed-items.ts'
import { withProposed } from './with-proposed.ts'

const offered = (facts: Partial<ProposedItem> = {}): ProposedItem => ({
  _id: 'item-1',
  title: 'Long run',
  start: '2027-03-20',
  end: '2027-03-21',
  allDay: true,
  kind: 'event',
  categoryId: null,
  calendarId: 'calendar-1',
  ...facts,
})

it('draws what is offered as uncertain, counted nowhere, under an id of no event', () => {
  const [item] = withProposed([], [offered()], januaryOf(2027))
  expect(item).toMatchObject({
    id: 'offered-item-1',
    title: 'Long run',
    status: 'tentative',
    isLoad: false,
    isOffered: true,
  })
  expect([item?.first ?? 0, item?.last ?? 0].map(formatDay)).toEqual(['2027-03-20', '2027-03-21'])
})

it('draws what is in the year alone, and nothing that is only half typed', () => {
  const items = withProposed([], [offered()], januaryOf(2027))
  expect(withProposed(items, [], januaryOf(2027))).toBe(items)
  expect(withProposed(items, [offered()], januaryOf(2026))).toBe(items)
  for (const half of [{ start: '' }, { end: '2027-02-30' }, { start: '2027-03-20T09', allDay: false }]) {
    expect(withProposed(items, [offered(half)], januaryOf(2027))).toBe(items)
  }
  expect(
    withProposed([], [offered({ start: '2027-03-20T09:00', end: '2027-03-20T10:00', allDay: false })], januaryOf(2027)),
  ).toHaveLength(1)
})

it('takes an end that was passed by the start for the start', () => {
  const [item] = withProposed([], [offered({ end: '2027-03-01' })], januaryOf(2027))
  expect(formatDay(item?.last ?? 0)).toBe('2027-03-20')
})
