import { cacheName, staleCaches } from './answer-plan.ts'
import { baseOf, type Precache } from './precache.ts'
import type { WorkerScope } from './worker-scope.ts'

/** The files of one version of the page in the cache storage. */
export interface ShellStore {
  /** Caches what the page needs, all of it, even while another version is active. */
  readonly install: () => Promise<void>
  /** Caches the rest, file by file; does nothing if another version has removed this one. */
  readonly fill: () => Promise<void>
  /** Deletes other versions. */
  readonly takeOver: () => Promise<void>
  readonly file: (request: Request) => Promise<Response>
  /** Null if it is not cached. */
  readonly shell: () => Promise<Response | null>
}

/** The cache of this version. */
export function shellStore(scope: WorkerScope, { version, page, first, later }: Precache): ShellStore {
  const base = baseOf(scope.location)
  const name = cacheName(base, version)

  const keep = async (cache: Cache, path: string): Promise<void> => {
    if (await cache.match(path)) return
    // Hashed files are the same in every version; all others are fetched again.
    const hasHash = path.startsWith(`${base}/assets/`)
    const known = hasHash ? await scope.caches.match(path) : undefined
    const answer = known ?? (await scope.fetch(path, { cache: hasHash ? 'default' : 'no-cache' }))
    if (!answer.ok) throw new Error(`${path} was answered by ${answer.status}`)
    await cache.put(path, answer)
  }
  const fill = async (): Promise<void> => {
    const cache = await scope.caches.open(name)
    if (await cache.match(page)) for (const path of later) await keep(cache, path)
    // Another version has deleted this cache, and opening it has recreated it. Nobody would delete it later.
    else await scope.caches.delete(name)
  }
  const found = async (path: string): Promise<Response | undefined> => {
    try {
      return await scope.caches.match(path, { cacheName: name, ignoreSearch: true, ignoreVary: true })
    } catch {
      // An unreadable storage counts as empty.
      return undefined
    }
  }

  return {
    install: async () => {
      const cache = await scope.caches.open(name)
      await Promise.all([page, ...first].map((path) => keep(cache, path)))
      if (scope.registration.active) await fill()
    },
    fill,
    takeOver: async () => {
      const names = await scope.caches.keys()
      await Promise.all(staleCaches(names, base, version).map((name) => scope.caches.delete(name)))
      await scope.registration.navigationPreload?.enable()
    },
    file: async (request) => (await found(request.url)) ?? scope.fetch(request),
    shell: async () => (await found(page)) ?? null,
  }
}
