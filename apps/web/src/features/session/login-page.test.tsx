import { routes } from '@dodici/contract/routes'
import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { leaveStoredSession, storeSession, storedToken, storedUser } from '../../api/stored-session.ts'
import { LoginPart } from '../../app/parts/login-part.tsx'
import { button, field, findToast, link } from '../../test/elements.ts'
import { answer, callsOf, fail, hold, reply } from '../../test/fake-api.ts'
import { renderPart, type Rendered } from '../../test/render.tsx'
import { sampleInstance, sampleUser } from '../../test/samples.ts'

const fill = async ({ person }: Rendered, email = 'giulia@example.org', password = 'correct horse') => {
  await person.type(field('Email'), email)
  await person.type(field('Password'), password)
  await person.click(button('Login'))
}

describe('the login page', () => {
  it('signs in: keeps the token and the user, and says so', async () => {
    answer(routes.login, { user: sampleUser(), token: 'secret', device: null })
    const drawn = await renderPart(<LoginPart />, { path: '/login' })
    await fill(drawn, ' giulia@example.org ')
    await findToast('Logged in successfully')
    expect(storedToken()).toBe('secret')
    expect(storedUser()).toEqual(sampleUser())
    expect(callsOf(routes.login)[0]?.body).toEqual({
      email: 'giulia@example.org',
      password: 'correct horse',
      device: null,
    })
  })

  it('says the next time that this browser has signed in before', async () => {
    answer(routes.login, { user: sampleUser(), token: 'secret', device: 'doddev_x' })
    storeSession({ user: sampleUser(), token: 'earlier', device: 'doddev_x' })
    leaveStoredSession()
    await fill(await renderPart(<LoginPart />, { path: '/login' }))
    await findToast('Logged in successfully')
    expect(callsOf(routes.login)[0]?.body).toMatchObject({ device: 'doddev_x' })
  })

  it.each([
    ['invalid_credentials', 'Failed to login'],
    ['invalid_input', 'Failed to login'],
    ['internal', 'Failed to login'],
    ['unavailable', 'The server is busy. Try again in a moment.'],
    ['network', 'The server cannot be reached. Check the connection and try again.'],
  ] as const)('answers %s with: %s', async (code, text) => {
    fail(routes.login, code)
    const drawn = await renderPart(<LoginPart />, { path: '/login' })
    await fill(drawn)
    await waitFor(() => expect(screen.getByText(text).getAttribute('role')).toBe('alert'))
    expect(field('Email')).toHaveProperty('value', 'giulia@example.org')
    expect(field('Password')).toHaveProperty('value', 'correct horse')
    expect(storedToken()).toBeNull()
  })

  it.each([
    [null, 'This account is disabled, and nothing in it is lost. Ask whoever runs this server.'],
    [
      'anna@example.org',
      'This account is disabled, and nothing in it is lost. Ask whoever runs this server. anna@example.org',
    ],
  ])('says that the account is disabled, and whom to ask: %s', async (contact, text) => {
    fail(routes.login, 'account_disabled')
    answer(routes.readInstance, { ...sampleInstance(), contact })
    const drawn = await renderPart(<LoginPart />, { path: '/login' })
    await fill(drawn)
    await waitFor(() => expect(screen.getAllByRole('alert').map(({ textContent }) => textContent)).toContain(text))
    expect(storedToken()).toBeNull()
  })

  it('says how long to wait after too many tries', async () => {
    fail(routes.login, 'too_many_requests', { retryAfter: 840 })
    const drawn = await renderPart(<LoginPart />, { path: '/login' })
    await fill(drawn)
    expect(await screen.findByText('Too many attempts. Try again in 14 minutes.')).toBeTruthy()
  })

  it('fails where the answer carries no token', async () => {
    reply(routes.login, () => ({ body: { user: sampleUser() } }))
    const drawn = await renderPart(<LoginPart />, { path: '/login' })
    await fill(drawn)
    expect(await screen.findByText('Failed to login')).toBeTruthy()
    expect(storedUser()).toBeNull()
  })

  it('sends nothing while a field is empty, and leads to it', async () => {
    const { person } = await renderPart(<LoginPart />, { path: '/login' })
    await person.type(field('Email'), 'giulia@example.org')
    await person.click(button('Login'))
    expect(screen.getByText('Password is required')).toBeTruthy()
    expect(document.activeElement).toBe(field('Password'))
    expect(field('Password').getAttribute('aria-invalid')).toBe('true')
    expect(callsOf(routes.login)).toEqual([])
  })

  it('sends once, however often the button is pressed', async () => {
    answer(routes.login, { user: sampleUser(), token: 'secret', device: null })
    const release = hold(routes.login)
    const drawn = await renderPart(<LoginPart />, { path: '/login' })
    await fill(drawn)
    await drawn.person.click(button('Login'))
    release()
    await findToast('Logged in successfully')
    expect(callsOf(routes.login)).toHaveLength(1)
  })

  it('shows the password to who wants to see it', async () => {
    const { person } = await renderPart(<LoginPart />, { path: '/login' })
    expect(field('Password')).toHaveProperty('type', 'password')
    await person.click(button('Show password'))
    expect(field('Password')).toHaveProperty('type', 'text')
    await person.click(button('Hide password'))
    expect(field('Password')).toHaveProperty('type', 'password')
  })

  it('leads to the registration and keeps the language that the address asks for', async () => {
    await renderPart(<LoginPart />, { path: '/login?lng=en' })
    expect(link('Sign Up').getAttribute('href')).toBe('/register?lng=en')
  })

  it('leads to the form for a lost password, where the address stands already', async () => {
    const { person } = await renderPart(<LoginPart />, { path: '/login?lng=en' })
    await person.type(field('Email'), 'giulia@example.org')
    await person.click(link('Forgot password?'))
    expect(window.location.pathname + window.location.search).toBe('/forgot-password?lng=en')
    expect(window.history.state).toMatchObject({ usr: { email: 'giulia@example.org' } })
  })

  it('speaks Italian, and switches to English and back', async () => {
    const { person } = await renderPart(<LoginPart />, { path: '/login', language: 'it' })
    expect(document.title).toBe('Accedi · Dodici')
    await person.click(button('Accedi'))
    expect(screen.getByText('L’e-mail è obbligatoria')).toBeTruthy()
    await person.selectOptions(screen.getByRole('combobox', { name: 'Lingua' }), 'EN')
    expect(await screen.findByText('Email is required')).toBeTruthy()
    expect(document.documentElement.lang).toBe('en')
  })
})
