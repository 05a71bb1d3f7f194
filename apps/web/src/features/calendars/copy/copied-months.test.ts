import { dayOf } from '@dodici/core/date'
import { expect, it } from 'vitest'
import { canBeCopied, copiedMonths, daysOf, isCopied, type CopiedEvent } from './copied-months.ts'

const copied = (facts: Partial<CopiedEvent>): CopiedEvent => ({
  ...{ eventId: 'a', title: 'Dentist', categoryId: null, allDay: true, kind: 'once', note: null },
  ...{ start: '2027-03-18', end: '2027-03-18', newStart: '2028-03-16', newEnd: '2028-03-16' },
  ...facts,
})

it('puts events under the months that they start in, in the order of the year', () => {
  const march = copied({})
  const may = copied({ eventId: 'b', start: '2027-05-02T09:00', allDay: false })
  const before = copied({ eventId: 'c', start: '2019-11-04', kind: 'continues' })
  expect(copiedMonths([may, march, before], 2027)).toEqual([
    { first: dayOf(2027, 1, 1), events: [before] },
    { first: dayOf(2027, 3, 1), events: [march] },
    { first: dayOf(2027, 5, 1), events: [may] },
  ])
})

it('says the days of an all-day event, and the first of one with times', () => {
  expect(daysOf('2027-03-18', '2027-03-20', true)).toEqual([dayOf(2027, 3, 18), dayOf(2027, 3, 20)])
  expect(daysOf('2027-03-18T22:00', '2027-03-19T01:00', false)).toEqual([dayOf(2027, 3, 18), dayOf(2027, 3, 18)])
  expect(daysOf(null, null, true)).toBeNull()
})

it('takes all but what is there already or goes on by itself, and what the person says before that', () => {
  const [once, there, continues] = [copied({}), copied({ note: 'there' }), copied({ kind: 'continues' })]
  const nothing = new Map<string, boolean>()
  expect([once, there, continues].map((event) => isCopied(event, nothing))).toEqual([true, false, false])
  expect(isCopied(once, new Map([['a', false]]))).toBe(false)
  expect(isCopied(there, new Map([['a', true]]))).toBe(true)
  expect(isCopied(continues, new Map([['a', true]]))).toBe(false)
  expect(canBeCopied(continues)).toBe(false)
})
