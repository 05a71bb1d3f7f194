import { afterEach, expect, it, vi } from 'vitest'
import { registerWorker, type Place } from './register.ts'

const stops: (() => void)[] = []

async function register(onNewVersion: (change: () => void) => void, place: Place): Promise<void> {
  stops.push(await registerWorker(onNewVersion, place))
}

afterEach(() => {
  for (const stop of stops.splice(0)) stop()
  vi.useRealTimers()
})

/** The browser's side of a service worker: one that works, and perhaps one that waits. */
function browser(isNewer: boolean | null) {
  const said: unknown[] = []
  const waiting = {
    postMessage: (order: { kind: string }, [port]: MessagePort[] = []) => {
      said.push(order.kind)
      port?.postMessage(isNewer)
      if (order.kind === 'activate') container.dispatchEvent(new Event('controllerchange'))
    },
  }
  const active = { postMessage: ({ kind }: { kind: string }) => void said.push(kind) }
  const registration = Object.assign(new EventTarget(), {
    waiting: isNewer === null ? null : waiting,
    installing: null as (EventTarget & { state?: string }) | null,
    update: vi.fn(async () => undefined),
  })
  const registerAt = vi.fn(async () => registration)
  const container = Object.assign(new EventTarget(), { register: registerAt, ready: Promise.resolve({ active }) })
  const reload = vi.fn()
  const place = { serviceWorker: container as unknown as ServiceWorkerContainer, reload }
  return { place, reload, registration, waiting, said, registerAt }
}

it('without https there is no service worker, and nothing happens', async () => {
  await register(vi.fn(), { serviceWorker: undefined, reload: vi.fn() })
})

it('the page registers it by its specified address, never from a cache, and lets it fetch the rest', async () => {
  const { place, registerAt, said } = browser(null)
  await register(vi.fn(), place)
  expect(registerAt).toHaveBeenCalledWith('/service-worker.js', { updateViaCache: 'none' })
  await vi.waitFor(() => expect(said).toEqual(['fill']))
})

it('a new version that waits is offered, and nothing is loaded anew by itself', async () => {
  const { place, reload, said } = browser(true)
  const offered = vi.fn<(change: () => void) => void>()
  await register(offered, place)
  expect(offered).toHaveBeenCalledTimes(1)
  expect([reload.mock.calls.length, said.includes('activate')]).toEqual([0, false])
  offered.mock.calls[0]?.[0]()
  place.serviceWorker.dispatchEvent(new Event('controllerchange'))
  expect([reload.mock.calls.length, said.includes('activate')]).toEqual([1, true])
})

it('a version that comes while the page is open is offered, too', async () => {
  const { place, registration, waiting } = browser(null)
  const offered = vi.fn()
  await register(offered, place)
  registration.installing = new EventTarget()
  registration.dispatchEvent(new Event('updatefound'))
  const other = browser(true)
  registration.waiting = { ...waiting, postMessage: other.waiting.postMessage }
  registration.installing.dispatchEvent(new Event('statechange'))
  await vi.waitFor(() => expect(offered).toHaveBeenCalledTimes(1))
})

it('the version that the page is already is no news', async () => {
  const { place } = browser(false)
  const offered = vi.fn()
  await register(offered, place)
  expect(offered).not.toHaveBeenCalled()
})

it('where another tab has changed to it meanwhile, the page is only loaded anew', async () => {
  const { place, registration, reload, said } = browser(true)
  const offered = vi.fn<(change: () => void) => void>()
  await register(offered, place)
  registration.waiting = null
  offered.mock.calls[0]?.[0]()
  expect([reload.mock.calls.length, said.includes('activate')]).toEqual([1, false])
})

it('an open page looks for a new version now and then, when somebody looks at it', async () => {
  vi.useFakeTimers()
  const { place, registration } = browser(null)
  await register(vi.fn(), place)
  document.dispatchEvent(new Event('visibilitychange'))
  expect(registration.update).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(3_600_000)
  expect(registration.update).toHaveBeenCalledTimes(1)
})
