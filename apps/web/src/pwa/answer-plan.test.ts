import { describe, expect, it } from 'vitest'
import { cacheName, isAway, planFor, staleCaches } from './answer-plan.ts'
import { precacheOf, type BuiltFile } from './precache.ts'

const ORIGIN = 'https://dodici.example.org'
const files = new Set(['/assets/index-1.js', '/before-paint.js'])

const plan = (path: string, facts: { method?: string; mode?: string } = {}) =>
  planFor(
    { method: 'GET', mode: 'cors', url: new URL(path, ORIGIN).href, ...facts },
    { origin: ORIGIN, base: '', files },
  )

describe('how the service worker answers', () => {
  it.each(['/api/v1/events?year=2027', '/api/v1/users/profile', '/api', '/api/docs', '/api/v1/events/stream'])(
    'leaves %s alone, however it is asked for',
    (path) => {
      expect([plan(path), plan(path, { mode: 'navigate' }), plan(path, { method: 'POST' })]).toEqual(
        Array(3).fill('leave'),
      )
    },
  )

  it.each(['/', '/calendar?year=2027', '/reset-password?token=x', '/nowhere', '/apiary'])(
    'gives the page to whoever goes to %s',
    (path) => expect(plan(path, { mode: 'navigate' })).toBe('page'),
  )

  it('gives the files of this version, and no others', () => {
    expect(
      ['/assets/index-1.js', '/before-paint.js', '/assets/index-0.js', '/robots.txt'].map((path) => plan(path)),
    ).toEqual(['file', 'file', 'leave', 'leave'])
  })

  it('leaves alone who goes to a file, what is written, and what is elsewhere', () => {
    expect(plan('/robots.txt', { mode: 'navigate' })).toBe('leave')
    expect(plan('/calendar', { mode: 'navigate', method: 'POST' })).toBe('leave')
    expect(plan('https://elsewhere.example.org/assets/index-1.js')).toBe('leave')
  })

  it('takes a server that is away from one that has an answer', () => {
    expect([502, 503, 504].map(isAway)).toEqual([true, true, true])
    expect([200, 404, 500].map(isAway)).toEqual([false, false, false])
  })

  it('takes away the caches of its other versions, and nobody else’s', () => {
    expect(staleCaches([cacheName('', 'a'), cacheName('', 'b'), 'of-a-library'], '', 'b')).toEqual([cacheName('', 'a')])
  })
})

const built = (fileName: string, facts: Partial<BuiltFile> = {}): BuiltFile => ({
  fileName,
  isOfEntry: false,
  isReporting: false,
  ...facts,
})

describe('what is kept', () => {
  const precache = precacheOf(
    [
      built('assets/index-1.js', { isOfEntry: true }),
      built('assets/index-1.css', { isOfEntry: true }),
      built('assets/signed-in-1.js'),
      built('assets/sentry-1.js', { isReporting: true }),
      built('assets/archivo-latin-wdth-normal-1.woff2'),
      built('assets/archivo-latin-ext-wdth-normal-1.woff2'),
      built('assets/planner-1.webp'),
      built('index.html'),
    ],
    'v1',
  )

  it('first is only what the page names itself, so that the languages and dialogs wait for an idle page', () => {
    expect(precache.first).toEqual(['/before-paint.js', '/favicon.svg', '/assets/index-1.js', '/assets/index-1.css'])
  })

  it('later is what draws beside, without pictures, rare letters and error reporting', () => {
    expect(precache.later).toEqual(['/assets/signed-in-1.js', '/assets/archivo-latin-wdth-normal-1.woff2'])
  })

  it('never is anything of the API', () => {
    expect([precache.page, ...precache.first, ...precache.later].filter((path) => path.includes('/api'))).toEqual([])
  })
})
