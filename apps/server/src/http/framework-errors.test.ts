import { errorStatus, type Problem } from '@dodici/contract/errors'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { gzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { everyRow } from '#server/test/every-row.ts'
import { portOf } from '#server/test/listening.ts'
import { startPlanner, type Person, type Planner } from '#server/test/planner.ts'
import { sendRaw, type RawAnswer } from '#server/test/raw-request.ts'
import { newSqlite, type TestDatabase } from '#server/test/test-database.ts'

const PATIENCE = {
  requestMilliseconds: 1_000,
  headersMilliseconds: 500,
  checkMilliseconds: 50,
  idleMilliseconds: 0,
  closeMilliseconds: 1_000,
}

let database: TestDatabase
let planner: Planner
let person: Person
let folder: string

beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'dodici-page-'))
  writeFileSync(path.join(folder, 'index.html'), '<!doctype html><html><head><title>Dodici</title></head></html>')
  writeFileSync(path.join(folder, 'icon.svg'), '<svg/>')
  database = newSqlite()
  planner = await startPlanner(database, {}, { patience: PATIENCE, webFolder: folder })
  person = await planner.newUser()
})

afterAll(async () => {
  await planner.stop()
  await database.remove()
  rmSync(folder, { recursive: true })
})

const get = (url: string, ...headers: readonly string[]): string =>
  [`GET ${url} HTTP/1.1`, 'Host: localhost', 'Connection: close', ...headers, '', ''].join('\r\n')

/** A body that is sent as it is, by somebody who is signed in. */
const post = (url: string, headers: readonly string[], body: string | Buffer = ''): (string | Buffer)[] => [
  [
    `POST ${url} HTTP/1.1`,
    'Host: localhost',
    'Connection: close',
    `Authorization: Bearer ${person.token}`,
    ...headers,
    '',
    '',
  ].join('\r\n'),
  body,
]

const JSON_TYPE = 'Content-Type: application/json'
const long = (bytes: number): string => `Content-Length: ${String(bytes)}`
const CATEGORIES = '/api/v1/categories'

