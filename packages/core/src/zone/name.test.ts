import { describe, expect, it } from 'vitest'
import { isZone } from './index.ts'

describe('isZone', () => {
  it.each([
    'Europe/Rome',
    'UTC',
    'Etc/GMT+5',
    'America/Argentina/Buenos_Aires',
    'Asia/Calcutta',
    'US/Eastern',
    'EST5EDT',
  ])('knows %s', (name) => {
    expect(isZone(name)).toBe(true)
  })

  it.each([
    'Mars/X',
    '',
    'europe/rome',
    '+01:00',
    'W. Europe Standard Time',
    'Europe/Rome ',
    '2026-01-01T00:00Z[Europe/Rome]',
    '../etc/passwd',
    '__proto__',
    `Europe/${'R'.repeat(100)}`,
  ])('does not know %j', (name) => {
    expect(isZone(name)).toBe(false)
    expect(isZone(name)).toBe(false)
  })

  it('knows every zone of the runtime', () => {
    expect(Intl.supportedValuesOf('timeZone').filter((name) => !isZone(name))).toEqual([])
  })

  it('goes on knowing when more names were asked than it remembers', () => {
    for (let index = 0; index < 1_100; index += 1) expect(isZone(`Mars/${index}`)).toBe(false)
    expect(isZone('Europe/Rome')).toBe(true)
  })
})
