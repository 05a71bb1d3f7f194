import type { Page } from '@playwright/test'
import {
  signedBy,
  startPushReceiver,
  type PushReceiver,
  type TestSubscription,
} from '../scripts/machine/push-receiver.ts'
import { expectAccessible } from './world/accessible.ts'
import { startOwnServer } from './world/own-server.ts'
import { test as base, expect } from './world/test.ts'
import { toast } from './world/year.ts'

/** With a push service of its own, which the operator allows though it is on this machine. */
const test = base.extend<{ receiver: PushReceiver }>({
  receiver: async ({}, use) => {
    const receiver = await startPushReceiver()
    await use(receiver)
    await receiver.close()
  },
  baseURL: async ({ receiver }, use) => {
    const server = await startOwnServer({ OUTGOING_ALLOWED: receiver.place })
    await use(server.address)
    await server.stop()
  },
})

test.use({ serviceWorkers: 'allow' })

/** A browser in a test has no push service: from here on it has ours, with keys that we hold. */
async function subscribeThere(page: Page, subscription: TestSubscription): Promise<void> {
  await page.addInitScript((json) => {
    let made: object | null = null
    const unsubscribe = async () => {
      made = null
      return true
    }
    PushManager.prototype.subscribe = async (options) => {
      made = { endpoint: json.endpoint, options, toJSON: () => json, unsubscribe }
      return made as PushSubscription
    }
    PushManager.prototype.getSubscription = async () => made as PushSubscription | null
  }, subscription)
}

/** Hands a push to the service worker as the browser does: decrypted. */
async function deliver(page: Page, origin: string, data: string): Promise<void> {
  const protocol = await page.context().newCDPSession(page)
  const registered = new Promise<string>((resolve) => {
    protocol.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const [first] = registrations
      if (first) resolve(first.registrationId)
    })
  })
  await protocol.send('ServiceWorker.enable')
  await protocol.send('ServiceWorker.deliverPushMessage', { origin, registrationId: await registered, data })
}

const notices = (page: Page) =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.getRegistration()
    const shown = (await registration?.getNotifications()) ?? []
    return shown.map(({ title, body, tag, lang, data }) => ({
      title,
      body,
      tag,
      lang,
      url: (data as { url: string }).url,
    }))
  })

test('D8: a browser is turned on, a test comes once, and is shown with the calendar closed', async ({
  page,
  context,
  person,
  receiver,
  baseURL,
}) => {
  const origin = baseURL ?? ''
  await context.grantPermissions(['notifications'], { origin })
  await subscribeThere(page, receiver.subscribe())
  await page.goto('/profile')
  const section = page.getByRole('region', { name: 'Promemoria su questo dispositivo' })
  await section.getByRole('button', { name: 'Attiva qui' }).click()
  await expect(section.getByText('In questo browser sono attivi.')).toBeVisible()
  await expectAccessible(page, 'the profile with a device')
  await section.getByRole('button', { name: /Manda una prova/ }).click()
  await expect(toast(page)).toContainText('È in viaggio')
  await expect.poll(() => receiver.received.length).toBe(1)
  const [received] = receiver.received
  if (received === undefined) throw new Error('nothing came')
  const { publicKey } = await person.call<{ publicKey: string }>('GET', '/push/key')
  expect(signedBy(received.headers).publicKey).toBe(publicKey)

  // Another page of the site, and no calendar.
  const other = await context.newPage()
  await other.goto('/pricing')
  await page.close()
  const pushed = JSON.stringify(received.payload)
  await deliver(other, origin, pushed)
  const shown = {
    ...{ title: 'Dodici ti raggiunge qui', body: 'Così si vede un promemoria su questo dispositivo.' },
    ...{ lang: 'it', tag: received.payload['tag'], url: '/profile' },
  }
  await expect.poll(() => notices(other)).toEqual([shown])
  // A push service may say it twice; it is shown once.
  await deliver(other, origin, pushed)
  await expect.poll(() => notices(other)).toEqual([shown])
  expect(receiver.received).toHaveLength(1)
})
