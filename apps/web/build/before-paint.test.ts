import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createContext, runInContext } from 'node:vm'
import { dayOf } from '@dodici/core/date'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { readAddress } from '../src/address/calendar-address.ts'
import { yearsTouched } from '../src/address/shown-months.ts'
import { usualFrom } from '../src/address/year-start.ts'

const source = readFileSync(join(import.meta.dirname, '..', 'public', 'before-paint.js'), 'utf8')

beforeEach(() => {
  vi.useFakeTimers({ now: new Date(2026, 10, 30, 10), toFake: ['Date'] })
})

afterEach(() => {
  vi.useRealTimers()
})

/** What is asked for before the first paint of an address, by somebody with these values stored in the browser. */
function askedAt(address: string, stored: Readonly<Record<string, string>>): string[] {
  const { pathname, search } = new URL(address, 'http://localhost')
  const asked: string[] = []
  const page = {
    ...{ Date, URLSearchParams, AbortController, AbortSignal, setTimeout },
    document: { documentElement: { dataset: {} }, querySelector: () => null, addEventListener: () => undefined },
    location: { pathname, search },
    localStorage: { getItem: (name: string) => stored[name] ?? null },
    matchMedia: () => ({ matches: false }),
    addEventListener: () => undefined,
    DataTransfer: Object,
    fetch: async (path: string, { headers }: RequestInit) => {
      asked.push(path)
      expect(headers).toEqual({ Authorization: 'Bearer secret' })
    },
  }
  runInContext(source, createContext(page))
  return asked
}

const signedIn = { token: 'secret' }
const years = (asked: readonly string[]) => asked.flatMap((path) => /year=(\d+)/.exec(path)?.[1] ?? [])

it('asks at once for all that the first drawing of a year waits for', () => {
  expect(askedAt('/calendar', signedIn)).toEqual([
    '/api/v1/events?year=2026',
    '/api/v1/categories',
    '/api/v1/calendars',
  ])
})

it.each([
  ['/calendar', 1],
  ['/calendar', 0],
  ['/calendar', 7],
  ['/calendar', 12],
  ['/calendar?year=2029&view=heat', 7],
  ['/calendar?from=2025-07', 1],
  ['/calendar?from=2027-01', 7],
  ['/calendar?from=2025-13&year=2027', 1],
  ['/calendar?from=July', 9],
])('asks at once for the very years that the page shows at %s, where years begin in month %d', (address, start) => {
  const day = dayOf(2026, 11, 30)
  const defaults = { currentYear: 2026, from: usualFrom(start, day), view: 'planner' } as const
  const shown = yearsTouched(readAddress(new URL(address, 'http://localhost').searchParams, defaults).from)
  const stored = { ...signedIn, 'year-start': JSON.stringify({ month: start }) }
  expect(years(askedAt(address, stored))).toEqual(shown.map(String))
})

it.each(['', 'null', '{"month":13}', '{"month":"7"}', '['])('takes January where what is stored is %o', (text) => {
  expect(years(askedAt('/calendar', { ...signedIn, 'year-start': text }))).toEqual(['2026'])
})

it('asks for nothing where nobody is signed in, or where no year is shown', () => {
  expect(askedAt('/calendar', {})).toEqual([])
  expect(askedAt('/profile', signedIn)).toEqual([])
})
