/** Whether this browser can be pushed to: only over https, on iOS only where the page is installed, and not in all browsers. */
export type PushAbility = 'ready' | 'insecure' | 'install' | 'none'

/** How push stands in this browser. */
export interface PushHere {
  readonly ability: PushAbility
  readonly permission: NotificationPermission
  /** SHA-256 of the endpoint of its subscription in hex, as the server names devices; null where it has none. */
  readonly fingerprint: string | null
}

/** The person has not let the browser show notifications. */
export class NotAllowed extends Error {
  constructor() {
    super('notifications are not allowed')
    this.name = 'NotAllowed'
  }
}

const PATIENCE = 10_000

function abilityHere(): PushAbility {
  if (!window.isSecureContext) return 'insecure'
  if ('serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window) return 'ready'
  return /iPhone|iPad/.test(navigator.userAgent) ? 'install' : 'none'
}

/** How push stands now. */
export async function pushHere(): Promise<PushHere> {
  const ability = abilityHere()
  if (ability !== 'ready') return { ability, permission: 'default', fingerprint: null }
  const subscription = await subscriptionHere()
  const fingerprint = subscription === null ? null : await fingerprintOf(subscription.endpoint)
  return { ability, permission: Notification.permission, fingerprint }
}

async function subscriptionHere(): Promise<PushSubscription | null> {
  const registration = await navigator.serviceWorker.getRegistration()
  return (await registration?.pushManager.getSubscription()) ?? null
}

/** What the server keeps is the address as `URL` writes it. */
async function fingerprintOf(endpoint: string): Promise<string> {
  const bytes = new TextEncoder().encode(new URL(endpoint).href)
  const digest = await crypto.subtle.digest('SHA-256', bytes)
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** What the server is told of a subscription. */
export interface Subscribed {
  readonly endpoint: string
  readonly keys: { readonly p256dh: string; readonly auth: string }
}

/**
 * Asks the person, and has the browser subscribed with the server's key, which is asked for only then. One with another key is
 * given up: it could not be pushed to.
 * @throws NotAllowed where they say no
 */
export async function subscribeHere(readKey: () => Promise<string>): Promise<Subscribed> {
  // First of all, while the browser still takes it for an answer to the click.
  if ((await Notification.requestPermission()) !== 'granted') throw new NotAllowed()
  const { pushManager } = await readyWorker()
  const key = bytesOf(await readKey())
  const had = await pushManager.getSubscription()
  if (had !== null && !isSame(had.options.applicationServerKey, key)) await had.unsubscribe()
  const made = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key })
  const { endpoint, keys } = made.toJSON()
  return { endpoint: endpoint ?? '', keys: { p256dh: keys?.['p256dh'] ?? '', auth: keys?.['auth'] ?? '' } }
}

/** The worker is registered when the page has nothing to do, which may be in a moment. */
function readyWorker(): Promise<ServiceWorkerRegistration> {
  const late = new Promise<never>((_resolve, reject) => {
    setTimeout(() => reject(new Error('there is no service worker')), PATIENCE)
  })
  return Promise.race([navigator.serviceWorker.ready, late])
}

/** Nothing is pushed to this browser any more, whatever the server knows of it. */
export async function stopPush(): Promise<void> {
  try {
    if (abilityHere() === 'ready') await (await subscriptionHere())?.unsubscribe()
  } catch {
    // The browser has switched it off by itself.
  }
}

function bytesOf(base64url: string): Uint8Array<ArrayBuffer> {
  const text = atob(base64url.replaceAll('-', '+').replaceAll('_', '/'))
  return Uint8Array.from(text, (letter) => letter.charCodeAt(0))
}

function isSame(had: ArrayBuffer | null, wanted: Uint8Array): boolean {
  const bytes = had === null ? [] : [...new Uint8Array(had)]
  return bytes.length === wanted.length && bytes.every((byte, index) => byte === wanted[index])
}
