import { routes } from '@dodici/contract/routes'
import { screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { goElsewhere, signInElsewhere } from '../../api/sign-in-elsewhere.ts'
import { leaveStoredSession, storedToken, wasBegunElsewhere } from '../../api/stored-session.ts'
import { answerCalendar } from '../../test/calendar-answers.ts'
import { button, findButton, findToast } from '../../test/elements.ts'
import { offerElsewhere, withdrawElsewhere } from '../../test/elsewhere.ts'
import { answer, callsOf, fail } from '../../test/fake-api.ts'
import { renderPage } from '../../test/render.tsx'
import { sampleInstance, sampleUser } from '../../test/samples.ts'

vi.mock('../../api/sign-in-elsewhere.ts', async (original) => ({
  ...(await original<object>()),
  goElsewhere: vi.fn(),
}))
vi.mock('../year/year-page.tsx', () => ({ YearPage: () => <p>the year</p> }))

const AWAY = 'https://casa.example/authorize?client_id=planner'
const went = () => vi.mocked(goElsewhere).mock.calls.map(([url]) => url)

beforeEach(() => {
  vi.mocked(goElsewhere).mockReset()
  answer(routes.startOidc, { url: AWAY })
})
afterEach(() => {
  withdrawElsewhere()
  sessionStorage.clear()
})

/** The whole page, as the browser comes back with something. */
const comeBack = async (hash: string, path = '/login') => {
  answerCalendar()
  answer(routes.loginByOidc, { user: sampleUser(), token: 'secret', device: 'doddev_x' })
  return renderPage({ path: path + hash })
}

describe('beside the password', () => {
  it('stands nothing where nobody else signs people in', async () => {
    await renderPage({ path: '/login' })
    expect(signInElsewhere()).toBeNull()
    await findButton('Login')
    expect(screen.queryByRole('button', { name: /Log in with/ })).toBeNull()
  })

  it('a button leads to whoever the operator names, once', async () => {
    offerElsewhere()
    const { person } = await renderPage({ path: '/login' })
    await person.dblClick(await findButton('Log in with Casa'))
    await waitFor(() => expect(went()).toEqual([AWAY]))
    expect(callsOf(routes.startOidc)).toHaveLength(1)
  })

  it('says where that cannot be reached', async () => {
    offerElsewhere()
    const { person } = await renderPage({ path: '/login' })
    for (const [code, text] of [
      ['oidc_unavailable', 'Casa is not answering at the moment. Try again in a little while.'],
      ['network', 'The server cannot be reached. Check the connection and try again.'],
    ] as const) {
      fail(routes.startOidc, code)
      await person.click(await findButton('Log in with Casa'))
      expect(await screen.findByText(text)).toBeTruthy()
    }
    expect(went()).toEqual([])
  })
})

describe('coming back', () => {
  it('signs in with the code, of which nothing stays in the address', async () => {
    offerElsewhere()
    await comeBack('#oidc=dodocd_x')
    await screen.findByText('the year')
    await findToast('Logged in successfully')
    expect([storedToken(), wasBegunElsewhere()]).toEqual(['secret', true])
    expect(callsOf(routes.loginByOidc)[0]?.body).toMatchObject({ code: 'dodocd_x', language: 'en', device: null })
    expect(callsOf(routes.loginByOidc)).toHaveLength(1)
    expect(location.pathname + location.search + location.hash).toBe('/calendar')
  })

  it('leads to what was wanted before', async () => {
    offerElsewhere()
    const { person, unmount } = await renderPage({ path: '/calendar?view=heat' })
    await person.click(await findButton('Log in with Casa'))
    await waitFor(() => expect(went()).toHaveLength(1))
    unmount()
    await comeBack('#oidc=dodocd_x')
    await screen.findByText('the year')
    expect(location.pathname + location.search).toBe('/calendar?view=heat')
    expect(sessionStorage).toHaveLength(0)
  })

  it.each([
    ['oidc_denied', 'Casa did not let you in. Try again, perhaps with another account.'],
    ['oidc_refused', /^The answer from Casa could not be used/],
    ['oidc_unavailable', /^Casa is not answering/],
    ['step_over', 'That took too long, or was started in another browser. Please start again.'],
    ['too_many_requests', 'Too many attempts. Try again in a while.'],
    ['whatever', 'Logging in with Casa did not work. Please try again.'],
  ])('with %s says why, and the form is there', async (code, text) => {
    offerElsewhere()
    await comeBack(`#oidc-fault=${code}`)
    expect((await screen.findByText(text)).getAttribute('role')).toBe('alert')
    expect(button('Login')).toBeTruthy()
    expect(location.hash).toBe('')
    expect(callsOf(routes.loginByOidc)).toEqual([])
  })

  it.each([
    ['oidc_unverified', /^You have no account here yet, and Casa does not say/],
    ['email_taken', /Log in to it as usual, then link Casa in your profile/],
    ['registration_closed', /^You have no account here yet, and new ones are by invitation/],
    ['account_disabled', /^This account is disabled/],
    ['step_over', /^That took too long/],
    ['network', /^The server cannot be reached/],
  ] as const)('with a code that is answered %s says why', async (code, text) => {
    offerElsewhere()
    answer(routes.readInstance, sampleInstance())
    answerCalendar()
    fail(routes.loginByOidc, code)
    await renderPage({ path: '/login#oidc=dodocd_x' })
    expect(await screen.findByText(text)).toBeTruthy()
    expect(storedToken()).toBeNull()
  })
})

describe('where nobody signs in otherwise', () => {
  it('there is no form for passwords, to log in or to register', async () => {
    offerElsewhere({ isOnly: true })
    const { person, unmount } = await renderPage({ path: '/login' })
    await screen.findByText('Here you log in with your Casa account.')
    expect(document.querySelector('form, input')).toBeNull()
    await person.click(button('Log in with Casa'))
    await waitFor(() => expect(went()).toEqual([AWAY]))
    unmount()
    await renderPage({ path: '/register' })
    await screen.findByText('Accounts here come with Casa. Sign in there, and your year is ready.')
    expect(document.querySelector('form, input')).toBeNull()
  })

  it('an address that is taken is a matter for whoever runs it', async () => {
    offerElsewhere({ isOnly: true })
    answerCalendar()
    fail(routes.loginByOidc, 'email_taken')
    await renderPage({ path: '/login#oidc=dodocd_x' })
    expect(await screen.findByText(/it is not linked to Casa. Ask whoever runs this site/)).toBeTruthy()
  })
})

describe('where the page goes there by itself', () => {
  beforeEach(() => offerElsewhere({ isOnly: true, isAuto: true }))

  it('it does, at once', async () => {
    await renderPage({ path: '/calendar?view=heat' })
    await screen.findByText('Taking you to Casa.')
    await waitFor(() => expect(went()).toEqual([AWAY]))
  })

  it('not for who has just signed out', async () => {
    leaveStoredSession()
    await renderPage({ path: '/login' })
    await findButton('Log in with Casa')
    expect(callsOf(routes.startOidc)).toEqual([])
  })

  it('not again and again: not with a fault, nor for who came back by the button of the browser', async () => {
    const { unmount } = await comeBack('#oidc-fault=oidc_denied')
    await screen.findByText(/^Casa did not let you in/)
    unmount()
    const gone = await renderPage({ path: '/login' })
    await waitFor(() => expect(went()).toHaveLength(1))
    gone.unmount()
    await renderPage({ path: '/login' })
    await findButton('Log in with Casa')
    expect(went()).toHaveLength(1)
  })

  it('and says where that fails', async () => {
    fail(routes.startOidc, 'oidc_unavailable')
    await renderPage({ path: '/login' })
    expect(await screen.findByText(/^Casa is not answering/)).toBeTruthy()
    expect(button('Log in with Casa')).toBeTruthy()
  })
})
