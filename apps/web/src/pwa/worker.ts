import { pause } from '../ui/pause.ts'
import { apiBelow, isAway, planFor } from './answer-plan.ts'
import { baseOf, precacheBelow, type Precache } from './precache.ts'
import { shellStore, type ShellStore } from './shell-store.ts'
import { orderOf, type FetchEvent, type MessageToWorker, type WorkerScope } from './worker-scope.ts'

/** How long a navigation waits for a silent network, in ms. */
const PATIENCE = 5_000
/** How long a page being left may still count as open, in ms. */
const LEAVES_WITHIN = 5_000
const LOOKS_EVERY = 500

/**
 * The service worker: opens the page offline, and faster online. It leaves alone everything but files of the build,
 * above all API answers.
 */
export function startWorker(scope: WorkerScope, built: Precache): void {
  const { origin } = scope.location
  const base = baseOf(scope.location)
  const precache = precacheBelow(base, built)
  const store = shellStore(scope, precache)
  const files = new Set([...precache.first, ...precache.later])

  scope.addEventListener('install', (event) => {
    void event.addRoutes?.([{ condition: { urlPattern: `${apiBelow(base)}*` }, source: 'network' }])
    event.waitUntil(store.install())
  })
  scope.addEventListener('activate', (event) => event.waitUntil(store.takeOver()))
  scope.addEventListener('message', (event) => event.waitUntil(obey(event, scope, store, precache.version)))
  scope.addEventListener('fetch', (event) => {
    const plan = planFor(event.request, { origin, base, files })
    if (plan === 'file') event.respondWith(store.file(event.request))
    if (plan === 'page') event.respondWith(pageFor(event, scope, store))
  })
}

async function obey(event: MessageToWorker, scope: WorkerScope, store: ShellStore, version: string): Promise<void> {
  const order = orderOf(event.data)
  // What failed now is fetched with the next page, or on demand.
  if (order?.kind === 'fill') await store.fill().catch(() => undefined)
  if (order?.kind === 'activate') await scope.skipWaiting()
  if (order?.kind === 'is-newer') {
    event.ports[0]?.postMessage(order.version !== version)
    if (order.version === version) await takeOverAlone(scope)
  }
}

/** Waits for the previous page to be gone. */
async function takeOverAlone(scope: WorkerScope): Promise<void> {
  for (let waited = 0; waited <= LEAVES_WITHIN; waited += LOOKS_EVERY) {
    if (await isAlone(scope)) return scope.skipWaiting()
    await pause(LOOKS_EVERY)
  }
}

/** Files of the previous version must not disappear under an open page. */
const isAlone = async (scope: WorkerScope): Promise<boolean> =>
  (await scope.clients.matchAll({ type: 'window', includeUncontrolled: true })).length <= 1

/** The page from the server, or the cached one. */
async function pageFor(event: FetchEvent, scope: WorkerScope, store: ShellStore): Promise<Response> {
  const fromNetwork = Promise.resolve(event.preloadResponse).then((early) => early ?? scope.fetch(event.request))
  const patience = new Promise<null>((resolve) => setTimeout(() => resolve(null), PATIENCE))
  const inTime = await Promise.race([fromNetwork.catch(() => null), patience])
  if (inTime && !isAway(inTime.status)) return inTime
  return (await store.shell()) ?? fromNetwork
}
