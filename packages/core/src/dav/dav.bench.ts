import { expect, test } from 'vitest'
import { readObject } from '../ics/index.ts'
import { allParts } from '../in-parts/index.ts'
import { davName, element, listedIn, matchesFilter, readMultistatus, readXml, writeMultistatus } from './index.ts'
import { eventBody, eventFilter, rangeElement, ROME } from './test/calendar-objects.ts'
import { octets } from './test/octets.ts'

/**
 * 5,000 objects; targets: a request that names them all under 20 ms, an answer with their ETags under 20 ms, reading such
 * an answer of another server under 150 ms, and a query that no index answers under 500 ms.
 */
const COUNT = 5_000
const hrefs = Array.from({ length: COUNT }, (_, index) => `/dav/calendars/u/work/event-${index}.ics`)
const multiget = octets(
  `<C:calendar-multiget xmlns:C="urn:ietf:params:xml:ns:caldav" xmlns:D="DAV:"><D:prop><D:getetag/></D:prop>${hrefs
    .map((href) => `<D:href>${href}</D:href>`)
    .join('')}</C:calendar-multiget>`,
)
const etag = element(davName('getetag'), ['"Zm9vYmFyYmF6cXV4cXV1eA"'])
const responses = hrefs.map((href) => ({ href, propstats: [{ status: 200, properties: [etag] }] }))
const listing = octets([...writeMultistatus(responses)].join(''))
const bodies = hrefs.map((_, index) =>
  eventBody(
    ...[`UID:${index}@test`, `DTSTART;TZID=Europe/Rome:202606${10 + (index % 20)}T090000`, 'DURATION:PT1H'],
    ...[`SUMMARY:Event number ${index}`, ...(index % 20 === 0 ? ['RRULE:FREQ=WEEKLY;COUNT=30'] : [])],
  ),
)
const filter = eventFilter(
  `${rangeElement('2026-08-01T00:00', '2026-09-01T00:00')}<C:prop-filter name="SUMMARY"><C:text-match>number</C:text-match></C:prop-filter>`,
)

test('requests and answers about 5,000 objects', { timeout: 60_000 }, async ({ bench }) => {
  await bench.compare(
    bench('reading 5,000 addresses', () => {
      expect('root' in readXml(multiget)).toBe(true)
    }),
    bench('writing 5,000 responses', () => {
      expect([...writeMultistatus(responses)]).toHaveLength(COUNT + 2)
    }),
    bench('reading 5,000 responses', () => {
      const reading = allParts(readMultistatus(listing, 'https://example.org'))
      expect('value' in reading && listedIn(reading.value, '/dav/calendars/u/work/')).toHaveLength(COUNT)
    }),
    bench('a query that looks into 5,000 objects', () => {
      const found = bodies.filter((body) => {
        const object = readObject(body, ROME)
        return object !== null && matchesFilter(object, filter, ROME)
      })
      expect(found.length).toBeGreaterThan(0)
    }),
    { iterations: 10, time: 500 },
  )
})
