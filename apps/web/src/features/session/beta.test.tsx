import { routes } from '@dodici/contract/routes'
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { storedToken } from '../../api/stored-session.ts'
import { RegisterPart } from '../../app/parts/register-part.tsx'
import { button, field, findButton, findHeading, findToast, link } from '../../test/elements.ts'
import { answer, callsOf, fail, hold } from '../../test/fake-api.ts'
import { renderPart, type Rendered } from '../../test/render.tsx'
import { sampleInstance, sampleUser } from '../../test/samples.ts'

const open = (path: string, language: 'it' | 'en' = 'en') => renderPart(<RegisterPart />, { path, language })

async function fillPerson({ person }: Rendered) {
  await person.type(field('Username'), 'Giulia')
  await person.type(field('Email'), 'giulia@example.org')
  await person.type(field('Password'), 'correct horse')
  await person.type(field('Confirm password'), 'correct horse')
}

describe('the registration with an invite code', () => {
  it('has the code of the link filled in, and signs in with it', async () => {
    answer(routes.readInstance, sampleInstance({ registration: 'invite' }))
    answer(routes.registerBeta, { user: sampleUser(), token: 'secret', device: null })
    const drawn = await open('/register?invite=ABCD-1234')
    expect(field('Invite code')).toHaveProperty('value', 'ABCD-1234')
    await fillPerson(drawn)
    await drawn.person.click(button('Sign Up'))
    await findToast('Registered successfully')
    expect(storedToken()).toBe('secret')
    expect(callsOf(routes.registerBeta)[0]?.body).toEqual({
      username: 'Giulia',
      email: 'giulia@example.org',
      password: 'correct horse',
      inviteCode: 'ABCD-1234',
      device: null,
      language: 'en',
      timezone: 'Europe/Rome',
      country: 'IT',
    })
  })

  it.each([
    ['invalid_invite', 'Registration failed. Please check your invite code and try again.'],
    ['internal', 'Registration failed. Please check your invite code and try again.'],
    ['email_taken', 'This email address already has an account.'],
    ['too_many_requests', 'Too many attempts. Try again in a while.'],
    ['unavailable', 'The server is busy. Try again in a moment.'],
    ['network', 'The server cannot be reached. Check the connection and try again.'],
  ] as const)('answers %s with: %s', async (code, text) => {
    answer(routes.readInstance, sampleInstance({ registration: 'invite' }))
    fail(routes.registerBeta, code)
    const drawn = await open('/register?invite=ABCD')
    await fillPerson(drawn)
    await drawn.person.click(button('Sign Up'))
    await waitFor(() => expect(screen.getByText(text).getAttribute('role')).toBe('alert'))
    expect(field('Invite code')).toHaveProperty('value', 'ABCD')
    expect(field('Password')).toHaveProperty('value', 'correct horse')
    expect(field('Invite code').getAttribute('aria-invalid')).toBe(String(code === 'invalid_invite'))
  })

  it('wants a code, and leads to its field', async () => {
    answer(routes.readInstance, sampleInstance({ registration: 'invite' }))
    const drawn = await open('/register')
    await findButton('Sign Up')
    await drawn.person.click(button('Sign Up'))
    expect(screen.getByText('Invite code is required')).toBeTruthy()
    expect(document.activeElement).toBe(field('Invite code'))
  })

  it('is one click away where registration is open, and back, with all that was typed', async () => {
    answer(routes.readInstance, sampleInstance())
    const drawn = await open('/register?lng=en')
    await findButton('Sign Up')
    await fillPerson(drawn)
    await drawn.person.click(link('Use it'))
    expect(field('Invite code')).toHaveProperty('value', '')
    expect(field('Password')).toHaveProperty('value', 'correct horse')
    await drawn.person.click(link('Sign up without it'))
    expect(screen.queryByLabelText('Invite code')).toBeNull()
    expect(field('Username')).toHaveProperty('value', 'Giulia')
    expect(window.location.search).toBe('?lng=en')
  })

  it('leads to the request where there is no other way in, with the address', async () => {
    answer(routes.readInstance, sampleInstance({ registration: 'invite' }))
    const drawn = await open('/register')
    await findButton('Sign Up')
    await drawn.person.type(field('Email'), 'giulia@example.org')
    await drawn.person.click(within(screen.getByRole('main')).getByRole('link', { name: 'Request access to beta' }))
    await findHeading('Request access to beta')
    expect(field('Email')).toHaveProperty('value', 'giulia@example.org')
  })

  it('speaks Italian', async () => {
    answer(routes.readInstance, sampleInstance({ registration: 'invite' }))
    fail(routes.registerBeta, 'invalid_invite')
    const { person } = await open('/register?invite=X', 'it')
    expect(document.title).toBe('Registrati · Dodici')
    await person.type(field('Nome utente'), 'Giulia')
    await person.type(field('E-mail'), 'giulia@example.org')
    await person.type(field('Password'), 'correct horse')
    await person.type(field('Conferma la password'), 'correct horse')
    await person.click(button('Registrati'))
    await screen.findByText('Registrazione non riuscita. Controlla il codice di invito e riprova.')
    expect(screen.getByText('Questo codice di invito non è valido.')).toBeTruthy()
  })
})

