/** The part of a service worker's scope that push uses: the compiler knows either a page or a worker, not both. */
export interface PushScope {
  readonly location: { readonly origin: string; readonly pathname: string }
  /** The person's languages; a worker knows no others. */
  readonly navigator: { readonly language: string }
  readonly registration: {
    showNotification(title: string, options: ShownOptions): Promise<void>
    getNotifications(filter: { tag: string }): Promise<readonly { readonly data: unknown }[]>
  }
  readonly clients: {
    matchAll(options: { type: 'window'; includeUncontrolled: boolean }): Promise<readonly OpenPage[]>
    openWindow(url: string): Promise<unknown>
  }
  addEventListener<Name extends keyof PushEvents>(name: Name, listener: (event: PushEvents[Name]) => void): void
}

export interface ShownOptions {
  readonly body: string
  readonly tag: string
  readonly lang: string
  readonly icon: string
  readonly badge: string
  readonly renotify: boolean
  readonly data: { readonly url: string; readonly message: string }
}

/** One of our tabs or windows. */
export interface OpenPage {
  readonly url: string
  readonly focused?: boolean
  focus(): Promise<unknown>
  navigate(url: string): Promise<unknown>
}

interface ExtendableEvent {
  waitUntil(until: Promise<unknown>): void
}

export interface PushEvents {
  readonly push: ExtendableEvent & { readonly data: { text(): string } | null }
  /** The browser has ended or replaced the subscription. */
  readonly pushsubscriptionchange: ExtendableEvent
  readonly notificationclick: ExtendableEvent & { readonly notification: { readonly data: unknown; close(): void } }
}
