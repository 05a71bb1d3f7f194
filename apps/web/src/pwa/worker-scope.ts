/** The scope of our service worker: the compiler knows either a page or a worker, not both. */
export interface WorkerScope {
  readonly location: { readonly origin: string; readonly pathname: string }
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

interface ExtendableEvent {
  /** Keeps the worker and the event alive until then. */
  waitUntil(until: Promise<unknown>): void
}

export interface InstallEvent extends ExtendableEvent {
  /** Chromium only: requests that need not start the worker. */
  addRoutes?(rules: readonly { condition: { urlPattern: string }; source: 'network' }[]): Promise<void>
}

export interface FetchEvent extends ExtendableEvent {
  readonly request: Request
  /** The browser's own answer to a navigation, requested while the worker started; undefined for anything else. */
  readonly preloadResponse?: Promise<Response | undefined>
  respondWith(answer: Promise<Response>): void
}

export interface MessageToWorker extends ExtendableEvent {
  readonly data: unknown
  readonly ports: readonly { postMessage(value: unknown): void }[]
}

interface WorkerEvents {
  readonly install: InstallEvent
  readonly activate: ExtendableEvent
  readonly fetch: FetchEvent
  readonly message: MessageToWorker
}

/** A message from the page. */
export type Order =
  /** Fetch optional files: the page is idle. */
  | { readonly kind: 'fill' }
  /** Activate now: the person wants it. */
  | { readonly kind: 'activate' }
  /**
   * Whether this version differs from the page's. If not, it activates as soon as no page of an earlier version is
   * open. Answered with a boolean.
   */
  | { readonly kind: 'is-newer'; readonly version: string }

/** @returns null for a foreign message */
export function orderOf(data: unknown): Order | null {
  const isOrder = typeof data === 'object' && data !== null && 'kind' in data
  return isOrder ? (data as Order) : null
}
