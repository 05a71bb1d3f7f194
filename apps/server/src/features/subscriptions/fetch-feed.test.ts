import { createServer } from 'node:net'
import type { AddressInfo } from 'node:net'
import type { RequestListener } from 'node:http'
import zlib from 'node:zlib'
import { FEED_BYTES_MAX } from '@dodici/contract/limits'
import { afterAll, beforeEach, expect, it } from 'vitest'
import { outgoing } from '#server/outgoing/outgoing.ts'
import { daysFeed, startFeedServer } from '../../../../../scripts/machine/feed-server.ts'
import { fetchFeed, type FeedAnswer } from './fetch-feed.ts'

const server = await startFeedServer()
const other = await startFeedServer()
afterAll(() => Promise.all([server.close(), other.close()]))
beforeEach(() => {
  server.asked.length = 0
  other.asked.length = 0
})

const FEED = daysFeed(3)
const guard = outgoing([server.place])

const fetchPath = (path: string, marks = {}, most?: number): Promise<FeedAnswer> =>
  fetchFeed(guard, { url: server.urlOf(path), etag: null, last_modified: null, ...marks }, most)

/** What came of it, in a word. */
const wordOf = (answer: FeedAnswer): string => (answer.kind === 'fault' ? answer.fault : answer.kind)

const answering =
  (status: number, headers: Record<string, string> = {}, body: string | Buffer = ''): RequestListener =>
  (_request, response) =>
    void response.writeHead(status, headers).end(body)

const padded = (bytes: number): string =>
  FEED.replace('VERSION:2.0', `X-PAD:${'x'.repeat(bytes - FEED.length - 8)}\r\nVERSION:2.0`)

it('takes a calendar as it is, packed or not, with what its server calls it', async () => {
  server.answer('/plain', answering(200, { etag: '"a"', 'last-modified': 'Sat, 01 Jan 2028 00:00:00 GMT' }, FEED))
  server.answer('/gzip', answering(200, { 'content-encoding': 'gzip' }, zlib.gzipSync(FEED)))
  server.answer('/deflate', answering(200, { 'content-encoding': 'deflate' }, zlib.deflateSync(FEED)))
  server.answer('/utf-16', answering(200, {}, Buffer.from(`\ufeff${FEED}`, 'utf16le')))
  const plain = await fetchPath('/plain')
  expect(plain).toMatchObject({ kind: 'file', etag: '"a"', lastModified: 'Sat, 01 Jan 2028 00:00:00 GMT' })
  for (const path of ['/gzip', '/deflate']) {
    const packed = await fetchPath(path)
    expect(packed.kind === 'file' && packed.bytes.toString()).toBe(FEED)
  }
  expect(wordOf(await fetchPath('/utf-16'))).toBe('file')
})

it('asks for nothing that has not changed, and tells no one who else was asked', async () => {
  server.answer('/same', answering(304))
  expect(wordOf(await fetchPath('/same', { etag: '"a"', last_modified: 'then' }))).toBe('unchanged')
  expect(server.asked[0]?.headers).toMatchObject({ 'if-none-match': '"a"', 'if-modified-since': 'then' })
  for (const name of ['cookie', 'authorization', 'referer']) expect(server.asked[0]?.headers[name]).toBeUndefined()
  // Nothing was named that it could be the same as.
  expect(wordOf(await fetchPath('/same'))).toBe('status')
})

it.each([
  [401, 'unauthorized'],
  [403, 'unauthorized'],
  [404, 'notFound'],
  [410, 'gone'],
  [418, 'status'],
  [429, 'server'],
  [500, 'server'],
  [503, 'server'],
] as const)('U2: says of %i that it is %s', async (status, word) => {
  server.answer('/status', answering(status, { 'retry-after': '120' }, 'no'))
  expect(await fetchPath('/status')).toEqual({ kind: 'fault', fault: word, retrySeconds: 120 })
})

it('U2: follows three redirects and no more, and none that goes in a circle', async () => {
  server.answer('/end', FEED)
  for (const left of [1, 2, 3, 4]) {
    server.answer(
      `/${String(left)}`,
      answering(left % 2 === 0 ? 301 : 307, { location: left === 1 ? 'end' : `/${String(left - 1)}` }),
    )
  }
  server.answer('/circle', answering(302, { location: '/circle' }))
  expect(wordOf(await fetchPath('/3'))).toBe('file')
  expect(wordOf(await fetchPath('/4'))).toBe('redirects')
  server.asked.length = 0
  expect(wordOf(await fetchPath('/circle'))).toBe('redirects')
  expect(server.asked).toHaveLength(4)
})

