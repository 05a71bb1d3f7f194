import { describe, expect, it, vi } from 'vitest'
import { hourCycleOf, usualHourCycle, writeTime } from './hour-cycle.ts'

describe('the hour cycle', () => {
  it.each([
    ['it', null, 'h23'],
    ['it', 'IT', 'h23'],
    ['en', null, 'h23'],
    ['en', 'GB', 'h23'],
    ['en', 'US', 'h12'],
    ['en', 'IN', 'h12'],
  ] as const)('is usual for %s in %s: %s', (language, country, expected) => {
    expect(hourCycleOf('locale', language, country)).toBe(expected)
  })

  it('is that of a locale where no more is known', () => {
    expect(['en-US', 'en-GB', 'it-IT', 'it'].map(usualHourCycle)).toEqual(['h12', 'h23', 'h23', 'h23'])
  })

  it('is looked up once for a country, however many times are written', () => {
    const format = vi.spyOn(Intl, 'DateTimeFormat')
    const cycles = Array.from({ length: 100 }, () => hourCycleOf('locale', 'en', 'AU'))
    expect(new Set(cycles)).toEqual(new Set(['h12']))
    expect(format).toHaveBeenCalledTimes(1)
    format.mockRestore()
  })

  it('is the one that was chosen, wherever one is', () => {
    expect(hourCycleOf('h12', 'it', 'IT')).toBe('h12')
    expect(hourCycleOf('h23', 'en', 'US')).toBe('h23')
  })

  it.each([
    [0, '00:00', '12:00 AM'],
    [5, '00:05', '12:05 AM'],
    [545, '09:05', '9:05 AM'],
    [720, '12:00', '12:00 PM'],
    [1000, '16:40', '4:40 PM'],
    [1440 * 20_000 + 1439, '23:59', '11:59 PM'],
    [-60, '23:00', '11:00 PM'],
  ])('writes minute %i as %s, or %s', (wall, by24, by12) => {
    for (const language of ['it', 'en']) {
      expect(writeTime(wall, 'h23', language)).toBe(by24)
      expect(writeTime(wall, 'h12', language)).toBe(by12.replace(' ', '\u202F'))
    }
  })
})