/** What a client can do that the server or the framework answers before any code of ours is asked. */
const cases: readonly (readonly [name: string, status: number, bytes: () => string | (string | Buffer)[]])[] = [
  ['a first line that is none', 400, () => 'nonsense\r\n\r\n'],
  ['a method that is none', 400, () => 'FETCH / HTTP/1.1\r\nHost: localhost\r\n\r\n'],
  ['a version that is none', 400, () => 'GET / HTTP/9.9\r\nHost: localhost\r\n\r\n'],
  ['HTTP/2 without having agreed on it', 400, () => 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n'],
  ['TLS', 400, () => '\u0016\u0003\u0001\u0002\u0000'],
  ['a header without a colon', 400, () => get('/', 'nonsense')],
  ['a header with NUL in it', 400, () => get('/', 'X-Odd: a\u0000b')],
  ['no Host', 400, () => 'GET /api/v1/health HTTP/1.1\r\nConnection: close\r\n\r\n'],
  ['two lengths', 400, () => post(CATEGORIES, [JSON_TYPE, long(2), long(3)], '{}')],
  ['a length that is none', 400, () => post(CATEGORIES, [JSON_TYPE, 'Content-Length: two'], '{}')],
  ['a length and chunks', 400, () => post(CATEGORIES, [JSON_TYPE, long(2), 'Transfer-Encoding: chunked'], '{}')],
  [
    'a chunk whose size is none',
    400,
    () => post(CATEGORIES, [JSON_TYPE, 'Transfer-Encoding: chunked'], 'zz\r\n{}\r\n'),
  ],
  ['a coding of transfer that nobody knows', 400, () => post(CATEGORIES, [JSON_TYPE, 'Transfer-Encoding: x'], '{}')],
  ['headers that are too large', 431, () => get('/', `X-Large: ${'x'.repeat(200_000)}`)],
  ['an address that is too large', 431, () => get(`/${'x'.repeat(200_000)}`)],
  ['headers that never end', 408, () => 'GET / HTTP/1.1\r\nHost: localhost\r\n'],
  ['a body that never ends', 408, () => post(CATEGORIES, [JSON_TYPE, long(100)], '{"na')],
  ['CONNECT', 404, () => 'CONNECT example.org:443 HTTP/1.1\r\nHost: example.org:443\r\n\r\n'],
  ['TRACE', 404, () => 'TRACE /api/v1/health HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n'],
  ['an unknown call', 404, () => get('/api/v1/nowhere')],
  ['a known call with another method', 404, () => post('/api/v1/health', [])],
  ['an unknown file', 404, () => get('/nowhere.js')],
  ['bad percent encoding in a path', 400, () => get('/api/v1/events/%zz')],
  ['half a character in a path', 400, () => get('/api/v1/events/%c3')],
  ['bad percent encoding in the path of a page', 400, () => get('/%zz')],
  [
    'bad percent encoding in a query',
    400,
    () => get('/api/v1/events?year=%zz', `Authorization: Bearer ${person.token}`),
  ],
  ['an id that is too long', 404, () => get(`/api/v1/events/${'x'.repeat(3_000)}`)],
  ['a path out of the folder', 404, () => get('/..%2f..%2fetc/passwd.txt')],
  ['a version of a file that is not there', 412, () => get('/icon.svg', 'If-Match: "other"')],
  ['a body of an unknown type', 415, () => post(CATEGORIES, ['Content-Type: text/plain', long(2)], '{}')],
  ['a body of a type that is none', 415, () => post(CATEGORIES, ['Content-Type: /', long(2)], '{}')],
  ['a body without a type', 415, () => post(CATEGORIES, [long(2)], '{}')],
  ['an empty body that says it is JSON', 400, () => post(CATEGORIES, [JSON_TYPE, long(0)])],
  ['no JSON', 400, () => post(CATEGORIES, [JSON_TYPE, long(3)], '{a}')],
  ['JSON with __proto__', 400, () => post(CATEGORIES, [JSON_TYPE, long(18)], '{"__proto__":null}')],
  ['a body that is too large', 413, () => post(CATEGORIES, [JSON_TYPE, long(3_000_000)], '{"name":"')],
  ['chunks that are too large', 413, () => chunked(3_000_000)],
  ['a packed body that is none', 400, () => packed('gzip', Buffer.from('nonsense'))],
  ['a packed body that grows too large', 413, () => packed('gzip', gzipSync('x'.repeat(30_000_000)))],
  ['a body that is packed in an unknown way', 415, () => packed('x-odd', Buffer.from('{}'))],
]

const chunked = (bytes: number): (string | Buffer)[] => [
  ...post(CATEGORIES, [JSON_TYPE, 'Transfer-Encoding: chunked']),
  `${bytes.toString(16)}\r\n${'x'.repeat(bytes)}\r\n0\r\n\r\n`,
]
const packed = (how: string, body: Buffer): (string | Buffer)[] =>
  post(CATEGORIES, [JSON_TYPE, `Content-Encoding: ${how}`, long(body.length)], body)

function expectProblem({ status, headers, body }: RawAnswer, expected: number): void {
  expect({ status, type: headers['content-type'], body }).toMatchObject({
    status: expected,
    type: 'application/problem+json; charset=utf-8',
  })
  const problem = JSON.parse(body) as Problem
  expect(problem.status).toBe(expected)
  expect(errorStatus[problem.code]).toBe(expected)
  expect(problem.title).not.toBe('')
  expect(body).not.toMatch(/FST_|HPE_|ERR_|node_modules|\.ts\b|\/etc|%zz|xxxx/)
  expect(headers['x-content-type-options']).toBe('nosniff')
  expect(headers['cache-control']).toBe('no-store')
}

describe('an answer to what no code of ours is asked for is problem+json', () => {
  it.each(cases)('%s: %i', async (_, status, bytes) => {
    const before = await everyRow(planner.db)
    expectProblem(await sendRaw(await portOf(planner), bytes()), status)
    expect(await everyRow(planner.db)).toEqual(before)
    expect((await person.get('/categories')).statusCode).toBe(200)
  })

  it('answers a request that expects what nobody knows as if it did not', async () => {
    const answer = await sendRaw(await portOf(planner), get('/api/v1/health', 'Expect: the-unexpected'))
    expect(answer.status).toBe(200)
  })

  it('sends a whole file to who asks for a part that is not there', async () => {
    const answer = await sendRaw(await portOf(planner), get('/icon.svg', 'Range: bytes=9999-'))
    expect(answer).toMatchObject({ status: 200, body: '<svg/>' })
  })

  it('says nothing behind an answer that is under way', async () => {
    const stream = get('/api/v1/events/stream', `Authorization: Bearer ${person.token}`)
    const answer = await sendRaw(await portOf(planner), stream, {
      begun: (socket) => void socket.write('nonsense\r\n\r\n'),
    })
    expect(answer.status).toBe(200)
    expect(answer.body).not.toContain('HTTP/1.1')
  })
})
