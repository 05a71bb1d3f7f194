import { expect, it, vi } from 'vitest'
import { acceptCookies, areCookiesAccepted, onCookiesAccepted } from './cookies-accepted.ts'

const changed = (key: string) => window.dispatchEvent(new StorageEvent('storage', { key }))

it('the cookie notice is accepted for good, under the name that the specification gives', () => {
  expect(areCookiesAccepted()).toBe(false)
  acceptCookies()
  expect([areCookiesAccepted(), localStorage.getItem('cookiesAccepted')]).toEqual([true, 'true'])
})

it('whoever waits for the cookie notice hears of it once it is accepted here or in another tab, until they stop', () => {
  const heard = vi.fn()
  const stop = onCookiesAccepted(heard)
  changed('cookiesAccepted')
  expect(heard).not.toHaveBeenCalled()
  acceptCookies()
  changed('user')
  expect(heard).toHaveBeenCalledTimes(1)
  changed('cookiesAccepted')
  expect(heard).toHaveBeenCalledTimes(2)
  stop()
  acceptCookies()
  changed('cookiesAccepted')
  expect(heard).toHaveBeenCalledTimes(2)
})
