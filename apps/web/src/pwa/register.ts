import { workerAddress } from './worker-address.ts'
import type { Order } from './worker-scope.ts'

const AN_HOUR = 3_600_000
/** A worker that does not answer is none that could be asked to take over. */
const PATIENCE = 5_000

/** Which version of the page this is; the build writes it into the page. */
const version = (): string => document.querySelector<HTMLMetaElement>('meta[name="version"]')?.content ?? ''

/** Beside the page's own: what it loads from, and how it begins anew. */
export interface Place {
  /** Undefined without https, and where a browser has switched it off. */
  readonly serviceWorker: ServiceWorkerContainer | undefined
  readonly reload: () => void
}

const here = (): Place => ({
  serviceWorker: 'serviceWorker' in navigator ? navigator.serviceWorker : undefined,
  reload: () => window.location.reload(),
})

/**
 * Lets the service worker keep the page, from now on. `onNewVersion` hears of a version that waits, and how to change to
 * it; nothing changes by itself. Gives the way to stop looking for one.
 */
export async function registerWorker(
  onNewVersion: (change: () => void) => void,
  { serviceWorker, reload }: Place = here(),
): Promise<() => void> {
  const registration = await serviceWorker?.register(workerAddress(), { updateViaCache: 'none' })
  // A browser may also take the call and do nothing.
  if (!serviceWorker || !registration) return () => undefined
  void serviceWorker.ready.then(({ active }) => say(active, { kind: 'fill' }))
  const offer = async () => {
    const { waiting } = registration
    if (!waiting || !(await isNewer(waiting))) return
    onNewVersion(() => changeTo(registration.waiting, serviceWorker, reload))
  }
  registration.addEventListener('updatefound', () => {
    const { installing } = registration
    installing?.addEventListener('statechange', () => void offer())
  })
  await offer()
  return lookNowAndThen(registration)
}

const say = (worker: ServiceWorker | null, order: Order, answerTo: MessagePort[] = []): void =>
  worker?.postMessage(order, answerTo)

/** Whether it is another version than this page; the same one, which the server has given already, is no news. */
async function isNewer(worker: ServiceWorker): Promise<boolean> {
  const { port1, port2 } = new MessageChannel()
  const answer = new Promise<boolean>((resolve) => {
    port1.onmessage = ({ data }) => resolve(data === true)
    setTimeout(() => resolve(false), PATIENCE)
  })
  say(worker, { kind: 'is-newer', version: version() }, [port2])
  return answer.finally(() => port1.close())
}

/** Loads the page anew, once, when the new version has taken over; at once where another tab has seen to that. */
function changeTo(waiting: ServiceWorker | null, container: ServiceWorkerContainer, reload: () => void): void {
  if (!waiting) {
    reload()
    return
  }
  container.addEventListener('controllerchange', reload, { once: true })
  say(waiting, { kind: 'activate' })
}

/** A page may be open for weeks, and a browser looks for itself only where it opens one. */
function lookNowAndThen(registration: ServiceWorkerRegistration): () => void {
  let last = Date.now()
  const look = () => {
    if (document.visibilityState === 'hidden' || Date.now() - last < AN_HOUR) return
    last = Date.now()
    // Without a network there is nothing new.
    registration.update().catch(() => undefined)
  }
  document.addEventListener('visibilitychange', look)
  const timer = setInterval(look, AN_HOUR)
  return () => {
    document.removeEventListener('visibilitychange', look)
    clearInterval(timer)
  }
}
