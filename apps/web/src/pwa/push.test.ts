import { expect, it, vi } from 'vitest'
import { noticeOf, pathOf } from './notice.ts'
import { startPush } from './push.ts'
import type { PushScope, ShownOptions } from './push-scope.ts'

const ORIGIN = 'https://dodici.example.org'
const PUSHED = {
  message: 'm1',
  tag: 'n1',
  title: 'Dentista',
  body: 'venerdì 20 novembre, ore 15:00',
  lang: 'it',
  url: '/calendar?year=2026&event=e1',
}

type Listener = (event: object) => void

/** A worker beside some open pages, and notices that are shown already. */
function run({ base = '', pages = [] as string[], isControlled = true, language = 'it-IT' } = {}) {
  const listeners = new Map<string, Listener>()
  const shown: (ShownOptions & { title: string })[] = []
  const opened = vi.fn(async () => undefined)
  const went: [page: string, to: string][] = []
  const open = pages.map((path) => ({
    url: ORIGIN + path,
    focus: vi.fn(async () => undefined),
    navigate: async (to: string) => {
      if (!isControlled) throw new TypeError('not controlled')
      went.push([path, to])
    },
  }))
  const scope = {
    location: { origin: ORIGIN, pathname: `${base}/service-worker.js` },
    navigator: { language },
    registration: {
      showNotification: async (title: string, options: ShownOptions) => void shown.push({ title, ...options }),
      getNotifications: async ({ tag }: { tag: string }) => shown.filter((one) => one.tag === tag).slice(-1),
    },
    clients: { matchAll: async () => open, openWindow: opened },
    addEventListener: (name: string, listener: Listener) => void listeners.set(name, listener),
  }
  startPush(scope as unknown as PushScope)
  const fire = async (name: string, facts: object) => {
    const waits: Promise<unknown>[] = []
    listeners.get(name)?.({ waitUntil: (until: Promise<unknown>) => void waits.push(until), ...facts })
    await Promise.all(waits)
  }
  const push = (value: unknown) =>
    fire('push', { data: { text: () => (typeof value === 'string' ? value : JSON.stringify(value)) } })
  const click = async (data: unknown) => {
    const close = vi.fn()
    await fire('notificationclick', { notification: { data, close } })
    expect(close).toHaveBeenCalledTimes(1)
  }
  return { push, fire, click, shown, opened, open, went }
}

it('shows what is pushed, with where it leads', async () => {
  const { push, shown } = run()
  await push(PUSHED)
  expect(shown).toEqual([
    {
      ...{ title: 'Dentista', body: PUSHED.body, tag: 'n1', lang: 'it', renotify: false },
      ...{ icon: '/icons/192.png', badge: '/icons/192.png', data: { url: PUSHED.url, message: 'm1' } },
    },
  ])
})

it('shows the same push again in silence, and lets one that comes back later be heard', async () => {
  const { push, shown } = run()
  await push(PUSHED)
  await push(PUSHED)
  await push({ ...PUSHED, message: 'm2' })
  expect(shown.map(({ tag, renotify }) => [tag, renotify])).toEqual([
    ['n1', false],
    ['n1', false],
    ['n1', true],
  ])
})

it.each([
  ['nothing', null],
  ['no JSON', { text: () => '{' }],
  ['a list', { text: () => '[1]' }],
])('shows a plain notice for a push of %s: browsers want one for each', async (_, data) => {
  const { fire, shown } = run()
  await fire('push', { data })
  expect(shown).toMatchObject([{ title: 'Promemoria', data: { url: '/calendar' } }])
})

it('leads an open calendar to the event, and no other page', async () => {
  const { click, went, opened, open } = run({ pages: ['/profile', '/calendar?year=2027'] })
  await click({ url: PUSHED.url, message: 'm1' })
  expect(went).toEqual([['/calendar?year=2027', ORIGIN + PUSHED.url]])
  expect([open[0]?.focus.mock.calls.length, open[1]?.focus.mock.calls.length]).toEqual([0, 1])
  expect(opened).not.toHaveBeenCalled()
})

it('leads to where its installation lies, with its own icon, and knows no calendar of another one', async () => {
  const { push, shown, click, opened, went } = run({ base: '/planner', pages: ['/calendar', '/planners/calendar'] })
  await push(PUSHED)
  expect(shown).toMatchObject([{ icon: '/planner/icons/192.png' }])
  await click({ url: PUSHED.url })
  expect([opened.mock.calls, went]).toEqual([[[`${ORIGIN}/planner${PUSHED.url}`]], []])
})

it.each([
  ['no calendar is open', { pages: ['/profile'] }],
  ['the open one cannot be led', { pages: ['/calendar'], isControlled: false }],
])('opens a page where %s', async (_, facts) => {
  const { click, opened } = run(facts)
  await click({ url: PUSHED.url })
  expect(opened).toHaveBeenCalledExactlyOnceWith(ORIGIN + PUSHED.url)
})

it.each(['https://evil.example/', '//evil.example/', '/\\evil.example', 'javascript:alert(1)', '', null, undefined, 7])(
  'I8: a notice that would lead to %j leads to the calendar',
  async (url) => {
    expect(pathOf(url)).toBe('/calendar')
    const { click, opened } = run()
    await click({ url })
    expect(opened).toHaveBeenCalledExactlyOnceWith(`${ORIGIN}/calendar`)
  },
)

it('takes of a push only texts, and names it by itself where it has no tag', () => {
  expect(noticeOf(JSON.stringify({ title: 'A', message: 'm', body: 7 }))).toEqual({
    ...{ title: 'A', message: 'm', tag: 'm', body: '', lang: '', url: '/calendar' },
  })
})

it.each([
  ['it-IT', 'I promemoria non arrivano più in questo browser'],
  ['de', 'Reminders no longer reach this browser'],
])(
  'tells the person (%s) that the browser has given its subscription up, and where to have it again',
  async (...of) => {
    const [language, title] = of
    const { fire, shown } = run({ language })
    await fire('pushsubscriptionchange', {})
    expect(shown).toMatchObject([{ title, data: { url: '/profile#push' } }])
  },
)
