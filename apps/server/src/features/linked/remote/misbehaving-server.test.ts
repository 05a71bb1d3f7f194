import { createServer, type AddressInfo } from 'node:net'
import type { RequestListener } from 'node:http'
import zlib from 'node:zlib'
import { afterAll, beforeEach, expect, it } from 'vitest'
import { outgoing } from '#server/outgoing/outgoing.ts'
import { startFeedServer } from '../../../../../../scripts/machine/feed-server.ts'
import { calendarType, etag, found, folderType, homes, multistatus, principal } from '../test/scripted-servers.ts'
import { findCalendars } from './find-calendars.ts'
import { openCollection } from './open-collection.ts'
import type { RemoteCollection } from './remote-collection.ts'

const server = await startFeedServer()
const other = await startFeedServer()
afterAll(() => Promise.all([server.close(), other.close()]))
beforeEach(() => {
  server.answer('/', answering(404))
  server.asked.length = 0
  other.asked.length = 0
})

const SIGN_IN = { username: 'ada', password: 'a very secret password' }
/** Both places may be asked: what keeps the password from the second is not the guard of the network. */
const guard = outgoing([server.place, other.place])

const open = (path: string, most?: number): RemoteCollection => openCollection(guard, SIGN_IN, server.urlOf(path), most)

const faultOf = (asking: Promise<unknown>): Promise<unknown> =>
  asking.then(
    () => 'an answer',
    (error: unknown) => (error as { fault?: unknown }).fault ?? error,
  )

const answering =
  (status: number, body: string | Buffer = '', headers: Record<string, string> = {}): RequestListener =>
  (_request, response) =>
    void response.writeHead(status, headers).end(body)

const dav = (...responses: Parameters<typeof multistatus>[0]): RequestListener =>
  answering(207, multistatus(responses).body)

it.each([
  ['a redirect', () => server.answer('/', answering(302, '', { location: other.urlOf('/') }))],
  ['a redirect without a scheme', () => server.answer('/', answering(308, '', { location: `//${other.place}/` }))],
  ['a principal', () => server.answer('/', dav(found('/', principal(other.urlOf('/me/')))))],
  ['a home', () => server.answer('/', dav(found('/', homes(other.urlOf('/home/')))))],
])('U4: a password reaches no other server by %s', async (_, prepare) => {
  prepare()
  expect(await faultOf(findCalendars(guard, { ...SIGN_IN, url: server.urlOf('') }))).toBe('elsewhere')
  expect(server.asked.length).toBeGreaterThan(0)
  expect(other.asked).toEqual([])
})

it('U4: a calendar that leads elsewhere leads no password there, whatever it is asked', async () => {
  server.answer('/c/', answering(307, '', { location: other.urlOf('/c/') }))
  server.answer('/c/x.ics', answering(307, '', { location: other.urlOf('/c/x.ics') }))
  const { readMarks, list, changesSince, read, put, remove } = open('/c/')
  const askings = [readMarks(), list(), changesSince(null), read(['/c/x.ics']), put('/c/x.ics', 'x', 'any')]
  for (const asking of [...askings, remove('/c/x.ics', 'any')]) expect(await faultOf(asking)).toBe('elsewhere')
  const methods = server.asked.map(({ method }) => method).sort()
  expect(methods).toEqual(['DELETE', 'PROPFIND', 'PROPFIND', 'PUT', 'REPORT', 'REPORT'])
  expect(other.asked).toEqual([])
})

it.each([
  [200, 'notCalDav'],
  [204, 'notCalDav'],
  [400, 'notCalDav'],
  [401, 'unauthorized'],
  [403, 'forbidden'],
  [404, 'notFound'],
  [410, 'notFound'],
  [418, 'notCalDav'],
  [429, 'server'],
  [500, 'server'],
  [503, 'server'],
] as const)('says of %i that it is %s', async (status, fault) => {
  server.answer('/c/', answering(status, '', { 'retry-after': '120' }))
  for (const asking of [open('/c/').readMarks(), open('/c/').list()]) expect(await faultOf(asking)).toBe(fault)
})

it('says how long a server wants to be left alone, in seconds or until a date', async () => {
  const after = async (headers: Record<string, string>) => {
    server.answer('/c/', answering(503, '', headers))
    return await open('/c/')
      .list()
      .catch((error: unknown) => (error as { retrySeconds: unknown }).retrySeconds)
  }
  const date = 'Sat, 01 Jan 2028 00:00:00 GMT'
  expect(await after({ 'retry-after': '90' })).toBe(90)
  expect(await after({ 'retry-after': 'Sat, 01 Jan 2028 00:02:00 GMT', date })).toBe(120)
  expect(await after({ 'retry-after': date, date: 'Sat, 01 Jan 2028 00:02:00 GMT' })).toBe(0)
  expect(await after({ 'retry-after': 'soon' })).toBeNull()
})

