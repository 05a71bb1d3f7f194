import type { Page } from '@playwright/test'
import { newPerson } from './world/person.ts'
import { startOwnServer, type OwnServer } from './world/own-server.ts'
import { startReceiver, type Receiver } from './world/receiver.ts'
import { expect, test } from './world/test.ts'
import { drawn, on } from './world/year.ts'

test.use({ isSignedIn: false })

const TITLE = 'Cena segreta con Ada'
const TOKEN = 'dodrst_abcdefghijklmnopqrstuvwxyz0123456789ABCDEFG'

let receiver: Receiver
let server: OwnServer

test.beforeAll(async () => {
  receiver = await startReceiver()
  server = await startOwnServer({ SENTRY_DSN: receiver.dsn })
})
test.beforeEach(() => receiver.reports.splice(0))
test.afterAll(async () => {
  await server.stop()
  await receiver.close()
})
test.describe.configure({ mode: 'serial' })

const typesOf = ({ reports }: Receiver): string[] => reports.map(({ type }) => type)
const textsOf = ({ reports }: Receiver, type: string): string =>
  reports
    .filter((report) => report.type === type)
    .map(({ text }) => text)
    .join('\n')

/** Until the page has asked whether errors are to be reported, and has loaded what reports them. */
const untilReporting = (page: Page): Promise<unknown> => page.waitForResponse(/assets\/sentry-client-/)

/** Something goes wrong that nobody catches, with whatever it had at hand. */
const breakPage = (page: Page, words: string): Promise<void> =>
  page.evaluate((text) => void setTimeout(() => void Promise.reject(new Error(text))), words)

test(
  'an error that nobody catches is reported, with a trace, and nothing in it is secret',
  { tag: '@deep' },
  async ({ page, playwright, watched }) => {
    watched.expect(/broken on purpose/)
    const request = await playwright.request.newContext({ baseURL: server.address })
    const somebody = await newPerson(request, 'it')
    await somebody.addEvent({ title: TITLE, start: on('05-06') })
    await page.addInitScript(
      ([address, token, user]) => {
        if (location.origin !== address) return
        localStorage.setItem('token', token)
        localStorage.setItem('user', user)
      },
      [server.address, somebody.token, JSON.stringify(somebody.user)] as const,
    )
    const reporting = untilReporting(page)
    await page.goto(`${server.address}/calendar?title=${encodeURIComponent(TITLE)}`)
    await reporting
    await expect(drawn(page, TITLE)).toBeVisible()
    await drawn(page, TITLE).first().click()
    await page.goto(`${server.address}/reset-password?token=${TOKEN}`)
    await untilReporting(page).catch(() => undefined)
    await breakPage(page, `broken on purpose by “${TITLE}” of ${somebody.email} with ${somebody.token}`)
    await expect.poll(() => typesOf(receiver)).toContain('event')
    await expect.poll(() => textsOf(receiver, 'transaction')).toContain('/calendar')

    expect(textsOf(receiver, 'event')).toContain('broken on purpose by')
    expect(textsOf(receiver, 'event')).toContain('/reset-password')
    for (const secret of [TITLE, encodeURIComponent(TITLE), TOKEN, somebody.token, somebody.email, 'Giulia Amato']) {
      expect(receiver.everything(), secret).not.toContain(secret)
    }
    expect(receiver.everything()).not.toMatch(/token=|Cookie|cookie"|ip_address/)
    expect(typesOf(receiver).filter((type) => type.startsWith('replay'))).toEqual([])
    await request.dispose()
  },
)

test('a view that breaks is reported with its place', { tag: '@deep' }, async ({ page, playwright, watched }) => {
  watched.expect(/broken on purpose/)
  const request = await playwright.request.newContext({ baseURL: server.address })
  const somebody = await newPerson(request, 'it')
  await page.addInitScript(
    ([token, user]) => {
      localStorage.setItem('token', token)
      localStorage.setItem('user', user)
      const { get } = Object.getOwnPropertyDescriptor(Intl.NumberFormat.prototype, 'format') ?? {}
      Object.defineProperty(Intl.NumberFormat.prototype, 'format', {
        get(this: Intl.NumberFormat): unknown {
          if (location.search.includes('view=heat')) throw new Error('broken on purpose')
          return get?.call(this)
        },
      })
    },
    [somebody.token, JSON.stringify(somebody.user)] as const,
  )
  await somebody.addEvent({ title: TITLE, start: on('05-06') })
  await page.goto(`${server.address}/calendar?view=heat`)
  await expect(page.getByRole('heading', { name: 'Non è stato possibile mostrare questa vista' })).toBeVisible()
  await expect.poll(() => textsOf(receiver, 'event')).toContain('broken on purpose')
  expect(textsOf(receiver, 'event')).toContain('componentStack')
  await request.dispose()
})

test(
  'nothing is recorded before the cookie notice was accepted; then errors bring a recording without words',
  { tag: '@deep' },
  async ({ page, watched }) => {
    watched.expect(/broken on purpose/)
    const [reporting, loaded] = [untilReporting(page), [] as string[]]
    page.on('response', (response) => loaded.push(response.url()))
    await page.goto(`${server.address}/login?token=${TOKEN}`)
    await reporting
    await page.getByLabel('E-mail').fill('ada@example.org')
    await breakPage(page, 'broken on purpose')
    await expect.poll(() => typesOf(receiver)).toContain('event')
    await page.waitForTimeout(1_000)
    expect(typesOf(receiver).filter((type) => type.startsWith('replay'))).toEqual([])
    expect(loaded.filter((url) => url.includes('sentry-replay'))).toEqual([])

    const recording = page.waitForResponse(/assets\/sentry-replay-/)
    await page.getByRole('button', { name: 'Ho capito' }).click()
    await recording
    await page.getByLabel('E-mail').fill('ada@example.org')
    let times = 0
    await expect(async () => {
      // Each is another one: the same error twice is reported once. It may come before the recording has begun.
      await breakPage(page, `broken on purpose, ${(times += 1)} more`)
      expect(typesOf(receiver)).toContain('replay_recording')
    }).toPass({ timeout: 30_000 })
    const recorded = textsOf(receiver, 'replay_recording')
    expect(recorded).toContain('"href":"' + server.address)
    expect(recorded).not.toMatch(/Accedi|Password|ada@example|token=/)
    expect(receiver.everything()).not.toContain(TOKEN)
  },
)

test('without a DSN nothing is loaded and nothing is sent', { tag: '@deep' }, async ({ page, baseURL, watched }) => {
  watched.expect(/broken on purpose/)
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  const answered = page.waitForResponse(/api\/v1\/instance$/)
  await page.goto('/login')
  expect((await (await answered).json()) as unknown).toMatchObject({ sentryDsn: null })
  await breakPage(page, 'broken on purpose')
  await page.waitForTimeout(1_500)
  expect(asked.filter((url) => url.includes('sentry') || !url.startsWith(baseURL ?? ''))).toEqual([])
})
