import { routes } from '@dodici/contract/routes'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { storeSession } from '../api/stored-session.ts'
import { answer, callsOf } from '../test/fake-api.ts'
import { sampleUser } from '../test/samples.ts'
import { setNow } from '../test/set-now.ts'
import { isCalendarWanted, preloadCalendar } from './preload.ts'

vi.mock('./calendar-page.tsx', () => ({ CalendarPage: () => null }))

const years = () => callsOf(routes.listEvents).map(({ query }) => query.year)

function preloadAt(address: string): void {
  window.history.replaceState(null, '', address)
  if (isCalendarWanted()) preloadCalendar()
}

describe('what is asked for before the page is drawn', () => {
  beforeEach(() => {
    setNow('2027-03-18T10:00')
    answer(routes.listEvents, [])
  })

  it.each([
    ['/', '2027'],
    ['/calendar?year=2029&view=heat', '2029'],
    ['/calendar?year=2050', '2034'],
  ])('is, for a signed-in person at %s, the year %s', async (address, year) => {
    storeSession({ user: sampleUser(), token: 'secret' })
    preloadAt(address)
    await vi.waitFor(() => expect(years()).toEqual([year]))
  })

  it('is nothing for nobody, and on other pages', async () => {
    preloadAt('/calendar')
    storeSession({ user: sampleUser(), token: 'secret' })
    preloadAt('/login')
    await new Promise((resolve) => setTimeout(resolve))
    expect(years()).toEqual([])
  })
})