it.each([
  ['a page', '<!doctype html><html><body>Sign in</body></html>', {}],
  ['a page as XML', '<html xmlns="http://www.w3.org/1999/xhtml"/>', {}],
  ['nothing', '', {}],
  ['half an answer', '<multistatus xmlns="DAV:"><response><href>/c/a.ics</href>', {}],
  [
    'what nobody asked to be packed',
    zlib.gzipSync(multistatus([found('/c/')]).body ?? ''),
    { 'content-encoding': 'gzip' },
  ],
])('U2: takes %s for no answer of a calendar', async (_, body, headers) => {
  server.answer('/c/', answering(207, body, headers))
  expect(await faultOf(open('/c/').list())).toBe('notCalDav')
  expect(await faultOf(findCalendars(guard, { ...SIGN_IN, url: server.urlOf('/c/') }))).toBe('notCalDav')
})

it('U2: reads no answer without end, however fast or slow it comes', async () => {
  const talking =
    (words: string, pause: number): RequestListener =>
    (_request, response) => {
      response.writeHead(207)
      const talk = setInterval(() => response.write(words), pause)
      response.once('close', () => clearInterval(talk))
    }
  server.answer('/fast/', talking('<response/>'.repeat(200_000), 1))
  server.answer('/slow/', talking('<response/>', 20))
  server.answer('/mute/', () => undefined)
  expect(await faultOf(open('/fast/').list())).toBe('tooLarge')
  expect(await faultOf(open('/slow/', 200).list())).toBe('timeout')
  expect(await faultOf(open('/mute/', 200).list())).toBe('timeout')
  expect(await faultOf(findCalendars(guard, { ...SIGN_IN, url: server.urlOf('/mute/') }, 200))).toBe('timeout')
})

it('U2: waits no longer for many answers together than for two', async () => {
  const later =
    (answer: RequestListener): RequestListener =>
    (request, response) => {
      setTimeout(() => answer(request, response), 60)
    }
  let page = 0
  const more = { href: '/c/', status: 507 }
  const pages: RequestListener = (_request, response) =>
    void response.writeHead(207).end(multistatus([more], `t${String((page += 1))}`).body)
  server.answer('/c/', later(pages))
  expect(await faultOf(open('/c/', 150).changesSince(null))).toBe('timeout')
  expect(page).toBeLessThan(6)
  server.answer('/c/', answering(501))
  const hrefs = Array.from({ length: 100 }, (_, index) => `/c/${String(index)}.ics`)
  for (const href of hrefs) server.answer(href, later(answering(200, 'x')))
  expect(await faultOf(open('/c/', 150).read(hrefs))).toBe('timeout')
})

it('says of an answer that breaks off, and of a place where nobody listens, that it is unreachable', async () => {
  server.answer('/c/', (request, response) => {
    response.writeHead(207, { 'content-length': '1000' }).write('<multistatus')
    setTimeout(() => request.socket.destroy(), 20)
  })
  expect(await faultOf(open('/c/').list())).toBe('unreachable')
  const closed = createServer()
  await new Promise<void>((resolve) => closed.listen(0, '127.0.0.1', resolve))
  const place = `127.0.0.1:${String((closed.address() as AddressInfo).port)}`
  await new Promise((resolve) => closed.close(resolve))
  const asking = findCalendars(outgoing([place]), { ...SIGN_IN, url: `http://${place}` })
  expect(await faultOf(asking)).toBe('unreachable')
})

it('reads a calendar of 20,000 events without holding up others, and none of 60,000', async () => {
  const listing = (count: number) =>
    dav(
      found('/c/', calendarType),
      ...Array.from({ length: count }, (_, index) => found(`/c/${String(index)}.ics`, etag(`"${String(index)}"`))),
    )
  server.answer('/c/', listing(20_000))
  let turns = 0
  const turn = setInterval(() => (turns += 1), 1)
  expect(await open('/c/').list()).toHaveLength(20_000)
  clearInterval(turn)
  expect(turns).toBeGreaterThan(20)
  server.answer('/c/', listing(60_000))
  expect(await faultOf(open('/c/').list())).toBe('tooLarge')
})

it('U1: lists nothing that is in another place', async () => {
  const [mine, elsewhere] = [etag('"1"'), other.urlOf('/c/x.ics')]
  const hrefs = [
    '/c/../x.ics',
    '/c/%2e%2e/x.ics',
    '/d/x.ics',
    '/c/d/x.ics',
    '//evil.example/c/x.ics',
    elsewhere,
    'x.ics',
  ]
  server.answer(
    '/c/',
    dav(found('/c/', folderType), ...hrefs.map((href) => found(href, mine)), found('/c/y.ics', mine)),
  )
  expect(await open('/c/').list()).toEqual([{ href: '/c/y.ics', etag: '"1"' }])
})

it('says that a collection is gone where something else is in its place, or nothing', async () => {
  server.answer('/c/', dav(found('/c/', folderType)))
  expect(await faultOf(open('/c/').readMarks())).toBe('notFound')
  server.answer('/c/', dav())
  expect(await faultOf(open('/c/').readMarks())).toBe('notFound')
  expect(await faultOf(open('/c/').list())).toBe('notFound')
})
