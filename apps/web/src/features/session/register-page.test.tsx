import { routes } from '@dodici/contract/routes'
import { screen } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { storedToken } from '../../api/stored-session.ts'
import { RegisterPart } from '../../app/parts/register-part.tsx'
import { button, field, findButton, findToast } from '../../test/elements.ts'
import { answer, callsOf, fail } from '../../test/fake-api.ts'
import { renderPart, type Rendered } from '../../test/render.tsx'
import { sampleInstance, sampleUser } from '../../test/samples.ts'

const good = {
  Username: 'Giulia',
  Email: 'giulia@example.org',
  Password: 'correct horse',
  'Confirm password': 'correct horse',
}

async function fill({ person }: Rendered, changes: Partial<typeof good> = {}) {
  await findButton('Sign Up')
  for (const [label, text] of Object.entries({ ...good, ...changes })) {
    if (text !== '') await person.type(screen.getByLabelText(label), text)
  }
  await person.click(button('Sign Up'))
}

beforeEach(() => answer(routes.readInstance, sampleInstance()))

describe('the registration', () => {
  it('creates the account with zone, language and country of the browser, and signs in', async () => {
    answer(routes.register, { user: sampleUser(), token: 'secret', device: null })
    await fill(await renderPart(<RegisterPart />, { path: '/register' }))
    await findToast('Registered successfully')
    expect(storedToken()).toBe('secret')
    expect(callsOf(routes.register)[0]?.body).toEqual({
      username: 'Giulia',
      email: 'giulia@example.org',
      password: 'correct horse',
      device: null,
      language: 'en',
      timezone: 'Europe/Rome',
      country: 'IT',
    })
  })

  it('begins with the plan that the address asks for, and says so', async () => {
    answer(routes.register, { user: sampleUser(), token: 'secret', device: null })
    await fill(await renderPart(<RegisterPart />, { path: '/register?plan=basic' }))
    await findToast('Registered successfully')
    expect(callsOf(routes.register)[0]?.body).toMatchObject({ plan: 'basic' })
  })

  it.each([
    ['basic', 'pro', /You start with the Basic plan\.$/],
    ['enterprise', 'pro', /You will start with the Pro plan\. To get Enterprise, write/],
  ] as const)('says with which plan one starts: %s where new accounts have %s', async (asked, plan, words) => {
    answer(routes.readInstance, sampleInstance({ plan }))
    await renderPart(<RegisterPart />, { path: `/register?plan=${asked}` })
    expect(await screen.findByText(words)).toBeTruthy()
  })

  it.each([
    [{ 'Confirm password': 'correct house' }, 'Passwords do not match'],
    [{ Username: '  ' }, 'Username is required'],
    [{ Email: '' }, 'Email is required'],
    [{ Email: 'giulia at home' }, 'This does not look like an email address.'],
    [{ Password: 'short', 'Confirm password': 'short' }, 'The password needs at least 8 characters.'],
  ])('with %j sends nothing and says: %s', async (changes, text) => {
    await fill(await renderPart(<RegisterPart />, { path: '/register' }), changes)
    expect(screen.getByText(text)).toBeTruthy()
    expect(callsOf(routes.register)).toEqual([])
  })

  it.each([
    ['email_taken', 'This email address already has an account.'],
    ['registration_closed', 'Registration is closed here for now.'],
    ['internal', 'Failed to register'],
    ['network', 'The server cannot be reached. Check the connection and try again.'],
  ] as const)('answers %s with its words and keeps what was typed', async (code, text) => {
    fail(routes.register, code)
    await fill(await renderPart(<RegisterPart />, { path: '/register' }))
    expect(await screen.findByText(text)).toBeTruthy()
    expect(field('Username')).toHaveProperty('value', 'Giulia')
    expect(field('Password')).toHaveProperty('value', 'correct horse')
  })

  it("shows the server's faults at the fields that it names", async () => {
    fail(routes.register, 'invalid_input', {
      errors: [
        { path: 'email', message: 'must be an e-mail address' },
        { path: 'password', message: 'is too common', reason: 'common' },
      ],
    })
    await fill(await renderPart(<RegisterPart />, { path: '/register' }))
    expect(await screen.findByText('Failed to register')).toBeTruthy()
    expect(screen.getByText('This does not look like an email address.')).toBeTruthy()
    expect(screen.getByText('This is one of the most common passwords. Choose another one.')).toBeTruthy()
  })

  it('sends a password with blanks and emoji exactly as typed', async () => {
    answer(routes.register, { user: sampleUser(), token: 'secret', device: null })
    const password = ' blank 🐎 at both ends '
    await fill(await renderPart(<RegisterPart />, { path: '/register' }), {
      Password: password,
      'Confirm password': password,
    })
    await findToast('Registered successfully')
    expect(callsOf(routes.register)[0]?.body).toMatchObject({ password })
  })

  it('says in Italian that the passwords differ', async () => {
    const { person } = await renderPart(<RegisterPart />, { path: '/register', language: 'it' })
    await findButton('Registrati')
    await person.type(field('Password'), 'una password lunga')
    await person.click(button('Registrati'))
    expect(screen.getByText('Le password non coincidono')).toBeTruthy()
    expect(screen.getByText('Il nome utente è obbligatorio')).toBeTruthy()
  })
})
