import { routes } from '@dodici/contract/routes'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { storeSession } from '../api/stored-session.ts'
import { answer, callsOf } from '../test/fake-api.ts'
import { sampleUser } from '../test/samples.ts'
import { takeLogged } from '../test/setup.ts'
import { setNow } from '../test/set-now.ts'
import { firstPart, LoginPart, NotFoundPage, RegisterPart, SignedIn } from './page-routes.tsx'
import { preload } from './preload.ts'

vi.mock('./calendar-page.tsx', () => ({ CalendarPage: () => null }))

const years = () => callsOf(routes.listEvents).map(({ query }) => query.year)

/** Whether the texts of the calendar were asked for. */
async function preloadAt(address: string): Promise<boolean> {
  window.history.replaceState(null, '', address)
  const startTexts = vi.fn<(isCalendarWanted: boolean) => Promise<void>>(() => Promise.resolve())
  await preload(startTexts).part
  return startTexts.mock.calls[0]?.[0] ?? false
}

describe('what is asked for before the page is drawn', () => {
  beforeEach(() => {
    setNow('2027-03-18T10:00')
    answer(routes.listEvents, [])
  })

  it.each([
    ['/', '2027'],
    ['/login', '2027'],
    ['/calendar?year=2029&view=heat', '2029'],
    ['/calendar?year=2050', '2034'],
  ])('is, for a signed-in person at %s, the year %s with the texts of the calendar', async (address, year) => {
    storeSession({ user: sampleUser(), token: 'secret' })
    expect(await preloadAt(address)).toBe(true)
    await vi.waitFor(() => expect(years()).toEqual([year]))
  })

  it('is no year for nobody, and none where there is no page', async () => {
    expect(await preloadAt('/calendar')).toBe(false)
    storeSession({ user: sampleUser(), token: 'secret' })
    expect(await preloadAt('/nowhere')).toBe(false)
    await new Promise((resolve) => setTimeout(resolve))
    expect(years()).toEqual([])
  })

  it('leaves a part that does not load to the page that draws it', async () => {
    vi.spyOn(LoginPart, 'load').mockRejectedValue(new Error('gone'))
    expect(await preloadAt('/login')).toBe(false)
    expect(takeLogged().join()).toContain('gone')
  })
})

describe('the page that is drawn first', () => {
  it.each([
    ['/', LoginPart],
    ['/calendar', LoginPart],
    ['/register', RegisterPart],
    ['/nowhere', NotFoundPage],
  ])('for nobody at %s', (address, part) => {
    expect(firstPart(address)).toBe(part)
  })

  it.each(['/', '/calendar', '/login', '/register'])('for a signed-in person at %s is the calendar', (address) => {
    storeSession({ user: sampleUser(), token: 'secret' })
    expect(firstPart(address)).toBe(SignedIn)
  })
})
