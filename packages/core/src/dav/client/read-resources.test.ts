import { expect, it } from 'vitest'
import { readEtag, isWeakEtag } from './etag.ts'
import { bodiesIn, changesIn, isAnyUntold, isPartial, resourceIn, listedIn } from './read-resources.ts'
import { alone, answerOf, found, multistatus } from './test/read-answer.ts'
import { fastmail, google, icloud, nextcloud } from './test/server-answers.ts'

const etag = (text: string) => `<D:getetag>${text}</D:getetag>`
const FOLDER = '<D:resourcetype><D:collection/></D:resourcetype>'

it("lists what is in Google's calendar, without itself", () => {
  expect(listedIn(answerOf(google.listing), '/caldav/v2/ada@gmail.com/events/')).toEqual([
    { href: '/caldav/v2/ada@gmail.com/events/x_2@google.com.ics', etag: '"63900"' },
  ])
})

it('U2: says which answer does not tell all that is there', () => {
  const inside = found('/c/a.ics', etag('"1"'))
  const partial = (...statuses: string[]) =>
    statuses.map((status) => isPartial(answerOf(multistatus(inside, alone('/c/', `HTTP/1.1 ${status}`)))))
  expect(partial('507 Insufficient Storage', '500 Internal Server Error', '503 Wait')).toEqual([true, true, true])
  expect(partial('200 OK', '403 Forbidden', '404 Not Found')).toEqual([false, false, false])
  expect(isPartial(answerOf(multistatus(inside)))).toBe(false)
})

it('U1: lists nothing that is elsewhere, or a collection, or not there', () => {
  const answer = multistatus(
    found('/c/', FOLDER),
    found('/c/sub', FOLDER),
    found('/c/sub/', ''),
    found('/c/sub/x.ics', etag('"1"')),
    found('/other/x.ics', etag('"1"')),
    found('/c/../other/x.ics', etag('"1"')),
    found('https://evil.example/c/x.ics', etag('"1"')),
    alone('/c/broken.ics', 'HTTP/1.1 500 Internal Server Error'),
    found('/c/none.ics', ''),
    found('https://calendar.example.org/c/a%40b.ics', etag('W/"2"')),
  )
  expect(listedIn(answerOf(answer), '/c/')).toEqual([
    { href: '/c/none.ics', etag: null },
    { href: '/c/a@b.ics', etag: 'W/"2"' },
  ])
})

it('does not take a collection that is not there for an empty one', () => {
  const gone = 'HTTP/1.1 404 Not Found'
  const said = [
    multistatus(found('/c', FOLDER)),
    multistatus(alone('/c/', 'HTTP/1.1 200 OK')),
    multistatus(),
    multistatus(alone('/c/', gone)),
    // Xandikos
    multistatus(alone('http%3A//calendar.example.org/c/', gone)),
    multistatus(found('/other/', FOLDER), found('/other/x.ics', '')),
  ]
  expect(said.map((one) => listedIn(answerOf(one), '/c/'))).toEqual([[], [], null, null, null, null])
})

it('reads changes of sabre/dav, where what is gone has a propstat too', () => {
  const folder = '/remote.php/dav/calendars/ada@example.org/personal/'
  expect(changesIn(answerOf(nextcloud.changes), folder)).toEqual({
    changed: [{ href: `${folder}A%20b.ics`, etag: '"7c1"' }],
    gone: [`${folder}gone.ics`],
    token: 'http://sabre.io/ns/sync/82',
    hasMore: false,
  })
})

it('reads changes of Cyrus, which says whole addresses and that there is more', () => {
  const folder = '/dav/calendars/user/ada@fastmail.com/Default'
  expect(changesIn(answerOf(fastmail.changes, 'https://caldav.fastmail.com'), folder)).toEqual({
    changed: [{ href: `${folder}/1.ics`, etag: '"e1"' }],
    gone: [],
    token: 'data:,1-2',
    hasMore: true,
  })
})

it('tells a resource that could not be looked at from an answer that has more behind it', () => {
  const untold = (href: string, status: string): boolean =>
    isAnyUntold(answerOf(multistatus(alone(href, `HTTP/1.1 ${status}`))), '/c/')
  expect(untold('/c/a.ics', '500 Internal Server Error')).toBe(true)
  expect(untold('/c/', '507 Insufficient Storage')).toBe(false)
  expect(untold('/c/a.ics', '404 Not Found')).toBe(false)
})

it('takes for changes only what is said of resources in the collection', () => {
  const answer = multistatus(
    `<D:response><D:href>/c/a.ics</D:href><D:href>/c/b.ics</D:href><D:status>HTTP/1.1 404 Not Found</D:status></D:response>`,
    alone('/other/a.ics', 'HTTP/1.1 404 Not Found'),
    alone('/c/sub/', 'HTTP/1.1 403 Forbidden'),
    alone('/c/d.ics', 'HTTP/1.1 410 Gone'),
    alone('/c/e.ics', 'HTTP/1.1 200 OK'),
    alone('/c/f.ics', 'HTTP/1.1 507 Insufficient Storage'),
    found('/c/', etag('"self"')),
  )
  expect(changesIn(answerOf(answer), '/c/')).toEqual({
    changed: [{ href: '/c/e.ics', etag: null }],
    gone: ['/c/a.ics', '/c/b.ics', '/c/d.ics'],
    token: null,
    hasMore: false,
  })
})

it("reads iCloud's bodies, and knows what is missing and what was left out", () => {
  const folder = '/1234567/calendars/home/'
  expect(bodiesIn(answerOf(icloud.bodies))).toEqual([
    {
      kind: 'body',
      href: `${folder}one.ics`,
      etag: '"C=17@U=4d"',
      body: 'BEGIN:VCALENDAR\nSUMMARY:a < b & c\nEND:VCALENDAR\n',
    },
    { kind: 'missing', href: `${folder}two.ics` },
    { kind: 'unsaid', href: `${folder}three.ics` },
  ])
})

it('takes an empty body for none, and a fault of one resource for nothing', () => {
  const data = '<C:calendar-data> \n</C:calendar-data>'
  const answer = multistatus(found('/c/a.ics', data), alone('/c/b.ics', 'HTTP/1.1 500 Oops'))
  expect(bodiesIn(answerOf(answer)).map(({ kind }) => kind)).toEqual(['unsaid', 'unsaid'])
})

it('reads an ETag that can be sent, with its quotes, and no other', () => {
  const texts = ['"a"', ' "a" ', 'a', 'W/"a"', '', '"a\r\nx: y"', '"a\u0000"', '"€"', `"${'a'.repeat(1_000)}"`]
  expect(texts.map(readEtag)).toEqual(['"a"', '"a"', '"a"', 'W/"a"', null, null, null, null, null])
  expect(['"W/a"', 'W/"a"'].map(isWeakEtag)).toEqual([false, true])
})

it('says what is at an address, or that nothing is', () => {
  const at = (...inside: string[]) => resourceIn(answerOf(multistatus(...inside)))
  expect(at(found('/c/a.ics', etag('&quot;é&quot;')))).toEqual({ href: '/c/a.ics', etag: '"é"' })
  expect([at(), at(alone('/c/a.ics', 'HTTP/1.1 404 Not Found'))]).toEqual([null, null])
})
