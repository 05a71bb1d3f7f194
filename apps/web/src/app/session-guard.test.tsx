import { routes } from '@dodici/contract/routes'
import { act, screen, waitFor } from '@testing-library/react'
import { Suspense, use } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { clearStoredSession, leaveStoredSession, storeSession, storedToken, storedUser } from '../api/stored-session.ts'
import { answerCalendar } from '../test/calendar-answers.ts'
import { button, field, findButton, findHeading, findToast } from '../test/elements.ts'
import { answer, callsOf, fail, hold } from '../test/fake-api.ts'
import { renderPage, renderPart } from '../test/render.tsx'
import { sampleInstance, sampleUser } from '../test/samples.ts'
import { readFirst } from './first-client.ts'
import { SignedIn } from './signed-in.tsx'

// The year has tests of its own; here it is enough that something stands in its place.
vi.mock('../features/year/year-page.tsx', () => ({ YearPage: () => <p>the year</p> }))

const signIn = async (person: Awaited<ReturnType<typeof renderPage>>['person']) => {
  await person.type(field('Email'), 'giulia@example.org')
  await person.type(field('Password'), 'correct horse')
  await person.click(button('Login'))
}

describe('somebody who is not signed in', () => {
  it.each(['/profile', '/calendar'])('is led from %s to the login', async (path) => {
    await renderPage({ path })
    expect(await findHeading('Login')).toBeTruthy()
    expect(location.pathname).toBe('/login')
  })

  it('comes back after the login to where they wanted to go', async () => {
    answerCalendar()
    answer(routes.login, { user: sampleUser(), token: 'secret', device: null })
    const { person } = await renderPage({ path: '/calendar?year=2028&view=heat' })
    await findHeading('Login')
    await signIn(person)
    expect(await screen.findByText('the year')).toBeTruthy()
    expect(location.pathname + location.search).toBe('/calendar?year=2028&view=heat')
    expect(callsOf(routes.readProfile)).toEqual([])
  })

  it('comes back also by way of the registration', async () => {
    answerCalendar()
    answer(routes.readInstance, sampleInstance())
    const { person } = await renderPage({ path: '/calendar?view=heat' })
    await findHeading('Login')
    await person.click(screen.getByRole('link', { name: 'Sign Up' }))
    await findButton('Sign Up')
    answer(routes.register, { user: sampleUser(), token: 'secret', device: null })
    for (const [label, text] of [
      ['Username', 'Giulia'],
      ['Email', 'g@example.org'],
      ['Password', 'correct horse'],
      ['Confirm password', 'correct horse'],
    ] as const) {
      await person.type(field(label), text)
    }
    await person.click(button('Sign Up'))
    await screen.findByText('the year')
    expect(location.search).toBe('?view=heat')
  })
})

