import { routes } from '@dodici/contract/routes'
import { startAuthentication } from '@simplewebauthn/browser'
import { screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { storedToken } from '../../api/stored-session.ts'
import { LoginPart } from '../../app/parts/login-part.tsx'
import { button, findButton, findToast } from '../../test/elements.ts'
import { answer, callsOf, fail } from '../../test/fake-api.ts'
import { renderPart } from '../../test/render.tsx'
import { sampleUser } from '../../test/samples.ts'

vi.mock('@simplewebauthn/browser', () => ({ startAuthentication: vi.fn() }))

const session = { user: sampleUser(), token: 'secret', device: null }
const response = { clientDataJSON: 'c', authenticatorData: 'a', signature: 's', userHandle: 'u' }
const assertion = { id: 'x', rawId: 'x', type: 'public-key', clientExtensionResults: {}, response } as const

/** A browser that knows passkeys, and may offer them in a field. */
const browserThat = (offers: boolean) => {
  const known = Object.assign(() => undefined, { isConditionalMediationAvailable: () => Promise.resolve(offers) })
  vi.stubGlobal('PublicKeyCredential', known)
}

beforeEach(() => answer(routes.askPasskey, { ticket: 'v1.ticket', options: { challenge: 'abc' } }))
afterEach(() => {
  vi.unstubAllGlobals()
  vi.mocked(startAuthentication).mockReset()
})

it('is not there where the browser knows none', async () => {
  await renderPart(<LoginPart />, { path: '/login' })
  expect(await findButton('Login')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Use a passkey' })).toBeNull()
  expect(callsOf(routes.askPasskey)).toEqual([])
})

it('signs in with what the person chooses', async () => {
  browserThat(false)
  vi.mocked(startAuthentication).mockResolvedValue({ ...assertion })
  answer(routes.loginByPasskey, session)
  const { person } = await renderPart(<LoginPart />, { path: '/login' })
  await person.click(await findButton('Use a passkey'))
  await findToast('Logged in successfully')
  expect(storedToken()).toBe('secret')
  expect(callsOf(routes.loginByPasskey)[0]?.body).toEqual({
    ...{ ticket: 'v1.ticket', device: null },
    credential: { ...assertion, clientExtensionResults: {} },
  })
  expect(vi.mocked(startAuthentication).mock.calls[0]?.[0]).toMatchObject({ useBrowserAutofill: false })
})

it('signs in with one that the field offers, for which nobody presses a button', async () => {
  browserThat(true)
  vi.mocked(startAuthentication).mockResolvedValue({ ...assertion })
  answer(routes.loginByPasskey, session)
  await renderPart(<LoginPart />, { path: '/login' })
  await findToast('Logged in successfully')
  expect(vi.mocked(startAuthentication).mock.calls[0]?.[0]).toMatchObject({ useBrowserAutofill: true })
})

it('says that none was chosen, or that it is not known here', async () => {
  browserThat(false)
  vi.mocked(startAuthentication).mockRejectedValueOnce(new DOMException('No.', 'NotAllowedError'))
  const { person } = await renderPart(<LoginPart />, { path: '/login' })
  await person.click(await findButton('Use a passkey'))
  await screen.findByText('No passkey was used. Try again, or log in with your password.')
  vi.mocked(startAuthentication).mockResolvedValueOnce({ ...assertion })
  fail(routes.loginByPasskey, 'wrong_passkey')
  await person.click(button('Use a passkey'))
  await screen.findByText('This passkey does not log in here. Use another one, or your password.')
  expect(storedToken()).toBeNull()
})
