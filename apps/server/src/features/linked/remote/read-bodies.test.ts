import { expect, it } from 'vitest'
import type { DavResponse } from '@dodici/core/dav'
import type { OutgoingAnswer, OutgoingRequest } from '#server/outgoing/outgoing.ts'
import { data, etag, found, multistatus, scriptedServers } from '../test/scripted-servers.ts'
import { openCollection } from './open-collection.ts'

const URL_OF = 'https://example.org/c/'
const FILE = 'BEGIN:VCALENDAR\nEND:VCALENDAR\n'

const hrefsIn = ({ body }: OutgoingRequest): string[] =>
  [...String(body).matchAll(/<D:href>([^<]*)</g)].map(([, href]) => href ?? '')

const body = (href: string): DavResponse => found(href, etag('"1"'), data(FILE))

type Answer = Partial<OutgoingAnswer>

/** A collection whose multigets are answered by their addresses, and its resources, where they are asked for alone. */
function collectionOf(multiget: (hrefs: readonly string[]) => Answer, alone: Readonly<Record<string, Answer>> = {}) {
  const servers = scriptedServers({
    [`REPORT ${URL_OF}`]: (request) => multiget(hrefsIn(request)),
    ...Object.fromEntries(Object.entries(alone).map(([path, answer]) => [`GET https://example.org${path}`, answer])),
  })
  const { read } = openCollection(servers.outgoing, { username: 'ada', password: 'secret' }, URL_OF)
  return { ...servers, read }
}

const names = (count: number): string[] => Array.from({ length: count }, (_, index) => `/c/${String(index)}.ics`)

it('asks for fifty at a time, and for none where there are none', async () => {
  const { read, requests } = collectionOf((hrefs) => multistatus(hrefs.map(body)))
  expect((await read(names(120))).size).toBe(120)
  expect(requests.map(hrefsIn).map(({ length }) => length)).toEqual([50, 50, 20])
  expect((await read([])).size).toBe(0)
  expect(requests).toHaveLength(3)
})

it('asks alone for what the answer leaves out, and not for what it says is gone', async () => {
  const said = multistatus([body('/c/a.ics'), { href: '/c/gone.ics', status: 404 }, found('/c/bare.ics', etag('"1"'))])
  const file = { body: Buffer.from(`\ufeff${FILE}`), headers: { etag: '"7"' } }
  const { read, asked } = collectionOf(() => said, { '/c/bare.ics': file, '/c/out.ics': file })
  const bodies = await read(['/c/a.ics', '/c/gone.ics', '/c/bare.ics', '/c/out.ics', '/c/never.ics'])
  expect([...bodies.keys()]).toEqual(['/c/a.ics', '/c/bare.ics', '/c/out.ics'])
  expect(bodies.get('/c/out.ics')).toEqual({ href: '/c/out.ics', etag: '"7"', body: FILE })
  expect(asked.slice(1)).toEqual(['bare', 'out', 'never'].map((name) => `GET ${URL_OF}${name}.ics`))
})

it('takes nothing for an answer that it has not asked for', async () => {
  const others = [body('/c/b.ics'), body('/other/a.ics'), body('https://evil.example/c/a.ics')]
  const { read } = collectionOf(() => multistatus(others))
  expect((await read(['/c/a.ics'])).size).toBe(0)
})

it.each([400, 403, 405, 415, 501])('asks for each alone once a multiget was answered with %i', async (status) => {
  const { read, asked } = collectionOf(() => ({ status }), { '/c/1.ics': { body: Buffer.from(FILE) } })
  expect([...(await read(names(60))).keys()]).toEqual(['/c/1.ics'])
  expect(asked.filter((one) => one.startsWith('REPORT'))).toHaveLength(1)
  expect(asked).toHaveLength(61)
})

it('U2: asks for less where an answer is too large, and does without what is too large alone', async () => {
  const cut = { status: 207, isCut: true }
  const multiget = (hrefs: readonly string[]): Answer =>
    hrefs.includes('/c/3.ics') ? cut : multistatus(hrefs.map(body))
  const { read, requests } = collectionOf(multiget, { '/c/3.ics': { isCut: true, headers: { etag: '"3"' } } })
  const bodies = await read(names(10))
  expect(bodies.size).toBe(10)
  expect(bodies.get('/c/3.ics')).toEqual({ href: '/c/3.ics', etag: '"3"', body: null })
  expect(requests.map((one) => hrefsIn(one).length)).toEqual([10, 5, 3, 2, 1, 0, 1, 5])
})

it('hides no event behind one that breaks the answer', async () => {
  const broken = { status: 207, body: Buffer.from('<multistatus xmlns="DAV:">\u0001') }
  const multiget = (hrefs: readonly string[]): Answer =>
    hrefs.includes('/c/3.ics') ? broken : multistatus(hrefs.map(body))
  const { read } = collectionOf(multiget, { '/c/3.ics': { body: Buffer.from(FILE) } })
  expect((await read(names(10))).size).toBe(10)
})

it.each([413, 507])('asks for less after %i', async (status) => {
  const { read } = collectionOf((hrefs) => (hrefs.length > 20 ? { status } : multistatus(hrefs.map(body))))
  expect((await read(names(50))).size).toBe(50)
})

it('does without one resource that may not be read, or is no text', async () => {
  const { read } = collectionOf(() => ({ status: 501 }), {
    '/c/0.ics': { status: 403 },
    '/c/1.ics': { status: 406 },
    '/c/2.ics': { body: Buffer.from([0xff, 0xfe, 0xe9]) },
    '/c/3.ics': { status: 410 },
  })
  const bodies = await read(names(5))
  expect([...bodies.values()].map(({ href, body: text }) => [href, text])).toEqual([
    ['/c/0.ics', null],
    ['/c/1.ics', null],
    ['/c/2.ics', null],
  ])
})

it.each([
  [401, 'unauthorized'],
  [429, 'server'],
  [500, 'server'],
  [307, 'elsewhere'],
] as const)('stops at %i, asked together or alone: %s', async (status, fault) => {
  await expect(collectionOf(() => ({ status })).read(['/c/a.ics'])).rejects.toMatchObject({ fault })
  const alone = collectionOf(() => ({ status: 501 }), { '/c/a.ics': { status } })
  await expect(alone.read(['/c/a.ics'])).rejects.toMatchObject({ fault })
})

it('U1: asks for nothing that is not in the calendar', async () => {
  const { read, asked } = collectionOf(() => multistatus([]))
  for (const href of [
    '/other/a.ics',
    '/c/../a.ics',
    '/c/sub/a.ics',
    '/c/',
    'https://evil.example/c/a.ics',
    '@evil/c/',
  ]) {
    await expect(read([href])).rejects.toThrow(RangeError)
  }
  expect(asked).toEqual([])
})
