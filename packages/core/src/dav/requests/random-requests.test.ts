import fc from 'fast-check'
import { expect, it } from 'vitest'
import { isDeep, testSeed } from '../../../../../scripts/test-counts.ts'
import {
  calendarDataOf,
  matchesFilter,
  readMkcalendar,
  readMkcol,
  readPropfind,
  readProppatch,
  readReport,
} from '../index.ts'
import { readObject } from '../../ics/index.ts'
import { eventBody, RFC_SERIES, ROME } from '../test/calendar-objects.ts'
import { apple, davx5, evolution, thunderbird, tsdav, vdirsyncer } from '../test/client-requests.ts'
import { octets } from '../test/octets.ts'

const runs = { numRuns: isDeep ? 20_000 : 1_000, seed: testSeed }

const bodies = [apple, davx5, evolution, thunderbird, tsdav, vdirsyncer].flatMap((client) => Object.values(client))

const QUERY = `<C:calendar-query xmlns:C="urn:ietf:params:xml:ns:caldav" xmlns:D="DAV:"><D:prop><C:calendar-data>
<C:comp name="VCALENDAR"><C:allprop/><C:comp name="VEVENT"><C:prop name="UID" novalue="yes"/></C:comp></C:comp>
<C:limit-recurrence-set start="20060101T000000Z" end="20070101T000000Z"/></C:calendar-data></D:prop><C:filter>
<C:comp-filter name="VCALENDAR"><C:comp-filter name="VEVENT"><C:time-range start="20060101T000000Z"/>
<C:prop-filter name="SUMMARY"><C:text-match collation="i;unicode-casemap" negate-condition="yes">é</C:text-match>
<C:param-filter name="LANGUAGE"><C:is-not-defined/></C:param-filter></C:prop-filter><C:comp-filter name="VALARM">
<C:time-range end="20300101T000000Z"/></C:comp-filter></C:comp-filter></C:comp-filter></C:filter></C:calendar-query>`

const objects = [
  RFC_SERIES,
  eventBody('SUMMARY:é', 'RRULE:FREQ=DAILY', 'BEGIN:VALARM', 'TRIGGER;RELATED=END:-PT5M', 'REPEAT:3', 'END:VALARM'),
  eventBody('DTSTART;VALUE=DATE:20060104', 'DURATION:P2D', 'RDATE;VALUE=PERIOD:20060105T000000Z/PT1H'),
]

/** A text of which some pieces are gone, doubled, or put elsewhere. */
const altered = (texts: readonly string[], cut: RegExp) =>
  fc
    .tuple(fc.constantFrom(...texts), fc.array(fc.tuple(fc.nat(), fc.nat(), fc.integer({ min: 0, max: 2 }))))
    .map(([text, edits]) => {
      const pieces = text.split(cut)
      for (const [from, to, copies] of edits) {
        const [piece = ''] = pieces.splice(from % pieces.length, 1)
        pieces.splice(to % (pieces.length + 1), 0, ...Array.from({ length: copies }, () => piece))
      }
      return pieces.join('')
    })

const READERS = [readMkcalendar, readMkcol, readPropfind, readProppatch, readReport]

/** The filter of a query, and what it wants of each object. */
function queryOf(body: string) {
  const reading = readReport(octets(body))
  if ('fault' in reading || reading.value.kind !== 'calendar-query') throw new Error(JSON.stringify(reading))
  const { filter, properties } = reading.value
  if (properties.kind !== 'some' || !properties.calendarData) throw new Error(properties.kind)
  return { filter, wanted: properties.calendarData }
}

it('V1: answers requests that are like those of programs, but altered', () => {
  fc.assert(
    fc.property(altered([...bodies, QUERY], /(?<=[<>"/ ])/), (body) => {
      for (const read of READERS) {
        const reading = read(octets(body))
        expect('fault' in reading ? [400, 403, 413] : [200]).toContain('fault' in reading ? reading.fault.status : 200)
      }
    }),
    runs,
  )
})

it('V1: answers what is asked of objects that are altered (owncloud calendar#983, xandikos#365)', () => {
  const queries = [QUERY, tsdav.expand, QUERY.replace('limit-recurrence-set', 'expand')].map(queryOf)
  fc.assert(
    fc.property(altered(objects, /(?<=[:;=\n])/), fc.constantFrom(...queries), (body, { filter, wanted }) => {
      const object = readObject(body, ROME)
      if (object) expect(matchesFilter(object, filter, ROME)).toBeTypeOf('boolean')
      expect(calendarDataOf(body, wanted, ROME).text).toBeTypeOf('string')
    }),
    runs,
  )
})
