import type { Page } from '@playwright/test'
import { startMailServer, type MailServer } from '../scripts/machine/mail-server.ts'
import { newSchema } from '../scripts/machine/test-postgres.ts'
import { startPushReceiver, type PushReceiver } from '../scripts/machine/push-receiver.ts'
import { startOwnServer, type OwnServer } from './world/own-server.ts'
import { deliver, notices, subscribeThere, turnOnPushes } from './world/pushes.ts'
import { test as base, expect } from './world/test.ts'
import { openYear, toast, wallInRome } from './world/year.ts'

interface Places {
  readonly mails: MailServer
  readonly receiver: PushReceiver
  /** Two servers on one PostgreSQL; the page is of the first. */
  readonly nodes: readonly [OwnServer, OwnServer]
}

const test = base.extend<{ places: Places }>({
  places: async ({}, use) => {
    const [schema, mails, receiver] = [await newSchema(), await startMailServer(), await startPushReceiver()]
    const settings = {
      ...{ DATABASE_URL: schema.url, SMTP_URL: mails.url, MAIL_FROM: 'Dodici <dodici@example.org>' },
      OUTGOING_ALLOWED: receiver.place,
    }
    const nodes = [await startOwnServer(settings), await startOwnServer(settings)] as const
    await use({ mails, receiver, nodes })
    for (const node of nodes) await node.stop()
    for (const place of [receiver.close, mails.stop, schema.remove]) await place()
  },
  baseURL: async ({ places }, use) => use(places.nodes[0].address),
})

test.use({ serviceWorkers: 'allow' })
test.setTimeout(240_000)

const MINUTE = 60_000
/** A reminder goes by the minute, and a server looks every two seconds. */
const COMES_WITHIN = { timeout: 80_000 }
/** Time in which a second one would have come, too. */
const AND_NO_MORE = 6_000

/** Follows the link that was sent to the address, and says there that it is theirs. */
async function confirmAddress(page: Page, mails: MailServer): Promise<void> {
  await expect.poll(() => mails.arrived.length, COMES_WITHIN).toBe(1)
  const raw = mails.arrived[0]?.raw.replaceAll('=\r\n', '') ?? ''
  const token = /[?]confirm=(?:3D)?(dodcnf_[\w-]{43})/.exec(raw)?.[1] ?? ''
  await page.goto(`/register?confirm=${token}`)
  await page.getByRole('button', { name: 'Conferma l’indirizzo' }).click()
  await expect(page.getByText('è confermato.')).toBeVisible()
}

test(
  'D7, D8: a reminder comes by mail, by push and in the page, once each, from two servers of which one was killed meanwhile',
  { tag: '@deep' },
  async ({ page, context, person, places: { mails, receiver, nodes }, baseURL, watched }) => {
    const origin = baseURL ?? ''
    await confirmAddress(page, mails)
    await context.grantPermissions(['notifications'], { origin })
    await subscribeThere(page, receiver.subscribe())
    await turnOnPushes(page)
    await openYear(page)
    const due = Math.floor(Date.now() / MINUTE) + 1
    await person.addEvent({
      title: 'Visita dalla nonna',
      start: wallInRome((due + 5) * MINUTE),
      reminders: [
        { minutesBefore: 5, channel: 'display' },
        { minutesBefore: 5, channel: 'email' },
      ],
    })
    // However the browser says that nobody is there.
    watched.expect(/network: no answer|Failed to load resource: net::ERR_/)
    await nodes[0].kill()
    await nodes[0].startAgain()

    await expect.poll(() => mails.arrived.length, COMES_WITHIN).toBe(2)
    await expect.poll(() => receiver.received.length, COMES_WITHIN).toBe(1)
    const [mail, push] = [mails.arrived[1], receiver.received[0]]
    if (mail === undefined || push === undefined) throw new Error('nothing came')
    expect(mail.to).toEqual([person.email])
    expect(mail.raw).toContain('Visita dalla nonna')
    expect(mail.raw).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click/m)
    expect(push.payload).toMatchObject({ title: 'Visita dalla nonna' })

    await expect(page.getByRole('button', { name: 'Promemoria, 1 nuovo' })).toBeVisible(COMES_WITHIN)
    // With the calendar closed the push is shown all the same, once though it is said twice.
    const other = await context.newPage()
    await other.goto('/pricing')
    await page.close()
    for (let times = 0; times < 2; times += 1) {
      await deliver(other, origin, JSON.stringify(push.payload))
      await expect.poll(() => notices(other)).toMatchObject([{ title: 'Visita dalla nonna', lang: 'it' }])
    }

    await other.waitForTimeout(AND_NO_MORE)
    expect([mails.arrived.length, receiver.received.length]).toEqual([2, 1])
    expect(await person.call('GET', '/notifications')).toMatchObject([{ title: 'Visita dalla nonna' }])
    await openYear(other)
    await expect(other.getByRole('button', { name: 'Promemoria, 1 nuovo' })).toBeVisible()
    await expect(toast(other)).toHaveCount(0)
  },
)