it('U1: follows no redirect to this machine or its network, however it is written', async () => {
  const port = new URL(other.urlOf('/')).port
  const places = [
    other.urlOf('/secret'),
    `http://localhost:${port}/`,
    `https://2130706433:${port}/`,
    'https://[::ffff:127.0.0.1]/',
    'https://user@calendar.example.org/',
    'https://169.254.169.254/latest/meta-data',
    'file:///etc/passwd',
    'https://calendar.example.org:8443/',
  ]
  for (const location of places) {
    server.answer('/away', answering(302, { location }))
    expect([location, wordOf(await fetchPath('/away'))]).toEqual([location, 'address'])
  }
  expect(other.asked).toEqual([])
})

it('U1: does not follow a name that leads to this machine, nor one that does so only when it is connected to', async () => {
  const answers = ['1.1.1.1', '127.0.0.1']
  const rebinding = outgoing([], () => Promise.resolve([{ address: answers.shift() ?? '127.0.0.1', family: 4 }]))
  answers.shift()
  const asked = { url: 'https://calendar.example.org/a.ics', etag: null, last_modified: null }
  expect(wordOf(await fetchFeed(rebinding, asked))).toBe('address')
})

it('U2: takes 5 MB and not a byte more, packed or not, and unpacks no more than that of a bomb', async () => {
  server.answer('/most', padded(FEED_BYTES_MAX))
  server.answer('/more', padded(FEED_BYTES_MAX + 1))
  server.answer('/packed', answering(200, { 'content-encoding': 'gzip' }, zlib.gzipSync(padded(FEED_BYTES_MAX + 1))))
  server.answer('/bomb', answering(200, { 'content-encoding': 'gzip' }, zlib.gzipSync(Buffer.alloc(500_000_000))))
  expect(wordOf(await fetchPath('/most'))).toBe('file')
  const before = process.memoryUsage().rss
  for (const path of ['/more', '/packed', '/bomb'])
    expect([path, wordOf(await fetchPath(path))]).toEqual([path, 'tooLarge'])
  expect(process.memoryUsage().rss - before).toBeLessThan(200_000_000)
})

it('U2: waits for no slow or endless answer longer than it may', async () => {
  server.answer('/silent', () => undefined)
  server.answer('/drops', (_request, response) => {
    const talk = setInterval(() => response.write('X-A:b\r\n'), 20)
    response.once('close', () => clearInterval(talk))
  })
  server.answer('/slow-circle', (_request, response) => {
    setTimeout(() => response.writeHead(302, { location: '/slow-circle' }).end(), 150)
  })
  for (const path of ['/silent', '/drops', '/slow-circle']) {
    const begun = performance.now()
    expect([path, wordOf(await fetchPath(path, {}, 300))]).toEqual([path, 'timeout'])
    expect(performance.now() - begun).toBeLessThan(2_000)
  }
})

it('U2: takes no page of the web, nothing empty, and nothing of which the end is missing', async () => {
  server.answer('/page', answering(200, { 'content-type': 'text/calendar' }, '<!doctype html><p>Sign in'))
  server.answer('/empty', '')
  server.answer('/none', answering(204))
  server.answer('/half', FEED.slice(0, FEED.length / 2))
  server.answer('/half-gzip', answering(200, { 'content-encoding': 'gzip' }, zlib.gzipSync(FEED).subarray(0, 60)))
  server.answer('/no-gzip', answering(200, { 'content-encoding': 'gzip' }, FEED))
  server.answer('/coding', answering(200, { 'content-encoding': 'exi' }, FEED))
  server.answer('/broken-off', (_request, response) => {
    response.writeHead(200, { 'content-length': '10000' }).write(FEED)
    setTimeout(() => response.destroy(), 20)
  })
  const words = async (paths: readonly string[]) =>
    Promise.all(paths.map(async (path) => wordOf(await fetchPath(path))))
  expect(await words(['/page', '/empty', '/no-gzip', '/coding'])).toEqual(Array(4).fill('notCalendar'))
  expect(await words(['/none', '/half', '/half-gzip'])).toEqual(['status', 'cutOff', 'cutOff'])
  expect(await words(['/broken-off'])).toEqual(['unreachable'])
})

it('says of a place where nobody listens that it is unreachable', async () => {
  const closed = createServer()
  await new Promise<void>((resolve) => closed.listen(0, '127.0.0.1', resolve))
  const { port } = closed.address() as AddressInfo
  await new Promise((resolve) => closed.close(resolve))
  const place = `127.0.0.1:${String(port)}`
  const asked = { url: `http://${place}/`, etag: null, last_modified: null }
  expect(wordOf(await fetchFeed(outgoing([place]), asked))).toBe('unreachable')
})
