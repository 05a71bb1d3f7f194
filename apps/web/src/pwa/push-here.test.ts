import { afterEach, describe, expect, it, vi } from 'vitest'
import { stopPush, subscribeHere } from './push-here.ts'

const KEY = `B${'A'.repeat(86)}`

/** A browser that is subscribed with a key. */
function subscribed(key: Uint8Array) {
  const unsubscribe = vi.fn(async () => true)
  const subscription = {
    endpoint: 'https://push.example.org/abc',
    options: { applicationServerKey: key.buffer },
    toJSON: () => ({ endpoint: 'https://push.example.org/abc', keys: { p256dh: 'p', auth: 'a' } }),
    unsubscribe,
  }
  const pushManager = { getSubscription: async () => subscription, subscribe: async () => subscription }
  const registration = { pushManager }
  vi.stubGlobal('isSecureContext', true)
  vi.stubGlobal('PushManager', vi.fn())
  vi.stubGlobal('Notification', { permission: 'granted', requestPermission: async () => 'granted' })
  const serviceWorker = { ready: Promise.resolve(registration), getRegistration: async () => registration }
  Object.defineProperty(navigator, 'serviceWorker', { value: serviceWorker, configurable: true })
  return { unsubscribe }
}

afterEach(() => {
  vi.unstubAllGlobals()
  Reflect.deleteProperty(navigator, 'serviceWorker')
})

const ownKey = (): Uint8Array => Uint8Array.from([4, ...Array<number>(64).fill(0)])

describe('the subscription of this browser', () => {
  it('is kept where it has the server’s key', async () => {
    const { unsubscribe } = subscribed(ownKey())
    const made = await subscribeHere(async () => KEY)
    expect(made).toEqual({ endpoint: 'https://push.example.org/abc', keys: { p256dh: 'p', auth: 'a' } })
    expect(unsubscribe).not.toHaveBeenCalled()
  })

  it('is given up where it has another: the server could not push to it', async () => {
    const { unsubscribe } = subscribed(ownKey().fill(1))
    await subscribeHere(async () => KEY)
    expect(unsubscribe).toHaveBeenCalledTimes(1)
  })

  it('ends with the person’s session, and a browser without any is left alone', async () => {
    await stopPush()
    const { unsubscribe } = subscribed(ownKey())
    await stopPush()
    expect(unsubscribe).toHaveBeenCalledTimes(1)
    unsubscribe.mockRejectedValueOnce(new Error('switched off'))
    await stopPush()
  })
})
