import { routes } from '@dodici/contract/routes'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { storeSession } from '../api/stored-session.ts'
import { answerCalendar } from '../test/calendar-answers.ts'
import { callsOf, fail } from '../test/fake-api.ts'
import { sampleUser } from '../test/samples.ts'
import { takeLogged } from '../test/setup.ts'
import { setNow } from '../test/set-now.ts'
import type { TextPart } from '../i18n/start.ts'
import { firstPage, pages } from './page-routes.tsx'
import { preload } from './preload.ts'

vi.mock('./calendar-page.tsx', () => ({ CalendarPage: () => null }))

const years = () => callsOf(routes.listEvents).map(({ query }) => query.year)
const holidays = () => callsOf(routes.listHolidays).map(({ query }) => query)

/** Which texts were asked for beside those of every page. */
async function preloadAt(address: string): Promise<readonly TextPart[] | undefined> {
  window.history.replaceState(null, '', address)
  const startTexts = vi.fn<(wanted: readonly TextPart[]) => Promise<void>>(() => Promise.resolve())
  const { part, reads } = preload(startTexts)
  await Promise.all([part, reads.whole])
  return startTexts.mock.calls[0]?.[0]
}

describe('what is asked for before the page is drawn', () => {
  beforeEach(() => {
    setNow('2027-03-18T10:00')
    answerCalendar()
  })

  it.each([
    ['/login', '2027'],
    ['/calendar?year=2029&view=heat', '2029'],
    ['/calendar?year=2050', '2034'],
  ])('is, for a signed-in person at %s, the year %s with the texts of the calendar', async (address, year) => {
    storeSession({ user: sampleUser(), token: 'secret' })
    expect(await preloadAt(address)).toEqual(['calendar'])
    expect(years()).toEqual([year])
  })

  it('is all that a year is made of', async () => {
    storeSession({ user: sampleUser({ country: 'IT' }), token: 'secret' })
    await preloadAt('/calendar')
    expect([callsOf(routes.listCategories), callsOf(routes.listCalendars)].map(({ length }) => length)).toEqual([1, 1])
    expect(holidays()).toEqual([{ year: '2027', country: 'IT', language: 'en' }])
  })

  it('is fulfilled where it cannot be read, which is said when it is drawn', async () => {
    storeSession({ user: sampleUser(), token: 'secret' })
    fail(routes.listEvents, 'invalid_input')
    fail(routes.listHolidays, 'invalid_input')
    await preloadAt('/calendar')
    expect(years()).toHaveLength(1)
  })

  it('is no year for nobody, and none where there is no page', async () => {
    expect(await preloadAt('/calendar')).toEqual([])
    expect(await preloadAt('/')).toEqual(['site'])
    storeSession({ user: sampleUser(), token: 'secret' })
    expect(await preloadAt('/nowhere')).toEqual([])
    await new Promise((resolve) => setTimeout(resolve))
    expect(years()).toEqual([])
  })

  it('leaves a part that does not load to the page that draws it', async () => {
    vi.spyOn(pages.login.part, 'load').mockRejectedValue(new Error('gone'))
    expect(await preloadAt('/login')).toEqual([])
    expect(takeLogged().join()).toContain('gone')
  })
})

describe('the page that is drawn first', () => {
  it.each([
    ['/', 'home'],
    ['/pricing', 'pricing'],
    ['/terms-and-privacy', 'terms'],
    ['/calendar', 'login'],
    ['/profile', 'login'],
    ['/register', 'register'],
    ['/forgot-password', 'forgotPassword'],
    ['/reset-password', 'resetPassword'],
    ['/nowhere', 'notFound'],
  ] as const)('for nobody at %s is %s', (address, name) => {
    expect(firstPage(address)).toBe(pages[name])
  })

  it.each([
    ['/', 'home'],
    ['/about', 'about'],
    ['/calendar', 'signedIn'],
    ['/profile', 'signedIn'],
    ['/login', 'signedIn'],
    ['/register', 'signedIn'],
    ['/reset-password', 'resetPassword'],
  ] as const)('for a signed-in person at %s is %s', (address, name) => {
    storeSession({ user: sampleUser(), token: 'secret' })
    expect(firstPage(address)).toBe(pages[name])
  })
})
