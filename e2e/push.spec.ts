import { signedBy, startPushReceiver, type PushReceiver } from '../scripts/machine/push-receiver.ts'
import { expectAccessible } from './world/accessible.ts'
import { startOwnServer } from './world/own-server.ts'
import { deliver, notices, subscribeThere, turnOnPushes } from './world/pushes.ts'
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

test(
  'D8: a browser is turned on, a test comes once, and is shown with the calendar closed',
  { tag: '@deep' },
  async ({ page, context, person, receiver, baseURL }) => {
    const origin = baseURL ?? ''
    await context.grantPermissions(['notifications'], { origin })
    await subscribeThere(page, receiver.subscribe())
    await turnOnPushes(page)
    await expectAccessible(page, 'the profile with a device')
    await page.getByRole('button', { name: /Invia una prova/ }).click()
    await expect(toast(page)).toContainText('Notifica inviata')
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
      ...{ title: 'Dodici: le notifiche funzionano', body: 'Ecco come appare un promemoria su questo dispositivo.' },
      ...{ lang: 'it', tag: received.payload['tag'], url: '/profile' },
    }
    await expect.poll(() => notices(other)).toEqual([shown])
    // A push service may say it twice; it is shown once.
    await deliver(other, origin, pushed)
    await expect.poll(() => notices(other)).toEqual([shown])
    expect(receiver.received).toHaveLength(1)
  },
)
