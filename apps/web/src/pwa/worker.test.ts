import { describe, expect, it, vi } from 'vitest'
import { startWorker } from './worker.ts'
import type { Precache } from './precache.ts'
import type { WorkerScope } from './worker-scope.ts'

const ORIGIN = 'https://dodici.example.org'
const precache: Precache = { version: 'v2', page: '/calendar', first: ['/assets/a.js'], later: ['/assets/b.js'] }

type Listener = (event: unknown) => void
type Store = Map<string, Map<string, Response>>

const pathOf = (asked: string | Request) => new URL(typeof asked === 'string' ? asked : asked.url, ORIGIN).pathname

/** Cache storage as far as the worker uses it. */
function fakeCaches(stores: Store): CacheStorage {
  const open = async (name: string) => {
    const store = stores.get(name) ?? new Map<string, Response>()
    stores.set(name, store)
    return {
      match: async (asked: string) => store.get(pathOf(asked))?.clone(),
      put: async (asked: string, answer: Response) => void store.set(pathOf(asked), answer),
    }
  }
  const match = async (asked: string, { cacheName }: MultiCacheQueryOptions = {}) =>
    (cacheName === undefined ? [...stores.values()] : [stores.get(cacheName)])
      .map((store) => store?.get(pathOf(asked)))
      .find(Boolean)
      ?.clone()
  const caches = {
    open,
    match,
    keys: async () => [...stores.keys()],
    delete: async (name: string) => stores.delete(name),
  }
  return caches as unknown as CacheStorage
}

/** A worker that runs in a world of maps. */
function run({ base = '', isUpdate = false, windows = (): number => 1, stores = new Map() as Store } = {}) {
  const listeners = new Map<string, Listener>()
  const fetched = vi.fn<(asked: string | Request) => Promise<Response>>(async (asked) => new Response(pathOf(asked)))
  const skipWaiting = vi.fn(async () => undefined)
  const scope = {
    location: { origin: ORIGIN, pathname: `${base}/service-worker.js` },
    caches: fakeCaches(stores),
    registration: { active: isUpdate ? {} : null },
    clients: { matchAll: async () => Array.from({ length: windows() }, () => ({})) },
    fetch: fetched,
    skipWaiting,
    addEventListener: (name: string, listener: Listener) => void listeners.set(name, listener),
  }
  startWorker(scope as unknown as WorkerScope, precache)
  const fire = async (name: string, facts: object = {}) => {
    const waits: Promise<unknown>[] = []
    listeners.get(name)?.({ waitUntil: (until: Promise<unknown>) => void waits.push(until), ...facts })
    await Promise.all(waits)
  }
  const ask = async (path: string, mode = 'cors'): Promise<Response | 'left'> => {
    const answers: Promise<Response>[] = []
    const request = { url: new URL(path, ORIGIN).href, method: 'GET', mode }
    await fire('fetch', { request, respondWith: (given: Promise<Response>) => void answers.push(given) })
    return answers[0] ?? 'left'
  }
  const say = async (data: object) => {
    const heard: unknown[] = []
    await fire('message', { data, ports: [{ postMessage: (value: unknown) => heard.push(value) }] })
    return heard[0]
  }
  const kept = () => [...(stores.get('dodici-page-v2')?.keys() ?? [])]
  return { fire, ask, say, kept, fetched, skipWaiting, stores }
}

const textOf = async (answer: Response | 'left') => (answer === 'left' ? answer : answer.text())

