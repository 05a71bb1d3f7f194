import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { atTheEnd } from '../../scripts/machine/clean-up.ts'
import { startFeedServer, feedOf, type FeedServer } from '../../scripts/machine/feed-server.ts'
import { startMailServer, type MailServer } from '../../scripts/machine/mail-server.ts'
import { startPushReceiver, type PushReceiver } from '../../scripts/machine/push-receiver.ts'
import type { Happening } from './judge.ts'

/** A message of a webhook, as it came. */
export interface Told {
  readonly id: string
  readonly at: number
  readonly since: string
  readonly next: string
  readonly things: readonly string[]
}

/** Everything outside that the server reaches, with when it did, by the simulated clock. */
export interface World {
  readonly mails: MailServer
  readonly pushes: PushReceiver
  readonly feeds: FeedServer
  /** Notices, by the path of the browser and their title. */
  readonly pushed: readonly Happening[]
  /** By the address. */
  readonly mailed: readonly Happening[]
  readonly told: readonly Told[]
  readonly hookUrl: string
  /** When each calendar was asked for. */
  readonly asked: ReadonlyMap<string, readonly number[]>
  /** Lets a calendar be read, of which the one event says what day it is. */
  readonly offer: (path: string) => string
  /** The settings that let the server reach it. */
  readonly settings: Record<string, string>
}

export async function startWorld(now: () => number): Promise<World> {
  const [pushed, mailed]: [Happening[], Happening[]] = [[], []]
  const mails = await startMailServer(({ to }) => mailed.push({ name: to.join(), at: now() }))
  const [pushes, feeds] = [await startPushReceiver(), await startFeedServer()]
  const hooks = await startHooks(now)
  pushes.answer = (response) => {
    const last = pushes.received.at(-1)
    if (last) pushed.push({ name: `${last.path} ${String(last.payload['title'])}`, at: now() })
    response.writeHead(201).end()
  }
  const asked = new Map<string, number[]>()
  for (const stop of [mails.stop, pushes.close, feeds.close, hooks.close]) atTheEnd(stop)
  return {
    ...{ mails, pushes, feeds, pushed, mailed, asked, told: hooks.told, hookUrl: hooks.url },
    offer: (path) => {
      const moments: number[] = []
      asked.set(path, moments)
      feeds.answer(path, (_request, response) => {
        moments.push(now())
        response.writeHead(200, { 'content-type': 'text/calendar' }).end(calendarOn(now()))
      })
      return feeds.urlOf(path)
    },
    settings: {
      SMTP_URL: mails.url,
      MAIL_FROM: 'Dodici <dodici@example.org>',
      VAPID_SUBJECT: 'mailto:soak@example.org',
      OUTGOING_ALLOWED: [pushes.place, feeds.place, new URL(hooks.url).host].join(),
    },
  }
}

/** The title of the one event of every calendar, on a day. */
export const titleOn = (instant: number): string => `As of ${new Date(instant).toISOString().slice(0, 10)}`

const calendarOn = (instant: number): string =>
  feedOf([['UID:day', `SUMMARY:${titleOn(instant)}`, 'DTSTART;VALUE=DATE:20270601']])

interface Hooks {
  readonly url: string
  readonly told: readonly Told[]
  readonly close: () => Promise<void>
}

async function startHooks(now: () => number): Promise<Hooks> {
  const told: Told[] = []
  const take = async (request: IncomingMessage): Promise<void> => {
    const body = JSON.parse(await text(request)) as {
      data: { since: string; next: string; changes?: readonly { _id: string }[] }
    }
    const { since, next, changes = [] } = body.data
    const id = String(request.headers['webhook-id'])
    told.push({ id, at: now(), since, next, things: changes.map(({ _id }) => _id) })
  }
  const server = createServer((request, response) => {
    void take(request).then(() => response.writeHead(204).end())
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${String((server.address() as AddressInfo).port)}/told`,
    told,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}
