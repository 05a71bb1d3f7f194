import { routes } from '@dodici/contract/routes'
import { act, renderHook } from '@testing-library/react'
import { expect, it } from 'vitest'
import { storedToken, storedUser, storeSession, wasLeft } from '../../api/stored-session.ts'
import { answer, callsOf, fail, hold } from '../../test/fake-api.ts'
import { sampleUser } from '../../test/samples.ts'
import { useLogout } from './use-logout.ts'

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
