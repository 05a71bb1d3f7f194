import { routes } from '@dodici/contract/routes'
import { act, screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { storedToken } from '../../api/stored-session.ts'
import { ForgotPart } from '../../app/parts/forgot-part.tsx'
import { ResetPart } from '../../app/parts/reset-part.tsx'
import { texts } from '../../i18n/texts.ts'
import { button, field, findToast, link } from '../../test/elements.ts'
import { answer, callsOf, fail } from '../../test/fake-api.ts'
import { renderPart, type Rendered } from '../../test/render.tsx'
import { sampleUser } from '../../test/samples.ts'

const forgot = (language: 'it' | 'en' = 'en') => renderPart(<ForgotPart />, { path: '/forgot-password', language })
const reset = (path = '/reset-password?lng=en&token=dr_abc', language: 'it' | 'en' = 'en', keys: string[] = []) => {
  answer(routes.listResetKeys, keys)
  return renderPart(<ResetPart />, { path, language })
}

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
      keepKeys: [],
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

  it('A8: keeps the API keys that are chosen by name, and asks for none where there are none', async () => {
    answer(routes.resetPassword, undefined)
    const drawn = await reset('/reset-password?token=dr_abc', 'it', ['Script', 'Backup'])
    const choices = await screen.findByRole('group', { name: 'Chiavi API, dispositivi e indirizzi da lasciare attivi' })
    expect(choices.textContent).toContain('Tutti gli altri smettono di funzionare')
    expect(callsOf(routes.listResetKeys)[0]?.body).toEqual({ token: 'dr_abc' })
    await drawn.person.click(screen.getByRole('checkbox', { name: 'Backup' }))
    await drawn.person.type(field('Nuova password'), 'correct horse')
    await drawn.person.type(field('Conferma la password'), 'correct horse')
    await drawn.person.click(button('Salva la password'))
    await waitFor(() => expect(callsOf(routes.resetPassword)[0]?.body).toMatchObject({ keepKeys: ['Backup'] }))
    drawn.unmount()
    await reset()
    expect(screen.queryByRole('checkbox')).toBeNull()
  })

  it('says of two different passwords: Passwords do not match', async () => {
    await choose(await reset(), 'correct horse', 'correct house')
    expect(screen.getByText('Passwords do not match')).toBeTruthy()
    expect(document.activeElement).toBe(field('Confirm password'))
    expect(callsOf(routes.resetPassword)).toEqual([])
  })

  it.each([
    ['common', 'This is one of the most common passwords.', 'Questa password è tra le più usate.'],
    ['repeats', 'The same characters again and again are easy', 'Gli stessi caratteri ripetuti si indovinano'],
    ['rows', 'A row of the keyboard or of the alphabet is easy', 'Una sequenza della tastiera o dell’alfabeto'],
    ['product', 'The name of this site is among', 'Il nome di questo sito è tra'],
    ['address', 'Your email address is among', 'Il tuo indirizzo e-mail è tra'],
    ['name', 'Your name is among', 'Il tuo nome è tra'],
    [undefined, 'Choose another password: longer,', 'Scegli un’altra password: più lunga,'],
  ] as const)('says at its field why the server refuses it: %s', async (reason, english, italian) => {
    const fault = { path: 'newPassword', message: 'said to programs', ...(reason && { reason }) }
    fail(routes.resetPassword, 'invalid_input', { errors: [fault] })
    await choose(await reset())
    expect(await screen.findByText(english, { exact: false })).toBeTruthy()
    expect(screen.queryByText('An error occurred. Please try again.')).toBeNull()
    expect(field('New password')).toHaveProperty('value', 'correct horse')
    act(() => void texts.changeLanguage('it'))
    expect(await screen.findByText(italian, { exact: false })).toBeTruthy()
  })

  it('takes the refusal back once another password is typed', async () => {
    const fault = { path: 'newPassword', message: 'said to programs', reason: 'rows' } as const
    fail(routes.resetPassword, 'invalid_input', { errors: [fault] })
    const drawn = await reset()
    await choose(drawn)
    await screen.findByText(/A row of the keyboard/)
    await drawn.person.type(field('New password'), ' of another colour')
    expect(screen.queryByText(/A row of the keyboard/)).toBeNull()
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
