import { expect, it } from 'vitest'
import { daysLater } from './text.ts'

it('puts a day, or the day of a wall time, so many days later', () => {
  expect(daysLater('2027-12-31', 1)).toBe('2028-01-01')
  expect(daysLater('2028-03-01T08:30', -1)).toBe('2028-02-29T08:30')
})

it('throws for a text that is no day, instead of counting from 1970', () => {
  for (const text of ['', 'tomorrow', '2027-02-30', '2027-2-3']) expect(() => daysLater(text, 1)).toThrow(RangeError)
})
