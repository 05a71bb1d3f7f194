import { afterEach, describe, expect, it, vi } from 'vitest'
import { browserFacts } from './browser-facts.ts'

const inZone = (timeZone: string) =>
  vi.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions').mockReturnValue({
    ...new Intl.DateTimeFormat().resolvedOptions(),
    timeZone,
  })

afterEach(() => vi.restoreAllMocks())

describe('what the browser knows of a new person', () => {
  it.each([
    ['Europe/Rome', ['it-IT', 'it'], 'IT'],
    ['Europe/Rome', ['en-US', 'en'], 'IT'],
    ['Europe/Rome', ['it'], 'IT'],
    ['Europe/Berlin', ['de'], 'DE'],
    ['America/New_York', ['en-GB', 'en-US'], 'US'],
    ['UTC', ['en-AU'], 'AU'],
    ['UTC', ['en'], null],
  ])('in %s with %j, the country is %s', (zone, locales, country) => {
    inZone(zone)
    expect(browserFacts(locales)).toEqual({ timezone: zone, country })
  })

  it('is nothing of a zone where there is none', () => {
    inZone('Etc/Unknown')
    expect(browserFacts(['it-IT'])).toEqual({ country: 'IT' })
  })

  it('is what the other languages say where one is none', () => {
    inZone('UTC')
    expect(browserFacts(['en-US@posix', 'it-IT'])).toEqual({ timezone: 'UTC', country: 'IT' })
  })
})
