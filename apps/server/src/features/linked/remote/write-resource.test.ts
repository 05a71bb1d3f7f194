import { expect, it } from 'vitest'
import { writeError } from '@dodici/core/dav'
import type { OutgoingAnswer } from '#server/outgoing/outgoing.ts'
import { calendarType, etag, found, multistatus, privileges, scriptedServers } from '../test/scripted-servers.ts'
import { openCollection } from './open-collection.ts'

const URL_OF = 'https://example.org/c/'
const HREF = '/c/a@b.ics'
const AT = 'https://example.org/c/a@b.ics'

type Answer = Partial<OutgoingAnswer>
interface World {
  readonly put?: Answer
  readonly remove?: Answer
  /** What a question about the collection is answered with. */
  readonly calendar?: Answer
  /** What is at the place of the resource. */
  readonly there?: Answer
}

const WRITABLE = multistatus([found('/c/', calendarType)])
const READ_ONLY = multistatus([found('/c/', calendarType, privileges('read'))])
const there = (mark: string): Answer => multistatus([found(HREF, etag(mark))])
const refused = (status: number, body = ''): Answer => ({ status, body: Buffer.from(body) })

function open({
  put = { status: 201 },
  remove = { status: 204 },
  calendar = WRITABLE,
  there: at = { status: 404 },
}: World) {
  const servers = scriptedServers({
    [`PUT ${AT}`]: put,
    [`DELETE ${AT}`]: remove,
    [`PROPFIND ${URL_OF}`]: calendar,
    [`PROPFIND ${AT}`]: at,
  })
  const collection = openCollection(servers.outgoing, { username: 'ada', password: 'secret' }, URL_OF)
  const sent = (method: string) => servers.requests.find((request) => request.method === method)
  return { ...servers, collection, sent }
}

const putting = (world: World, expected: { etag: string } | 'new' | 'any' = { etag: '"1"' }) =>
  open(world).collection.put(HREF, 'BEGIN:VCALENDAR', expected)

it('sends what it has, with the condition that it is to overwrite nothing else', async () => {
  const { collection, requests } = open({})
  for (const expected of [{ etag: '"1"' }, 'new', 'any'] as const) await collection.put(HREF, 'é', expected)
  expect(requests.map(({ headers }) => [headers['if-match'], headers['if-none-match']])).toEqual([
    ['"1"', undefined],
    [undefined, '*'],
    [undefined, undefined],
  ])
  expect(requests[0]).toMatchObject({ method: 'PUT', url: AT, body: Buffer.from('é') })
  expect(requests[0]?.headers).toMatchObject({ 'content-type': 'text/calendar; charset=utf-8' })
})

it.each([
  [{ etag: '"2"' }, '"2"'],
  [{ etag: 'W/"2"' }, null],
  [{}, null],
])('takes of the headers %o the ETag %s', async (headers, mark) => {
  expect(await putting({ put: { status: 204, headers } })).toEqual({ kind: 'done', etag: mark })
})

it('compares a weak ETag itself, which a server never does, and writes only over something', async () => {
  const same = open({ there: there('W/"1"') })
  expect(await same.collection.put(HREF, 'x', { etag: 'W/"1"' })).toMatchObject({ kind: 'done' })
  expect(same.sent('PUT')?.headers).toMatchObject({ 'if-match': '*' })
  for (const at of [there('W/"2"'), { status: 404 }]) {
    const other = open({ there: at })
    expect(await other.collection.put(HREF, 'x', { etag: 'W/"1"' })).toEqual({ kind: 'changed' })
    expect(await other.collection.remove(HREF, { etag: 'W/"1"' })).toEqual({ kind: 'changed' })
    expect([other.sent('PUT'), other.sent('DELETE')]).toEqual([undefined, undefined])
  }
})

