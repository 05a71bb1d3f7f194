import { routes } from '@dodici/contract/routes'
import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { storedToken } from '../../api/stored-session.ts'
import { ForgotPart } from '../../app/parts/forgot-part.tsx'
import { ResetPart } from '../../app/parts/reset-part.tsx'
import { button, field, findToast, link } from '../../test/elements.ts'
import { answer, callsOf, fail } from '../../test/fake-api.ts'
import { renderPart, type Rendered } from '../../test/render.tsx'
import { sampleUser } from '../../test/samples.ts'

const forgot = (language: 'it' | 'en' = 'en') => renderPart(<ForgotPart />, { path: '/forgot-password', language })
const reset = (path = '/reset-password?lng=en&token=dr_abc', language: 'it' | 'en' = 'en') =>
  renderPart(<ResetPart />, { path, language })

async function choose({ person }: Rendered, password = 'correct horse', repeated = password) {
  await person.type(field('New password'), password)
  await person.type(field('Confirm password'), repeated)
  await person.click(button('Save the password'))
}

describe('the form for a lost password', () => {
  it('has a link sent, says so, and sends it again to an address put right', async () => {
    answer(routes.forgotPassword, undefined)
    const { person } = await forgot()
    await person.type(field('Email'), 'giulia@example.orh')
    await person.click(button('Send the link'))
    await findToast('Password reset email sent. Please check your inbox.')
    expect(screen.getByText(/giulia@example\.orh/)).toBeTruthy()
    await person.click(button('Send again'))
    await person.type(field('Email'), '{Backspace}g')
    await person.click(button('Send the link'))
    await screen.findByText(/giulia@example\.org/)
    expect(callsOf(routes.forgotPassword).map(({ body }) => body)).toEqual([
      { email: 'giulia@example.orh', language: 'en' },
      { email: 'giulia@example.org', language: 'en' },
    ])
  })

  it.each([
    ['internal', 'An error occurred. Please try again.'],
    ['network', 'The server cannot be reached. Check the connection and try again.'],
    ['unavailable', 'The server is busy. Try again in a moment.'],
    ['too_many_requests', 'Too many attempts. Try again in a while.'],
  ] as const)('answers %s with: %s', async (code, text) => {
    fail(routes.forgotPassword, code)
    const { person } = await forgot()
    await person.type(field('Email'), 'giulia@example.org')
    await person.click(button('Send the link'))
    expect(await screen.findByText(text)).toBeTruthy()
    expect(field('Email')).toHaveProperty('value', 'giulia@example.org')
  })

  it('speaks Italian', async () => {
    answer(routes.forgotPassword, undefined)
    const { person } = await forgot('it')
    await person.click(button('Invia il link'))
    expect(screen.getByText('L’e-mail è obbligatoria')).toBeTruthy()
    await person.type(field('E-mail'), 'giulia@example.org')
    await person.click(button('Invia il link'))
    await findToast('Ti abbiamo inviato un’e-mail per reimpostare la password. Controlla la posta in arrivo.')
  })
})

describe('the form for a new password', () => {
  it('takes the token out of the address at once, and sends it with the password', async () => {
    localStorage.setItem('user', JSON.stringify(sampleUser()))
    localStorage.setItem('token', 'of a session that has ended')
    answer(routes.resetPassword, undefined)
    const drawn = await reset()
    expect(window.location.search).toBe('?lng=en')
    expect(JSON.stringify(window.history.state)).not.toContain('dr_abc')
    await choose(drawn)
    await findToast('Your password has been successfully reset.')
    expect(callsOf(routes.resetPassword)[0]?.body).toEqual({
      token: 'dr_abc',
      newPassword: 'correct horse',
      device: null,
    })
    expect(window.location.pathname).toBe('/login')
    expect(storedToken()).toBeNull()
  })

  it.each([
    ['invalid_token', 'Invalid or expired password reset token.'],
    ['internal', 'An error occurred. Please try again.'],
    ['network', 'The server cannot be reached. Check the connection and try again.'],
    ['unavailable', 'The server is busy. Try again in a moment.'],
  ] as const)('answers %s with: %s', async (code, text) => {
    fail(routes.resetPassword, code)
    await choose(await reset())
    expect(await screen.findByText(text)).toBeTruthy()
    expect(field('New password')).toHaveProperty('value', 'correct horse')
    expect(screen.queryByRole('link', { name: 'Send a new link' }) !== null).toBe(code === 'invalid_token')
  })

  it('says of two different passwords: Passwords do not match', async () => {
    await choose(await reset(), 'correct horse', 'correct house')
    expect(screen.getByText('Passwords do not match')).toBeTruthy()
    expect(document.activeElement).toBe(field('Confirm password'))
    expect(callsOf(routes.resetPassword)).toEqual([])
  })

  it('shows at its field that the server finds the password too common', async () => {
    fail(routes.resetPassword, 'invalid_input', { errors: [{ path: 'newPassword', message: 'is too common' }] })
    await choose(await reset())
    expect(await screen.findByText('Choose another password: longer, or less common.')).toBeTruthy()
  })

  it('without a token leads to a new link', async () => {
    await reset('/reset-password')
    expect(screen.getByText('Invalid or expired password reset token.')).toBeTruthy()
    expect(link('Send a new link').getAttribute('href')).toBe('/forgot-password')
  })

  it('says while typing what makes the password better, in Italian too', async () => {
    const { person } = await reset('/reset-password?token=x', 'it')
    await person.type(field('Nuova password'), 'qwe')
    expect(screen.getByText('Mancano almeno 5 caratteri.')).toBeTruthy()
    await person.type(field('Nuova password'), 'rtyui')
    expect(screen.getByText('Debole. Evita sequenze come 1234 o qwerty: sono facili da indovinare.')).toBeTruthy()
    await person.type(field('Nuova password'), ' e un cavallo giusto')
    expect(screen.getByText('Forte')).toBeTruthy()
    await person.type(field('Conferma la password'), 'altro')
    await person.click(button('Salva la password'))
    expect(screen.getByText('Le password non coincidono')).toBeTruthy()
  })
})
