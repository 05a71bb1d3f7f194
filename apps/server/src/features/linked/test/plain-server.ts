import { CALENDAR_SERVER, element, type DavResponse } from '@dodici/core/dav'
import { getOrMake } from '#server/get-or-make.ts'
import type { Outgoing, OutgoingAnswer, OutgoingRequest } from '#server/outgoing/outgoing.ts'
import { sealing } from '#server/sealing.ts'
import type { Person, Planner } from '#server/test/planner.ts'
import { linkedAccountFor, linkedCalendarFor } from './linker.ts'
import { calendarType, data, etag, found, multistatus } from './scripted-servers.ts'
import { sealedPassword } from '../sign-in.ts'

const PATH = '/calendars/ada/home/'
/** Of the calendar of a plain server. */
export const PLAIN_URL = `https://cloud.example.org${PATH}`

type Answer = Partial<OutgoingAnswer>

/** A server with one calendar that takes every text, looks into none, and says what has changed by listing all. */
export interface PlainServer {
  readonly outgoing: Pick<Outgoing, 'ask' | 'refusalOf'>
  /** What was asked, oldest first, with the hrefs in it. */
  readonly asked: { readonly method: string; readonly depth: string; readonly hrefs: readonly string[] }[]
  /** Contents by the name of the resource. */
  readonly bodies: ReadonlyMap<string, string>
  readonly put: (name: string, body: string) => void
  readonly remove: (name: string) => void
  /** Writes its listing already now: what another server does is not waited for here. */
  readonly prepare: () => void
  /** Answers in its place; null for what it answers itself. */
  broken: (request: OutgoingRequest) => Answer | null
}

export function plainServer(): PlainServer {
  const bodies = new Map<string, string>()
  const versions = new Map<string, number>()
  let count = 0
  const put = (name: string, body: string): void => {
    count += 1
    bodies.set(name, body)
    versions.set(name, count)
  }
  const remove = (name: string): void => {
    count += 1
    bodies.delete(name)
  }
  const etagOf = (name: string): string => `"${String(versions.get(name))}"`
  const answer = (request: OutgoingRequest): Answer => {
    const { method } = request
    if (method === 'PROPFIND') return propfind(request)
    if (method === 'REPORT') return isMultiget(request) ? multistatus(hrefsIn(request).map(bodyOf)) : { status: 403 }
    const name = nameIn(new URL(request.url).pathname)
    if (!isExpected(request.headers, bodies.has(name) ? etagOf(name) : null)) return { status: 412 }
    if (method === 'DELETE') remove(name)
    else put(name, request.body?.toString() ?? '')
    return { status: 204, headers: method === 'DELETE' ? {} : { etag: etagOf(name) } }
  }
  const propfind = ({ headers }: OutgoingRequest): Answer =>
    headers['depth'] === '1' ? listing() : multistatus([itself()])
  const itself = (): DavResponse =>
    found(PATH, calendarType, element({ namespace: CALENDAR_SERVER, local: 'getctag' }, [String(count)]))
  const listings = new Map<number, Answer>()
  const listing = (): Answer =>
    getOrMake(listings, count, () =>
      multistatus([itself(), ...[...bodies.keys()].map((name) => found(PATH + name, etag(etagOf(name))))]),
    )
  const bodyOf = (href: string): DavResponse => {
    const body = bodies.get(nameIn(href))
    return body === undefined ? { href, status: 404 } : found(href, etag(etagOf(nameIn(href))), data(body))
  }
  const server: PlainServer = {
    ...{ asked: [], bodies, put, remove, prepare: listing, broken: () => null },
    outgoing: {
      refusalOf: () => null,
      ask: (request) => {
        const { method, headers } = request
        server.asked.push({ method, depth: String(headers['depth'] ?? ''), hrefs: hrefsIn(request) })
        const said = server.broken(request) ?? answer(request)
        return Promise.resolve({ status: 200, headers: {}, body: Buffer.alloc(0), isCut: false, ...said })
      },
    },
  }
  return server
}

const nameIn = (path: string): string => path.slice(PATH.length)
const isMultiget = ({ body }: OutgoingRequest): boolean => body?.includes('calendar-multiget') === true

function hrefsIn({ body }: OutgoingRequest): string[] {
  const hrefs = body?.toString().matchAll(/<(?:\w+:)?href>([^<]+)</g) ?? []
  return [...hrefs].map(([, href = '']) => href)
}

function isExpected(headers: OutgoingRequest['headers'], present: string | null): boolean {
  if (headers['if-none-match'] === '*') return present === null
  return headers['if-match'] === undefined || headers['if-match'] === present
}

/** Links the only calendar of a new person with one elsewhere, as if they had done it. Returns its id. */
export async function linkPlainly({ db, config }: Planner, me: Person, url = PLAIN_URL): Promise<string> {
  const [calendar] = (await me.get('/calendars')).json<{ _id: string }[]>()
  const key = { owner_id: me.user._id, id: `account of ${me.user._id}` }
  const password = sealedPassword(sealing(config), key, 'a password elsewhere')
  const calendarId = calendar?._id ?? ''
  await db.transact(async (trx) => {
    await trx
      .insertInto('linked_account')
      .values(linkedAccountFor(key.owner_id, key.id, { password }))
      .execute()
    const link = linkedCalendarFor(key.owner_id, calendarId, { account_id: key.id, url })
    await trx.insertInto('linked_calendar').values(link).execute()
  })
  return calendarId
}

/** A calendar object around some lines. */
export const objectOf = (...lines: readonly string[]): string =>
  ['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//Example//Other 1.0//EN', ...lines, 'END:VCALENDAR', ''].join('\r\n')

/** An event of one day in 2027, by its number in the year, with further lines. */
export const plainDay = (uid: string, title: string, ...lines: readonly string[]): string =>
  objectOf(
    ...['BEGIN:VEVENT', `UID:${uid}`, 'DTSTAMP:20260101T000000Z', 'DTSTART;VALUE=DATE:20270504'],
    ...[`SUMMARY:${title}`, ...lines, 'END:VEVENT'],
  )
