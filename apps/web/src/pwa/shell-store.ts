import { cacheName, staleCaches } from './answer-plan.ts'
import type { Precache } from './precache.ts'
import type { WorkerScope } from './worker-scope.ts'

/** The files of one version of the page in the cache storage. */
export interface ShellStore {
  /** Puts there what the page cannot do without; all of it where another version works already. */
  readonly install: () => Promise<void>
  /** Puts the rest there, file by file; nothing where another version has taken it away. */
  readonly fill: () => Promise<void>
  /** Takes the other versions away. */
  readonly takeOver: () => Promise<void>
  readonly file: (request: Request) => Promise<Response>
  /** Null where there is none. */
  readonly shell: () => Promise<Response | null>
}

/** The store of the version that `precache` tells of. */
export function shellStore(scope: WorkerScope, { version, page, first, later }: Precache): ShellStore {
  const name = cacheName(version)

  const keep = async (cache: Cache, path: string): Promise<void> => {
    if (await cache.match(path)) return
    // What has a hash in its name is the same in every version; all else the server is asked for anew.
    const hasHash = path.startsWith('/assets/')
    const known = hasHash ? await scope.caches.match(path) : undefined
    const answer = known ?? (await scope.fetch(path, { cache: hasHash ? 'default' : 'no-cache' }))
    if (!answer.ok) throw new Error(`${path} was answered by ${answer.status}`)
    await cache.put(path, answer)
  }
  const fill = async (): Promise<void> => {
    const cache = await scope.caches.open(name)
    if (await cache.match(page)) for (const path of later) await keep(cache, path)
    // Another version has taken this one away, and to open it has made it anew: nobody would take that away.
    else await scope.caches.delete(name)
  }
  const found = async (path: string): Promise<Response | undefined> => {
    try {
      return await scope.caches.match(path, { cacheName: name, ignoreSearch: true, ignoreVary: true })
    } catch {
      // A storage that cannot be read is as good as an empty one.
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
      await Promise.all(staleCaches(names, version).map((name) => scope.caches.delete(name)))
      await scope.registration.navigationPreload?.enable()
    },
    file: async (request) => (await found(request.url)) ?? scope.fetch(request),
    shell: async () => (await found(page)) ?? null,
  }
}
