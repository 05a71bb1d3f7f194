import { describe, expect, it } from 'vitest'
import { formatAgo, formatInstantDay } from './format-instant.ts'
import { texts } from './texts.ts'

const NOW = Date.parse('2027-03-18T10:00:00Z')

describe('how long ago an instant was', () => {
  it.each([
    ['2027-03-18T09:59:30Z', null, null],
    ['2027-03-18T10:05:00Z', null, null],
    ['2027-03-18T09:55:00Z', '5 minutes ago', '5 minuti fa'],
    ['2027-03-18T07:00:00Z', '3 hours ago', '3 ore fa'],
    ['2027-03-17T09:00:00Z', 'yesterday', 'ieri'],
    ['2027-01-10T09:00:00Z', '2 months ago', '2 mesi fa'],
    ['2020-01-10T09:00:00Z', '7 years ago', '7 anni fa'],
  ])('%s is %s, in Italian %s', (instant, english, italian) => {
    texts.changeLanguage('en')
    expect(formatAgo(instant, NOW)).toBe(english)
    texts.changeLanguage('it')
    expect(formatAgo(instant, NOW)).toBe(italian)
    texts.changeLanguage('en')
  })

  it('is on the day that the clocks of the zone have', () => {
    expect(formatInstantDay('2027-03-18T23:30:00Z', 'Europe/Rome')).toMatch(/19/)
    expect(formatInstantDay('2027-03-18T23:30:00Z', 'UTC')).toMatch(/18/)
  })
})
