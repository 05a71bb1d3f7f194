import { describe, expect, it } from 'vitest'
import { formatDay } from '../../date/index.ts'
import { FEASTS } from './feasts.ts'

/** Days that calendars print for the United Kingdom. */
describe('a feast by the moon', () => {
  it.each([
    ['eidAlFitr', 2026, '2026-03-20'],
    ['eidAlFitr', 2028, '2028-02-26'],
    ['eidAlAdha', 2027, '2027-05-16'],
    ['ramadan', 2027, '2027-02-08'],
    ['passover', 2027, '2027-04-22'],
    ['roshHashanah', 2027, '2027-10-02'],
    ['yomKippur', 2027, '2027-10-11'],
    ['hanukkah', 2027, '2027-12-25'],
  ] as const)('has its day in each year, %s %s', (name, year, day) => {
    const found = FEASTS[name](year, null)
    expect(found === null ? null : formatDay(found)).toBe(day)
  })
})
