import { routes } from '@dodici/contract/routes'
import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { RegisterPart } from '../../app/parts/register-part.tsx'
import { button, findButton, link } from '../../test/elements.ts'
import { answer, callsOf, fail } from '../../test/fake-api.ts'
import { renderPart } from '../../test/render.tsx'
import { sampleUser } from '../../test/samples.ts'

const open = (language: 'it' | 'en' = 'en', token = 'dodcnf_abc') =>
  renderPart(<RegisterPart />, { path: `/register?confirm=${token}`, language })

describe('the page of the link that confirms an address', () => {
  it('takes the token out of the address, and confirms only when that is said', async () => {
    answer(routes.confirmEmail, { email: 'giulia@example.org' })
    const { person } = await open()
    const button = await findButton('Confirm this address')
    expect(window.location.search).toBe('?confirm=')
    expect(callsOf(routes.confirmEmail)).toEqual([])
    await person.click(button)
    expect(await screen.findByText('giulia@example.org is confirmed.')).toBeTruthy()
    expect(callsOf(routes.confirmEmail)[0]?.body).toEqual({ token: 'dodcnf_abc' })
    expect(link('Login').getAttribute('href')).toBe('/login')
  })

  it('leads whoever is signed in to the calendar', async () => {
    answer(routes.confirmEmail, { email: 'giulia@example.org' })
    localStorage.setItem('user', JSON.stringify(sampleUser()))
    localStorage.setItem('token', 'of a session')
    const { person } = await open('it')
    await person.click(await findButton('Conferma l’indirizzo'))
    await screen.findByText('giulia@example.org è confermato.')
    expect(link('Apri il calendario').getAttribute('href')).toBe('/calendar')
  })

  it.each([
    ['token_used', 'This link was used before: the address is confirmed.'],
    ['token_expired', 'This link has expired. You can get a new one from your profile.'],
    ['token_superseded', /^This link is no longer valid/],
    ['invalid_token', /^This link does not work\./],
    ['email_taken', /^Another account already uses this address/],
  ] as const)('says what %s means, and leads to the profile', async (code, text) => {
    fail(routes.confirmEmail, code)
    const { person } = await open()
    await person.click(await findButton('Confirm this address'))
    expect(await screen.findByText(text)).toBeTruthy()
    expect(screen.queryByText('Click below to confirm that this email address is yours.')).toBeNull()
    expect(link('Go to your profile').getAttribute('href')).toBe('/profile')
  })

  it.each([
    ['network', 'The server cannot be reached. Check the connection and try again.'],
    ['too_many_requests', 'Too many attempts. Try again in a while.'],
    ['internal', 'The address could not be confirmed. Please try again.'],
  ] as const)('says %s where it can be tried again', async (code, text) => {
    fail(routes.confirmEmail, code)
    const { person } = await open()
    await person.click(await findButton('Confirm this address'))
    expect(await screen.findByText(text)).toBeTruthy()
    answer(routes.confirmEmail, { email: 'giulia@example.org' })
    await person.click(button('Confirm this address'))
    expect(await screen.findByText('giulia@example.org is confirmed.')).toBeTruthy()
  })

  it('asks for the link once more where it was opened without its token', async () => {
    await open('it', '')
    expect(await screen.findByText('Apri di nuovo il link che trovi nell’e-mail.')).toBeTruthy()
  })
})
