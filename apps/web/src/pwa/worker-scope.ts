/** What our service worker uses of its surroundings: the compiler knows either a page or a worker, not both. */
export interface WorkerScope {
  readonly location: { readonly origin: string }
  readonly caches: CacheStorage
  readonly registration: {
    readonly active: unknown
    readonly navigationPreload?: { enable(): Promise<void> }
  }
  readonly clients: {
    matchAll(options: { type: 'window'; includeUncontrolled: boolean }): Promise<readonly unknown[]>
  }
  fetch(request: Request | string, options?: RequestInit): Promise<Response>
  skipWaiting(): Promise<void>
  addEventListener<Name extends keyof WorkerEvents>(name: Name, listener: (event: WorkerEvents[Name]) => void): void
}

interface Lasting {
  /** Keeps the worker alive, and the event going, until then. */
  waitUntil(until: Promise<unknown>): void
}

export interface InstallEvent extends Lasting {
  /** Chromium only: requests for which the worker need not even be started. */
  addRoutes?(rules: readonly { condition: { urlPattern: string }; source: 'network' }[]): Promise<void>
}

export interface FetchEvent extends Lasting {
  readonly request: Request
  /** The answer to a navigation that the browser has asked for while the worker started; undefined for anything else. */
  readonly preloadResponse?: Promise<Response | undefined>
  respondWith(answer: Promise<Response>): void
}

export interface MessageToWorker extends Lasting {
  readonly data: unknown
  readonly ports: readonly { postMessage(value: unknown): void }[]
}

interface WorkerEvents {
  readonly install: InstallEvent
  readonly activate: Lasting
  readonly fetch: FetchEvent
  readonly message: MessageToWorker
}

/** What a page says to the worker. */
export type Order =
  /** Fetch what may be wanted later: the page has nothing to do now. */
  | { readonly kind: 'fill' }
  /** Take the place of the version that works now: the person wants it. */
  | { readonly kind: 'activate' }
  /**
   * Whether this version is another than that of the page. Where it is the same one, it takes its place as soon as no
   * page of an earlier version is open. Answered by true or false.
   */
  | { readonly kind: 'is-newer'; readonly version: string }

/** @returns null for what is no order of ours */
export function orderOf(data: unknown): Order | null {
  const isOrder = typeof data === 'object' && data !== null && 'kind' in data
  return isOrder ? (data as Order) : null
}
