import { routes } from '@dodici/contract/routes'
import { act, renderHook } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { goElsewhere } from '../../api/sign-in-elsewhere.ts'
import { storedToken, storedUser, storeSession, wasLeft } from '../../api/stored-session.ts'
import { answer, callsOf, fail, hold } from '../../test/fake-api.ts'
import { sampleUser } from '../../test/samples.ts'
import { useLogout } from './use-logout.ts'

vi.mock('../../api/sign-in-elsewhere.ts', () => ({ goElsewhere: vi.fn() }))

const session = { user: sampleUser(), token: 'secret' }

it('ends the session here at once, before the server has answered, and tells it whose session that was', async () => {
  answer(routes.logout, undefined)
  const release = hold(routes.logout)
  storeSession(session)
  const { result } = renderHook(useLogout)
  act(() => result.current())
  expect([storedToken(), storedUser(), wasLeft()]).toEqual([null, null, true])
  release()
  await expect.poll(() => callsOf(routes.logout)).toHaveLength(1)
  expect(callsOf(routes.logout)[0]?.headers.get('Authorization')).toBe('Bearer secret')
})

it('ends the session here where the server cannot be reached', async () => {
  fail(routes.logout, 'network')
  storeSession(session)
  const { result } = renderHook(useLogout)
  act(() => result.current())
  expect(storedToken()).toBeNull()
  await expect.poll(() => callsOf(routes.logout)).toHaveLength(1)
})

it('leads whoever has signed in elsewhere there, and nobody else; whatever comes of it, here they are signed out', async () => {
  answer(routes.logout, undefined)
  answer(routes.readOidcEnd, { url: 'https://casa.example/end' })
  const { result } = renderHook(useLogout)
  const leave = () => act(() => result.current())
  storeSession(session)
  leave()
  storeSession({ ...session, isElsewhere: true })
  fail(routes.readOidcEnd, 'oidc_unavailable')
  leave()
  await expect.poll(() => callsOf(routes.readOidcEnd)).toHaveLength(1)
  expect(goElsewhere).not.toHaveBeenCalled()
  storeSession({ ...session, isElsewhere: true })
  answer(routes.readOidcEnd, { url: 'https://casa.example/end' })
  leave()
  expect([storedToken(), wasLeft()]).toEqual([null, true])
  await expect.poll(() => vi.mocked(goElsewhere).mock.calls).toEqual([['https://casa.example/end']])
})
