import { noticeOf, pathOf } from './notice.ts'
import { baseOf } from './precache.ts'
import type { OpenPage, PushEvents, PushScope } from './push-scope.ts'

const iconsBelow = (base: string) => ({ icon: `${base}/icons/192.png`, badge: `${base}/icons/192.png` })

/** For an unreadable push. */
const UNREADABLE = { en: 'Reminder', it: 'Promemoria' }

/** For a subscription changed by the browser. */
const STOPPED = {
  en: { title: 'Reminders no longer reach this browser', body: 'Turn them on again in your profile.' },
  it: { title: 'I promemoria non arrivano più in questo browser', body: 'Riattivali nel tuo profilo.' },
}

/**
 * Shows a push and opens its target. It does not ask the API, because the push contains everything. If the browser
 * changes its subscription, the worker has no session to tell the server, so it tells the person.
 */
export function startPush(scope: PushScope): void {
  scope.addEventListener('push', (event) => event.waitUntil(show(scope, event)))
  scope.addEventListener('pushsubscriptionchange', (event) => event.waitUntil(sayStopped(scope)))
  scope.addEventListener('notificationclick', (event) => {
    event.notification.close()
    event.waitUntil(open(scope, urlIn(event.notification.data)))
  })
}

async function show({ location, registration, navigator }: PushScope, { data }: PushEvents['push']): Promise<void> {
  const { title, message, url, ...rest } = noticeOf(data?.text() ?? '')
  const shown = await registration.getNotifications({ tag: rest.tag })
  // A repeated push replaces itself silently; a snoozed one that returns makes a sound.
  const renotify = shown.length > 0 && !shown.some((one) => fieldOf(one.data, 'message') === message)
  await registration.showNotification(title || UNREADABLE[languageOf(navigator)], {
    ...rest,
    ...iconsBelow(baseOf(location)),
    renotify,
    data: { url, message },
  })
}

async function sayStopped({ location, registration, navigator }: PushScope): Promise<void> {
  const lang = languageOf(navigator)
  const { title, body } = STOPPED[lang]
  const tag = 'push-stopped'
  const data = { url: '/profile#push', message: tag }
  await registration.showNotification(title, {
    body,
    tag,
    lang,
    ...iconsBelow(baseOf(location)),
    renotify: false,
    data,
  })
}

const languageOf = ({ language }: PushScope['navigator']) => (language.startsWith('it') ? 'it' : 'en')

const fieldOf = (data: unknown, name: 'url' | 'message'): unknown =>
  typeof data === 'object' && data !== null ? (data as Record<string, unknown>)[name] : undefined

const urlIn = (data: unknown): string => pathOf(fieldOf(data, 'url'))

/** Navigates an open calendar, the front one first; otherwise opens a page. */
async function open(scope: PushScope, path: string): Promise<void> {
  const home = scope.location.origin + baseOf(scope.location)
  const pages = await scope.clients.matchAll({ type: 'window', includeUncontrolled: true })
  const calendars = pages.filter((page) => isCalendar(page, home))
  const page = calendars.find(({ focused }) => focused) ?? calendars[0]
  if (page === undefined) {
    await scope.clients.openWindow(home + path)
    return
  }
  try {
    await page.focus()
    await page.navigate(home + path)
  } catch {
    // A page that this worker does not control yet cannot be navigated.
    await scope.clients.openWindow(home + path)
  }
}

const isCalendar = (page: OpenPage, home: string): boolean => {
  const url = new URL(page.url)
  return url.origin + url.pathname === `${home}/calendar`
}
