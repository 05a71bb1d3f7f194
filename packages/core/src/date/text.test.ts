import { expect, it } from 'vitest'
import { dayOf } from './day.ts'
import { dateOf, dayOfText, daysLater, knownDay } from './text.ts'

it('puts a day, or the day of a wall time, so many days later', () => {
  expect(daysLater('2027-12-31', 1)).toBe('2028-01-01')
  expect(daysLater('2028-03-01T08:30', -1)).toBe('2028-02-29T08:30')
})

it('throws for a text that is no day, instead of counting from 1970', () => {
  for (const text of ['', 'tomorrow', '2027-02-30', '2027-2-3']) expect(() => daysLater(text, 1)).toThrow(RangeError)
})

it('tells the date and the day of a day and of a local time', () => {
  expect(dateOf('2026-05-20T09:30')).toBe('2026-05-20')
  for (const text of ['2026-05-20', '2026-05-20T09:30']) {
    expect(dayOfText(text)).toBe(dayOf(2026, 5, 20))
    expect(knownDay(text)).toBe(dayOf(2026, 5, 20))
  }
})

it('tells no day of what is typed so far, and throws where one was known', () => {
  for (const text of ['', '2026-05', '2026-02-30T10:00']) {
    expect(dayOfText(text)).toBeNull()
    expect(() => knownDay(text)).toThrow(RangeError)
  }
})
