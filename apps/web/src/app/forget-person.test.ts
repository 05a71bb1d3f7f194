import { expect, it } from 'vitest'
import { clearStoredSession, leaveStoredSession, storeSession } from '../api/stored-session.ts'
import { sampleUser } from '../test/samples.ts'
import { watchSession } from './session-changes.ts'

const ofTheBrowser = {
  device: 'doddev_x',
  cookiesAccepted: 'true',
  'color-scheme': 'dark',
  i18nextLng: 'it',
  'year-settings': '{}',
}

function keepThings(): void {
  storeSession({ user: sampleUser(), token: 'secret' })
  for (const [key, value] of Object.entries(ofTheBrowser)) localStorage.setItem(key, value)
  localStorage.setItem('something-new', 'Elba')
  sessionStorage.setItem('event-draft', JSON.stringify({ userId: sampleUser()._id, title: 'Elba' }))
}

it('C4: signing out wipes all that is stored but what belongs to the browser', () => {
  const stop = watchSession()
  keepThings()
  leaveStoredSession()
  stop()
  expect(Object.fromEntries(Object.entries(localStorage))).toEqual({ ...ofTheBrowser, 'signed-out': 'by hand' })
  expect(sessionStorage.length).toBe(0)
})

it('C4: a session that ends by itself leaves what its person was typing, for them alone', () => {
  const stop = watchSession()
  keepThings()
  clearStoredSession()
  expect(sessionStorage.getItem('event-draft')).toContain('Elba')
  storeSession({ user: sampleUser({ _id: 'somebody-else' }), token: 'of another' })
  stop()
  expect(sessionStorage.length).toBe(0)
})
