import { workerAddress } from './worker-address.ts'
import type { Order } from './worker-scope.ts'

const AN_HOUR = 3_600_000
/** A worker that does not answer cannot take over. */
const PATIENCE = 5_000

/** The page's version, written by the build. */
const version = (): string => document.querySelector<HTMLMetaElement>('meta[name="version"]')?.content ?? ''

/** Replaced in tests: where it loads from, and how it reloads. */
export interface Place {
  /** Undefined without https, or if the browser has disabled it. */
  readonly serviceWorker: ServiceWorkerContainer | undefined
  readonly reload: () => void
}

const here = (): Place => ({
  serviceWorker: 'serviceWorker' in navigator ? navigator.serviceWorker : undefined,
  reload: () => window.location.reload(),
})

/**
 * Registers the service worker. `onNewVersion` is told of a waiting version and how to activate it; nothing changes by
 * itself. Returns how to stop checking.
 */
export async function registerWorker(
  onNewVersion: (change: () => void) => void,
  { serviceWorker, reload }: Place = here(),
): Promise<() => void> {
  const registration = await serviceWorker?.register(workerAddress(), { updateViaCache: 'none' })
  // A browser may accept the call and do nothing.
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

/** Whether the waiting version differs from this page's; the server may have sent it already. */
async function isNewer(worker: ServiceWorker): Promise<boolean> {
  const { port1, port2 } = new MessageChannel()
  const answer = new Promise<boolean>((resolve) => {
    port1.onmessage = ({ data }) => resolve(data === true)
    setTimeout(() => resolve(false), PATIENCE)
  })
  say(worker, { kind: 'is-newer', version: version() }, [port2])
  return answer.finally(() => port1.close())
}

/** Reloads once the new version is active; at once if another tab has activated it. */
function changeTo(waiting: ServiceWorker | null, container: ServiceWorkerContainer, reload: () => void): void {
  if (!waiting) {
    reload()
    return
  }
  container.addEventListener('controllerchange', reload, { once: true })
  say(waiting, { kind: 'activate' })
}

/** A page may be open for weeks, and browsers check only on navigation. */
function lookNowAndThen(registration: ServiceWorkerRegistration): () => void {
  let last = Date.now()
  const look = () => {
    if (document.visibilityState === 'hidden' || Date.now() - last < AN_HOUR) return
    last = Date.now()
    // Offline there is nothing new.
    registration.update().catch(() => undefined)
  }
  document.addEventListener('visibilitychange', look)
  const timer = setInterval(look, AN_HOUR)
  return () => {
    document.removeEventListener('visibilitychange', look)
    clearInterval(timer)
  }
}