describe('what the page does not know yet', () => {
  it('is read first: nobody fills in a form that does not work here', async () => {
    answer(routes.readInstance, sampleInstance({ registration: 'closed' }))
    const release = hold(routes.readInstance)
    await open('/register')
    expect(screen.getByRole('status', { name: 'Loading...' })).toBeTruthy()
    release()
    await screen.findByText(/^Registration is closed here for now\. Leave your email address/)
    expect(button('Request access')).toBeTruthy()
  })

  it('is read again where it could not be read', async () => {
    fail(routes.readInstance, 'network')
    const { person } = await open('/register')
    await screen.findByText('The server cannot be reached. Check the connection and try again.')
    answer(routes.readInstance, sampleInstance())
    await person.click(button('Try again'))
    expect(await findButton('Sign Up')).toBeTruthy()
  })
})

describe('the form that asks for access', () => {
  it('sends the address with the language, and says so', async () => {
    answer(routes.readInstance, sampleInstance({ registration: 'invite' }))
    answer(routes.requestBeta, undefined)
    const { person } = await open('/register?request')
    await person.type(field('Email'), ' giulia@example.org ')
    await person.click(button('Request access'))
    await findToast('Your request has been sent. We will write to you.')
    expect(screen.getByText(/^We will email an invite code to giulia@example\.org\./)).toBeTruthy()
    expect(callsOf(routes.requestBeta)[0]?.body).toEqual({ email: 'giulia@example.org', language: 'en' })
  })

  it.each([
    ['internal', 'An error occurred while submitting your request. Please try again.'],
    ['network', 'The server cannot be reached. Check the connection and try again.'],
    ['unavailable', 'The server is busy. Try again in a moment.'],
  ] as const)('answers %s with: %s, and keeps the address', async (code, text) => {
    answer(routes.readInstance, sampleInstance())
    fail(routes.requestBeta, code)
    const { person } = await open('/register?request')
    await person.type(field('Email'), 'giulia@example.org')
    await person.click(button('Request access'))
    expect(await screen.findByText(text)).toBeTruthy()
    expect(field('Email')).toHaveProperty('value', 'giulia@example.org')
  })

  it('sends nothing that is no address', async () => {
    answer(routes.readInstance, sampleInstance())
    const { person } = await open('/register?request', 'it')
    await person.type(field('E-mail'), 'giulia')
    await person.click(button('Richiedi l’accesso'))
    expect(screen.getByText('Non sembra un indirizzo e-mail.')).toBeTruthy()
    expect(callsOf(routes.requestBeta)).toEqual([])
  })
})
