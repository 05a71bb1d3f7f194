import { vi } from 'vitest'

/** Has this browser be subscribed with a key. `forgetSubscription` ends that. */
export function subscribed(key: Uint8Array) {
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

export function forgetSubscription(): void {
  vi.unstubAllGlobals()
  Reflect.deleteProperty(navigator, 'serviceWorker')
}

/** A key of the server, as bytes. */
export const ownKey = (): Uint8Array => Uint8Array.from([4, ...Array<number>(64).fill(0)])