describe('somebody whose session is stored', () => {
  it('is let in at once while the token is being proved', async () => {
    answerCalendar()
    const release = hold(routes.readProfile)
    await renderPage({ path: '/calendar', user: sampleUser() })
    expect(await screen.findByText('the year')).toBeTruthy()
    await waitFor(() => expect(callsOf(routes.readProfile)).toHaveLength(1))
    release()
  })

  it('is kept from the login page', async () => {
    answerCalendar()
    await renderPage({ path: '/login', user: sampleUser() })
    expect(await screen.findByText('the year')).toBeTruthy()
    expect(location.pathname).toBe('/calendar')
  })

  it('is signed out by a 401 of the profile, told so, and led to the login', async () => {
    answerCalendar()
    fail(routes.readProfile, 'unauthenticated')
    await renderPage({ path: '/calendar?view=months', user: sampleUser() })
    expect(await findHeading('Login')).toBeTruthy()
    await findToast('You were signed out. Please log in again.')
    expect(storedToken()).toBeNull()
    expect(localStorage.getItem('user')).toBeNull()
  })

  it.each(['network', 'internal', 'unavailable'] as const)(
    'stays signed in through a failure of kind %s',
    async (code) => {
      answerCalendar()
      fail(routes.readProfile, code)
      await renderPage({ path: '/calendar', user: sampleUser() })
      expect(await screen.findByText('the year')).toBeTruthy()
      await waitFor(() => expect(callsOf(routes.readProfile).length).toBeGreaterThan(0))
      expect(storedToken()).not.toBeNull()
    },
  )

  it('gets the user from the server where the copy is gone, with a spinner meanwhile', async () => {
    answerCalendar()
    const release = hold(routes.readProfile)
    localStorage.setItem('token', 'secret')
    await renderPage({ path: '/calendar' })
    expect(await screen.findByRole('status', { name: 'Loading...' })).toBeTruthy()
    release()
    expect(await screen.findByText('the year')).toBeTruthy()
    expect(storedUser()).toEqual(sampleUser())
  })

  it('can try again where neither the copy nor the server is there', async () => {
    answerCalendar()
    fail(routes.readProfile, 'not_found')
    localStorage.setItem('token', 'secret')
    localStorage.setItem('user', 'no JSON')
    const { person } = await renderPage({ path: '/calendar' })
    const again = await findButton('Try again')
    answer(routes.readProfile, sampleUser())
    await person.click(again)
    expect(await screen.findByText('the year')).toBeTruthy()
  })

  it('notices that another tab signed out', async () => {
    answerCalendar()
    await renderPage({ path: '/calendar', user: sampleUser() })
    await screen.findByText('the year')
    localStorage.clear()
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'token' })))
    expect(await findHeading('Login')).toBeTruthy()
  })

  it('does not end the next session by a late answer to the one before', async () => {
    answerCalendar()
    fail(routes.listEvents, 'unauthenticated')
    const release = hold(routes.listEvents)
    // A read that no part of the page waits for: those that one does wait for end with it.
    const { whole } = readFirst(Promise.resolve())
    const { person } = await renderPage({ path: '/calendar', user: sampleUser() })
    await screen.findByText('the year')
    act(clearStoredSession)
    await findHeading('Login')
    answerCalendar()
    answer(routes.login, { user: sampleUser(), token: 'other', device: null })
    await signIn(person)
    await screen.findByText('the year')
    release()
    await act(() => whole)
    expect(storedToken()).toBe('other')
  })

  it('finds what was read, and reads it no second time, after a look at a page for everybody', async () => {
    answerCalendar()
    await renderPage({ path: '/calendar', user: sampleUser() })
    await screen.findByText('the year')
    await waitFor(() => expect(callsOf(routes.listCategories)).toHaveLength(1))
    const goTo = (path: string) =>
      act(() => {
        window.history.pushState(null, '', path)
        window.dispatchEvent(new PopStateEvent('popstate', { state: null }))
      })
    goTo('/nowhere')
    await findHeading('This page does not exist')
    goTo('/calendar')
    expect(screen.getByText('the year')).toBeTruthy()
  })

  it('finds what was read also where a drawing of the page is dropped before it is shown', async () => {
    answerCalendar()
    storeSession({ user: sampleUser(), token: 'secret' })
    const { whole } = readFirst(Promise.resolve())
    await whole
    const { promise: delay, resolve: end } = Promise.withResolvers<null>()
    // What suspends beside the page makes React drop the whole drawing.
    const Late = () => use(delay)
    await renderPart(
      <Suspense>
        <SignedIn />
        <Late />
      </Suspense>,
    )
    await act(async () => {
      end(null)
      await delay
    })
    expect(await screen.findByText('the year')).toBeTruthy()
    expect(callsOf(routes.listEvents)).toHaveLength(1)
    expect(callsOf(routes.listCategories)).toHaveLength(1)
  })

  it('comes back to what was looked at after signing out and in again', async () => {
    answerCalendar()
    answer(routes.login, { user: sampleUser(), token: 'other', device: null })
    const { person } = await renderPage({ path: '/calendar?view=months', user: sampleUser() })
    await screen.findByText('the year')
    act(leaveStoredSession)
    await findHeading('Login')
    await signIn(person)
    await screen.findByText('the year')
    expect(location.search).toBe('?view=months')
  })

  it('leaves nothing that was read to the next person, nor the address where it was', async () => {
    answerCalendar()
    const { person } = await renderPage({ path: '/calendar?view=months', user: sampleUser() })
    await screen.findByRole('button', { name: 'Account of Giulia Amato' })
    act(clearStoredSession)
    await findHeading('Login')
    answerCalendar({ user: sampleUser({ _id: 'user-2', username: 'Bruno' }) })
    answer(routes.login, { user: sampleUser({ _id: 'user-2', username: 'Bruno' }), token: 'other', device: null })
    const before = callsOf(routes.listCategories).length
    await signIn(person)
    expect(await screen.findByRole('button', { name: 'Account of Bruno' })).toBeTruthy()
    await waitFor(() => expect(callsOf(routes.listCategories).length).toBeGreaterThan(before))
    expect(location.pathname + location.search).toBe('/calendar')
  })
})

describe('the language', () => {
  it("becomes the profile's after signing in", async () => {
    answerCalendar({ user: sampleUser({ language: 'it' }) })
    answer(routes.login, { user: sampleUser({ language: 'it' }), token: 'secret', device: null })
    const { person } = await renderPage({ path: '/login', language: 'en' })
    await findHeading('Login')
    await signIn(person)
    expect(await findButton('Account di Giulia Amato')).toBeTruthy()
    expect(document.documentElement.lang).toBe('it')
  })
})
