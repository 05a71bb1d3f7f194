import { routes } from '@dodici/contract/routes'
import type { PushDevice, User } from '@dodici/contract/types'
import { screen, within } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { button, findButton, findToast } from '../../test/elements.ts'
import { answer, callsOf, fail } from '../../test/fake-api.ts'
import { renderPart } from '../../test/render.tsx'
import { sampleUser } from '../../test/samples.ts'
import { setNow } from '../../test/set-now.ts'
import { PushSection } from './push-section.tsx'

const ENDPOINT = 'https://push.example.org/abc'
/** SHA-256 of it. */
const FINGERPRINT = '7628c166bc0f8549158609f56bdc1d8741fe0df0536691c208a78f063a944fce'
const KEY = `B${'A'.repeat(86)}`

const device = (facts: Partial<PushDevice> = {}): PushDevice => ({
  _id: 'device-1',
  userAgent: 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
  fingerprint: 'another',
  createdAt: '2027-01-01T00:00:00.000Z',
  lastUsedAt: null,
  fault: null,
  ...facts,
})

interface Wishes {
  readonly isSubscribed?: boolean
  readonly permission?: NotificationPermission
  /** What the person answers. */
  readonly says?: NotificationPermission
}

/** A browser that can be pushed to. */
function browser({ isSubscribed = false, permission = 'default', says = 'granted' }: Wishes = {}) {
  let subscription: object | null = null
  const unsubscribe = vi.fn(async () => {
    subscription = null
    return true
  })
  const made = {
    endpoint: ENDPOINT,
    options: { applicationServerKey: null },
    toJSON: () => ({ endpoint: ENDPOINT, keys: { p256dh: 'p', auth: 'a' } }),
    unsubscribe,
  }
  if (isSubscribed) subscription = made
  const subscribe = vi.fn(async (_options: PushSubscriptionOptionsInit) => {
    subscription = made
    return made
  })
  const registration = { pushManager: { getSubscription: async () => subscription, subscribe } }
  const notification = {
    permission,
    requestPermission: vi.fn(async () => {
      notification.permission = says
      return says
    }),
  }
  vi.stubGlobal('isSecureContext', true)
  vi.stubGlobal('PushManager', vi.fn())
  vi.stubGlobal('Notification', notification)
  const serviceWorker = { ready: Promise.resolve(registration), getRegistration: async () => registration }
  Object.defineProperty(navigator, 'serviceWorker', { value: serviceWorker, configurable: true })
  return { subscribe, unsubscribe, notification }
}

afterEach(() => {
  vi.unstubAllGlobals()
  Reflect.deleteProperty(navigator, 'serviceWorker')
})

const draw = (devices: readonly PushDevice[] = [], facts: Partial<User> = {}, language: 'en' | 'it' = 'en') => {
  answer(routes.listPushDevices, [...devices])
  answer(routes.readPushKey, { publicKey: KEY })
  return renderPart(<PushSection user={sampleUser({ plan: 'pro', ...facts })} />, { language })
}

