import { abilityHere, subscriptionHere, type PushAbility } from './push-subscription.ts'

/** The state of push in this browser. */
export interface PushHere {
  readonly ability: PushAbility
  readonly permission: NotificationPermission
  /** SHA-256 of the subscription's endpoint in hex, as the server identifies devices; null without one. */
  readonly fingerprint: string | null
}

/** The person has denied notifications. */
export class NotAllowed extends Error {
  constructor() {
    super('notifications are not allowed')
    this.name = 'NotAllowed'
  }
}

const PATIENCE = 10_000

/** The present state of push. */
export async function pushHere(): Promise<PushHere> {
  const ability = abilityHere()
  if (ability !== 'ready') return { ability, permission: 'default', fingerprint: null }
  const subscription = await subscriptionHere()
  const fingerprint = subscription === null ? null : await fingerprintOf(subscription.endpoint)
  return { ability, permission: Notification.permission, fingerprint }
}

/** The server stores the endpoint as `URL` normalises it. */
async function fingerprintOf(endpoint: string): Promise<string> {
  const bytes = new TextEncoder().encode(new URL(endpoint).href)
  const digest = await crypto.subtle.digest('SHA-256', bytes)
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** A subscription as the server needs it. */
export interface Subscribed {
  readonly endpoint: string
  readonly keys: { readonly p256dh: string; readonly auth: string }
}

/**
 * Asks the person and subscribes with the server's key, which is fetched only then. A subscription with another key is
 * dropped: it could not be used.
 * @throws NotAllowed if they refuse
 */
export async function subscribeHere(readKey: () => Promise<string>): Promise<Subscribed> {
  // First, while the browser still counts it as a reaction to the click.
  if ((await Notification.requestPermission()) !== 'granted') throw new NotAllowed()
  const { pushManager } = await readyWorker()
  const key = bytesOf(await readKey())
  const had = await pushManager.getSubscription()
  if (had !== null && !isSame(had.options.applicationServerKey, key)) await had.unsubscribe()
  const made = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key })
  const { endpoint, keys } = made.toJSON()
  return { endpoint: endpoint ?? '', keys: { p256dh: keys?.['p256dh'] ?? '', auth: keys?.['auth'] ?? '' } }
}

/** The worker is registered when the page is idle, perhaps in a moment. */
function readyWorker(): Promise<ServiceWorkerRegistration> {
  const late = new Promise<never>((_resolve, reject) => {
    setTimeout(() => reject(new Error('there is no service worker')), PATIENCE)
  })
  return Promise.race([navigator.serviceWorker.ready, late])
}

function bytesOf(base64url: string): Uint8Array<ArrayBuffer> {
  const text = atob(base64url.replaceAll('-', '+').replaceAll('_', '/'))
  return Uint8Array.from(text, (letter) => letter.charCodeAt(0))
}

function isSame(had: ArrayBuffer | null, wanted: Uint8Array): boolean {
  const bytes = had === null ? [] : [...new Uint8Array(had)]
  return bytes.length === wanted.length && bytes.every((byte, index) => byte === wanted[index])
}
