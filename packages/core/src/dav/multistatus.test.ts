import { expect, it } from 'vitest'
import { APPLE_ICAL, caldavName, davName } from './names.ts'
import { writeMultistatus } from './multistatus.ts'
import { writeError } from './preconditions.ts'
import { element } from './xml/element.ts'

const NAMESPACES =
  'xmlns:D="DAV:" xmlns:C="urn:ietf:params:xml:ns:caldav" xmlns:CS="http://calendarserver.org/ns/" ' +
  'xmlns:ICAL="http://apple.com/ns/ical/"'

it('sends one piece for each response, and makes each only when it is asked for', () => {
  let made = 0
  function* responses() {
    for (const name of ['a', 'b']) {
      made += 1
      yield {
        href: `/dav/${name}&.ics`,
        propstats: [{ status: 200, properties: [element(davName('getetag'), ['"x"'])] }],
      }
    }
  }
  const pieces = writeMultistatus(responses(), 'urn:dodici:sync:7')
  expect(pieces.next().value).toBe(`<?xml version="1.0" encoding="utf-8"?>\n<D:multistatus ${NAMESPACES}>`)
  expect(made).toBe(0)
  expect(pieces.next().value).toBe(
    '<D:response><D:href>/dav/a&amp;.ics</D:href><D:propstat><D:prop><D:getetag>"x"</D:getetag></D:prop>' +
      '<D:status>HTTP/1.1 200 OK</D:status></D:propstat></D:response>',
  )
  expect(made).toBe(1)
  pieces.next()
  expect(pieces.next().value).toBe('<D:sync-token>urn:dodici:sync:7</D:sync-token></D:multistatus>\n')
})

it('says what is missing, gone, or too much', () => {
  const text = [
    ...writeMultistatus([
      { href: '/a', propstats: [{ status: 404, properties: [element({ namespace: APPLE_ICAL, local: 'x' })] }] },
      { href: '/b', status: 404 },
      { href: '/c/', status: 507, error: 'number-of-matches-within-limits' },
      { href: '/d', propstats: [] },
    ]),
  ]
  expect(text[1]).toContain('<D:prop><ICAL:x/></D:prop><D:status>HTTP/1.1 404 Not Found</D:status>')
  expect(text[2]).toBe('<D:response><D:href>/b</D:href><D:status>HTTP/1.1 404 Not Found</D:status></D:response>')
  expect(text[3]).toContain(
    '<D:status>HTTP/1.1 507 Insufficient Storage</D:status><D:error><D:number-of-matches-within-limits/></D:error>',
  )
  expect(text[4]).toContain('<D:propstat><D:prop/><D:status>HTTP/1.1 200 OK</D:status></D:propstat>')
  expect(text[5]).toBe('</D:multistatus>\n')
})

it('names a failed condition in the namespace that it has', () => {
  expect(writeError('valid-sync-token')).toContain('<D:valid-sync-token/></D:error>')
  const href = element(davName('href'), ['/dav/x.ics'])
  expect(writeError('no-uid-conflict', [href])).toContain(
    '<C:no-uid-conflict><D:href>/dav/x.ics</D:href></C:no-uid-conflict></D:error>',
  )
  expect(caldavName('x').namespace).toBe('urn:ietf:params:xml:ns:caldav')
})