describe('reminders on this device', () => {
  it('are turned on: the person is asked, the browser subscribed with the server’s key, and the server told', async () => {
    const { subscribe, notification } = browser()
    const { person } = await draw()
    answer(routes.createPushDevice, device({ fingerprint: FINGERPRINT }))
    const turnOn = await findButton('Turn on here')
    answer(routes.listPushDevices, [device({ fingerprint: FINGERPRINT })])
    await person.click(turnOn)
    await findToast('You will now get reminders in this browser.')
    expect(notification.requestPermission).toHaveBeenCalledTimes(1)
    expect(subscribe.mock.calls[0]?.[0]).toMatchObject({ userVisibleOnly: true })
    expect(subscribe.mock.calls[0]?.[0].applicationServerKey).toHaveProperty('length', 65)
    expect(callsOf(routes.createPushDevice)[0]?.body).toEqual({ endpoint: ENDPOINT, keys: { p256dh: 'p', auth: 'a' } })
    await screen.findByText('Notifications are on in this browser.')
    expect(screen.getByText('This browser')).toBeTruthy()
  })

  it('are turned off, in the server and in the browser', async () => {
    const { unsubscribe } = browser({ isSubscribed: true, permission: 'granted' })
    const { person } = await draw([device({ fingerprint: FINGERPRINT })])
    answer(routes.deletePushDevice, undefined)
    const turnOff = await findButton('Turn off here')
    answer(routes.listPushDevices, [])
    await person.click(turnOff)
    await findToast('You will no longer get reminders in this browser.')
    expect(callsOf(routes.deletePushDevice)[0]?.params.id).toBe('device-1')
    expect(unsubscribe).toHaveBeenCalledTimes(1)
    await findButton('Turn on here')
  })

  it('are not turned on where the person says no, and the page says what that means', async () => {
    const { subscribe } = browser({ says: 'denied' })
    const { person } = await draw()
    await person.click(await findButton('Turn on here'))
    await screen.findByText(/blocks notifications from this site/)
    expect([subscribe.mock.calls, callsOf(routes.createPushDevice)]).toEqual([[], []])
  })

  it('say so where the browser or the server refuses', async () => {
    const { subscribe } = browser()
    subscribe.mockRejectedValueOnce(new DOMException('no push service', 'AbortError'))
    const { person } = await draw()
    await person.click(await findButton('Turn on here'))
    await screen.findByText('The notification service of your browser cannot be reached. Try again later.')
    fail(routes.createPushDevice, 'unavailable')
    await person.click(button('Turn on here'))
    await screen.findByText('Not saved. The server is busy. Try again in a moment.')
  })

  it('where notifications are blocked, tell how to change that', async () => {
    browser({ permission: 'denied' })
    await draw([], {}, 'it')
    expect(await screen.findByText(/Consentile nelle impostazioni del sito/)).toBeTruthy()
    expect(screen.queryByRole('button')).toBeNull()
  })

  it.each([
    ['without https', false, 'Mozilla/5.0 (X11; Linux x86_64) Firefox/140.0', /secure connection/],
    ['on an iPhone, in the browser', true, 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X)', /Home Screen/],
    [
      'in a browser that cannot',
      true,
      'Mozilla/5.0 (X11; Linux x86_64) Firefox/140.0',
      /does not support notifications/,
    ],
  ])('say what is the matter %s', async (_, isSecure, userAgent, words) => {
    vi.stubGlobal('isSecureContext', isSecure)
    const named = vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(userAgent)
    await draw()
    expect(await screen.findByText(words)).toBeTruthy()
    expect(screen.queryByRole('button')).toBeNull()
    named.mockRestore()
  })

  it('are part of Pro: in Basic there is nothing to turn on, and what was there can be removed', async () => {
    browser()
    const { person } = await draw([device()], { plan: 'basic' })
    expect(await screen.findByText('Part of the Pro plan.')).toBeTruthy()
    expect(screen.getAllByRole('button')).toHaveLength(1)
    answer(routes.deletePushDevice, undefined)
    await person.click(button('Remove: Firefox on Linux'))
    await findToast('Device removed.')
  })
})

describe('the devices', () => {
  it('are listed, this one first, with when they were reached and what went wrong', async () => {
    setNow('2027-03-18T15:00')
    browser({ isSubscribed: true, permission: 'granted' })
    const userAgent = 'Mozilla/5.0 (Linux; Android 15) Chrome/130.0 Mobile Safari/537.36'
    const reached = { lastUsedAt: '2027-03-18T09:00:00.000Z', fault: '403' }
    await draw([device({ _id: 'phone', userAgent, ...reached }), device({ fingerprint: FINGERPRINT })])
    await screen.findByText('Notifications are on in this browser.')
    const items = within(screen.getByRole('list', { name: 'Devices that get reminders' })).getAllByRole('listitem')
    expect(items.map((item) => item.textContent)).toEqual([
      expect.stringMatching(/^Firefox on LinuxThis browsernothing sent yet · since .*Send a test$/),
      expect.stringMatching(/^Chrome on Androidlast reached \d+ hours ago · since .*\(403\).*Send a testRemove$/),
    ])
  })

  it('get a test', async () => {
    browser()
    const { person } = await draw([device()])
    answer(routes.testPushDevice, undefined)
    await person.click(await findButton('Send a test: Firefox on Linux'))
    await findToast('On its way: it should appear in a few seconds.')
    expect(callsOf(routes.testPushDevice)[0]?.params.id).toBe('device-1')
  })

  it('that cannot be read say so, and are read when one tries again', async () => {
    browser()
    fail(routes.listPushDevices, 'unavailable')
    const { person } = await renderPart(<PushSection user={sampleUser()} />)
    await screen.findByText('Your devices could not be loaded. The server is busy. Try again in a moment.')
    answer(routes.listPushDevices, [])
    await person.click(button('Try again'))
    await screen.findByText('No devices yet.')
  })
})
