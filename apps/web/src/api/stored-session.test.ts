import { expect, it, vi } from 'vitest'
import { sampleUser } from '../test/samples.ts'
import { storedUser, storeSession } from './stored-session.ts'

it('whoever hears of a new token, in another tab too, finds whose it is', () => {
  const seen: unknown[] = []
  const setItem = Storage.prototype.setItem
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(function write(this: Storage, key, value) {
    setItem.call(this, key, value)
    if (key === 'token') seen.push(storedUser()?._id)
  })
  storeSession({ user: sampleUser({ _id: 'user-2' }), token: 'secret' })
  vi.restoreAllMocks()
  expect(seen).toEqual(['user-2'])
})