it.each([
  ['412', { put: refused(412) }, { etag: '"1"' }],
  ['409 where something else is', { put: refused(409), there: there('"2"') }, { etag: '"1"' }],
  ['409 where something is', { put: refused(409), there: there('"2"') }, 'new'],
  ['409 where nothing is', { put: refused(409) }, { etag: '"1"' }],
  ['404 where nothing is', { put: refused(404) }, { etag: '"1"' }],
] as const)('takes %s for a change', async (_, world, expected) => {
  expect(await putting(world, expected)).toEqual({ kind: 'changed' })
})

it.each([
  ['409 with its reason', { put: refused(409, writeError('no-uid-conflict')), there: there('"2"') }, 'no-uid-conflict'],
  ['409 where what was expected is', { put: refused(409), there: there('"1"') }, null],
  ['403', { put: refused(403, writeError('valid-calendar-data')) }, 'valid-calendar-data'],
  ['403 without a reason', { put: refused(403, 'no') }, null],
  ['400', { put: refused(400) }, null],
  ['413', { put: refused(413) }, null],
  ['415', { put: refused(415) }, null],
  ['423', { put: refused(423) }, null],
  ['500', { put: refused(500) }, null],
  ['507', { put: refused(507, writeError('quota-not-exceeded')) }, 'quota-not-exceeded'],
] as const)('takes %s for a refusal of this resource alone', async (_, world, precondition) => {
  expect(await putting(world)).toEqual({ kind: 'refused', status: world.put.status, precondition })
})

it.each([
  ['403 where nothing may be written any more', { put: refused(403), calendar: READ_ONLY }, 'forbidden'],
  ['404 where the calendar is gone', { put: refused(404), calendar: { status: 404 } }, 'notFound'],
  ['409 where the calendar is gone', { put: refused(409), calendar: { status: 410 } }, 'notFound'],
  ['500 where the whole server fails', { put: refused(500), calendar: { status: 500 } }, 'server'],
  ['401', { put: refused(401) }, 'unauthorized'],
  ['429', { put: { status: 429, headers: { 'retry-after': '90' } } }, 'server'],
  ['503', { put: { status: 503, headers: { 'retry-after': '90' } } }, 'server'],
  ['a redirect', { put: { status: 301, headers: { location: 'https://evil.example/' } } }, 'elsewhere'],
] as const)('takes %s for a fault of all', async (_, world, fault) => {
  await expect(putting(world)).rejects.toMatchObject({ fault })
  await expect(open({ ...world, remove: world.put }).collection.put(HREF, 'x', 'any')).rejects.toMatchObject({ fault })
})

it('has deleted what is gone, whoever has done it', async () => {
  for (const status of [200, 202, 204, 404, 410]) {
    const world = open({ remove: { status } })
    expect(await world.collection.remove(HREF, { etag: '"1"' })).toEqual({ kind: 'done' })
    expect(world.sent('DELETE')?.headers).toMatchObject({ 'if-match': '"1"' })
  }
})

it('deletes nothing but what was expected', async () => {
  const removing = (world: World) => open(world).collection.remove(HREF, { etag: '"1"' })
  expect(await removing({ remove: refused(412) })).toEqual({ kind: 'changed' })
  expect(await removing({ remove: refused(409), there: there('"2"') })).toEqual({ kind: 'changed' })
  expect(await removing({ remove: refused(403) })).toEqual({ kind: 'refused', status: 403, precondition: null })
  expect(await removing({ remove: refused(207) })).toEqual({ kind: 'refused', status: 207, precondition: null })
  await expect(removing({ remove: refused(403), calendar: READ_ONLY })).rejects.toMatchObject({ fault: 'forbidden' })
})

it('U1: writes nothing outside the calendar', async () => {
  const { collection, asked } = open({})
  for (const href of ['/other/a.ics', '/c/../a.ics', '/c/..', '/c/%2e%2e', '/c/', '/c/a?b', '@evil.example/c/a.ics']) {
    await expect(collection.put(href, 'x', 'any')).rejects.toThrow(RangeError)
    await expect(collection.remove(href, 'any')).rejects.toThrow(RangeError)
  }
  expect(asked).toEqual([])
  expect(collection.hrefOf('../a/b?c#d.ics')).toBe('/c/..%2Fa%2Fb%3Fc%23d.ics')
})