describe('the service worker', () => {
  it('keeps the first files when it is installed, and the others only when a page has nothing to do', async () => {
    const { fire, say, kept } = run()
    await fire('install')
    expect(kept()).toEqual(['/calendar', '/assets/a.js'])
    await say({ kind: 'fill' })
    expect(kept()).toEqual(['/calendar', '/assets/a.js', '/assets/b.js'])
  })

  it('is whole before it offers itself in the place of another version, and asks only for what is new', async () => {
    const stores: Store = new Map([['dodici-page-v1', new Map([['/assets/b.js', new Response('kept')]])]])
    const { fire, kept, fetched } = run({ isUpdate: true, stores })
    await fire('install')
    expect(kept()).toEqual(['/calendar', '/assets/a.js', '/assets/b.js'])
    expect(fetched.mock.calls.map(([asked]) => asked)).toEqual(['/calendar', '/assets/a.js'])
  })

  it('is not installed where a file of it is gone', async () => {
    const { fire, fetched, kept } = run()
    fetched.mockImplementation(async () => new Response('gone', { status: 404 }))
    await expect(fire('install')).rejects.toThrow('404')
    expect(kept()).toEqual([])
  })

  it('takes the other versions away when it takes over', async () => {
    const stores: Store = new Map([
      ['dodici-page-v1', new Map()],
      ['of-a-library', new Map()],
    ])
    const { fire } = run({ stores })
    await fire('install')
    await fire('activate')
    expect([...stores.keys()]).toEqual(['of-a-library', 'dodici-page-v2'])
  })

  it('makes nothing anew of what another version has taken away', async () => {
    const { fire, say, ask, fetched, stores } = run()
    await fire('install')
    stores.clear()
    stores.set('dodici-page-v3', new Map())
    fetched.mockClear()
    await say({ kind: 'fill' })
    expect([...stores.keys()]).toEqual(['dodici-page-v3'])
    expect(fetched).not.toHaveBeenCalled()
    expect(await textOf(await ask('/assets/a.js'))).toBe('/assets/a.js')
    expect([...stores.keys()]).toEqual(['dodici-page-v3'])
  })

  it('neither answers nor keeps what the API is asked for', async () => {
    const { fire, ask, kept, fetched } = run()
    await fire('install')
    fetched.mockClear()
    expect(await ask('/api/v1/events?year=2027')).toBe('left')
    expect([kept(), fetched.mock.calls]).toEqual([['/calendar', '/assets/a.js'], []])
  })

  it('gives a file from the cache, or from the network where it is not there', async () => {
    const { fire, ask, fetched } = run()
    await fire('install')
    fetched.mockImplementation(async () => new Response('from the network'))
    expect(await textOf(await ask('/assets/a.js'))).toBe('/assets/a.js')
    expect(await textOf(await ask('/assets/b.js'))).toBe('from the network')
  })

  it.each([
    ['there is no network', () => Promise.reject(new TypeError('no network'))],
    ['the server is away', async () => new Response('bad gateway', { status: 502 })],
  ])('gives the kept page where %s', async (_, answered) => {
    const { fire, ask, fetched } = run()
    await fire('install')
    expect(await textOf(await ask('/login', 'navigate'))).toBe('/login')
    fetched.mockImplementation(answered)
    expect(await textOf(await ask('/login', 'navigate'))).toBe('/calendar')
  })

  it('keeps and gives what lies below its own path, and leaves what lies elsewhere on the host', async () => {
    const { fire, ask, fetched, stores } = run({ base: '/planner' })
    stores.set('dodici-page-v1', new Map())
    stores.set('dodici-page/planner-v1', new Map())
    await fire('install')
    await fire('activate')
    expect([...stores.keys()]).toEqual(['dodici-page-v1', 'dodici-page/planner-v2'])
    expect([...(stores.get('dodici-page/planner-v2')?.keys() ?? [])]).toEqual([
      ...['/planner/calendar', '/planner/assets/a.js'],
    ])
    fetched.mockImplementation(async () => new Response('from the network'))
    expect(await textOf(await ask('/planner/assets/a.js'))).toBe('/planner/assets/a.js')
    expect([await ask('/assets/a.js'), await ask('/planner/api/v1/calendars', 'navigate')]).toEqual(['left', 'left'])
  })

  it('gives the server’s own 404 as it is', async () => {
    const { fire, ask, fetched } = run()
    await fire('install')
    fetched.mockImplementation(async () => new Response('not here', { status: 404 }))
    expect(await textOf(await ask('/nowhere', 'navigate'))).toBe('not here')
  })
})

describe('a new version', () => {
  it('says to a page whether it is another one, and then waits to be wanted', async () => {
    const { say, skipWaiting } = run()
    expect(await say({ kind: 'is-newer', version: 'v1' })).toBe(true)
    expect(skipWaiting).not.toHaveBeenCalled()
    await say({ kind: 'activate' })
    expect(skipWaiting).toHaveBeenCalledTimes(1)
  })

  it('that the page has already takes over without a word, unless another page is open', async () => {
    const alone = run()
    expect(await alone.say({ kind: 'is-newer', version: 'v2' })).toBe(false)
    expect(alone.skipWaiting).toHaveBeenCalledTimes(1)
    vi.useFakeTimers()
    const beside = run({ windows: () => 2 })
    const said = beside.say({ kind: 'is-newer', version: 'v2' })
    await vi.advanceTimersByTimeAsync(60_000)
    await said
    expect(beside.skipWaiting).not.toHaveBeenCalled()
    vi.useRealTimers()
  })

  it('that the page has already waits for a page that is being left', async () => {
    vi.useFakeTimers()
    let windows = 2
    const leaving = run({ windows: () => windows })
    const said = leaving.say({ kind: 'is-newer', version: 'v2' })
    await vi.advanceTimersByTimeAsync(1_000)
    expect(leaving.skipWaiting).not.toHaveBeenCalled()
    windows = 1
    await vi.advanceTimersByTimeAsync(1_000)
    await said
    expect(leaving.skipWaiting).toHaveBeenCalledTimes(1)
    vi.useRealTimers()
  })

  it('does nothing at what is no order', async () => {
    const { say, skipWaiting, kept } = run()
    for (const data of [{}, { kind: 'other' }]) await say(data)
    expect([skipWaiting.mock.calls, kept()]).toEqual([[], []])
  })
})
