import { afterEach, describe, expect, it } from 'vitest'
import { storedToken, storeSession } from '../api/stored-session.ts'
import { sampleUser } from '../test/samples.ts'
import { chosenScheme, chooseScheme } from './color-scheme.ts'
import { provideStorage } from './provide-storage.ts'

const names = ['localStorage', 'sessionStorage'] as const
const own = names.map((name) => [name, Object.getOwnPropertyDescriptor(window, name)] as const)

function block(): void {
  for (const name of names) {
    Object.defineProperty(window, name, {
      configurable: true,
      get: () => {
        throw new DOMException('The document may not keep anything', 'SecurityError')
      },
    })
  }
}

afterEach(() => {
  for (const [name, descriptor] of own) {
    Reflect.deleteProperty(window, name)
    if (descriptor) Object.defineProperty(window, name, descriptor)
  }
})

describe('a browser that keeps nothing', () => {
  it('keeps it as long as the page is open', () => {
    block()
    expect(() => localStorage.length).toThrow('may not keep')
    provideStorage()
    expect([storedToken(), chosenScheme()]).toEqual([null, 'system'])
    storeSession({ user: sampleUser(), token: 'secret' })
    chooseScheme('dark')
    expect([storedToken(), chosenScheme()]).toEqual(['secret', 'dark'])
    chooseScheme('system')
    expect([localStorage.length, localStorage.key(0), localStorage.key(9)]).toEqual([2, 'user', null])
    localStorage.clear()
    expect([storedToken(), sessionStorage.getItem('token')]).toEqual([null, null])
  })
})

it('a storage that works stays as it is', () => {
  const before = localStorage
  provideStorage()
  expect(localStorage).toBe(before)
})
