import { formatDay, parseDay, yearSpan } from '@dodici/core/date'
import { PLAIN_RULES } from '@dodici/core/load'
import { yearItems } from '@dodici/core/year'
import { expect, it } from 'vitest'
import { sampleEvent } from '../../test/samples.ts'
import { bridgeOffers, quietOffers, weekendOffers, wishOffers, type Ground, type Offer } from './offers.ts'

const day = (date: string): number => parseDay(date) ?? 0

const HOLIDAYS = ['2027-12-08', '2027-12-27', '2028-01-06'].map((date) => ({ day: day(date), name: date }))

const EVENTS = [
  sampleEvent({ _id: 'away', title: 'Rome', start: '2028-01-01', end: '2028-01-02', away: true }),
  sampleEvent({ _id: 'cup', title: 'Tennis cup', start: '2027-12-11', end: '2027-12-12' }),
]

const ground = (events = EVENTS): Ground => ({
  items: yearItems(events),
  holidays: HOLIDAYS,
  rules: PLAIN_RULES,
  span: { first: day('2027-12-02'), last: yearSpan(2027).last },
  whole: { first: day('2027-12-02'), last: yearSpan(2028).last },
})

const written = (offers: readonly Offer[] | null) =>
  offers?.map(({ first, last, leave }) => `${formatDay(first)}..${formatDay(last)} ${leave}`) ?? null

const wish = { kind: 'off', days: 9, period: null, unread: [] } as const

it('reaches over New Year, with leave of the old year alone, and not into days on which somebody is away', () => {
  const leave = { leave: 4, least: 9 }
  const holidays = HOLIDAYS.slice(1)
  expect(written(bridgeOffers({ ...ground([]), holidays }, leave).offers)?.[0]).toBe('2027-12-25..2028-01-02 4')
  expect(bridgeOffers({ ...ground(), holidays }, leave).use.days).toBe(0)
})

it('lists the best use first, and then bridges that overlap none of it', () => {
  const { offers } = bridgeOffers(ground([]), { leave: 1, least: 4 })
  expect(offers.map(({ isBest }) => isBest)).toEqual([true, false])
  expect(written(offers)).toEqual(['2027-12-24..2027-12-27 1', '2027-12-04..2027-12-08 2'])
})

it('finds quiet days and weekends from today on, with what is on then', () => {
  const weekends = weekendOffers(ground())
  expect(written(weekends)).toEqual([
    '2027-12-04..2027-12-05 0',
    '2027-12-18..2027-12-19 0',
    '2027-12-25..2027-12-26 0',
    '2027-12-11..2027-12-12 0',
  ])
  expect(weekends.at(-1)?.events.map(({ title }) => title)).toEqual(['Tennis cup'])
  expect(quietOffers(ground(), 31)).toEqual([])
})

it('finds a wish in the days that it names, of next year too, and says where those are over', () => {
  const period = { first: day('2028-01-01'), last: day('2028-01-16') }
  expect(written(wishOffers(ground(), { ...wish, period }, 5))).toEqual(['2028-01-08..2028-01-16 5'])
  expect(wishOffers(ground(), { ...wish, period: { first: 0, last: 9 } }, 5)).toBeNull()
})
