import type { Page } from '@playwright/test'
import type { TestSubscription } from '../../scripts/machine/push-receiver.ts'

/** A browser in a test has no push service: from here on it has ours, with keys that we hold. */
export async function subscribeThere(page: Page, subscription: TestSubscription): Promise<void> {
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

/** Turns reminders on in this browser, as a person does in the profile. */
export async function turnOnPushes(page: Page): Promise<void> {
  await page.goto('/profile')
  const section = page.getByRole('region', { name: 'Promemoria su questo dispositivo' })
  await section.getByRole('button', { name: 'Attiva qui' }).click()
  await section.getByText('In questo browser le notifiche sono attive.').waitFor()
}

/** Hands a push to the service worker as the browser does: decrypted. */
export async function deliver(page: Page, origin: string, data: string): Promise<void> {
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

/** What the service worker has shown. */
export const notices = (page: Page) =>
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
