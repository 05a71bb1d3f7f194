import { describe, expect, it } from 'vitest'
import { octets } from '../test/octets.ts'
import {
  readMkcalendar,
  readMkcol,
  readPropfind,
  readProppatch,
  readReport,
  syncTokenOf,
  type DavReading,
} from '../index.ts'

const NAMESPACES = 'xmlns:D="DAV:" xmlns:C="urn:ietf:params:xml:ns:caldav"'

/** The status of a refusal and the condition that failed; null if it is none. */
function refusalOf(reading: DavReading<unknown>): string | null {
  if (!('fault' in reading)) return null
  const { status, precondition, xml } = reading.fault
  return [status, precondition ?? xml].filter((one) => one !== null).join(' ')
}

const body = (name: string, inside: string): Uint8Array => octets(`<${name} ${NAMESPACES}>${inside}</${name}>`)
const report = (name: string, inside: string) => refusalOf(readReport(body(name, inside)))
const query = (filter: string, rest = '') => report('C:calendar-query', `${rest}<C:filter>${filter}</C:filter>`)
const inCalendar = (inside: string) => query(`<C:comp-filter name="VCALENDAR">${inside}</C:comp-filter>`)
const inEvent = (inside: string) => inCalendar(`<C:comp-filter name="VEVENT">${inside}</C:comp-filter>`)
const onProp = (name: string, inside: string) => inEvent(`<C:prop-filter name="${name}">${inside}</C:prop-filter>`)
const data = (attributes: string, inside = '') =>
  report(
    'C:calendar-multiget',
    `<D:prop><C:calendar-data ${attributes}>${inside}</C:calendar-data></D:prop><D:href>/x</D:href>`,
  )

describe('a PROPFIND', () => {
  it('asks for all properties without a body', () => {
    expect(readPropfind(octets(''))).toEqual({ value: { kind: 'all', include: [] } })
  })

  it('asks for names, for all, and for more than all', () => {
    expect(readPropfind(body('D:propfind', '<D:propname/>'))).toEqual({ value: { kind: 'names' } })
    const include = '<D:allprop/><D:include><D:sync-token/></D:include>'
    expect(readPropfind(body('D:propfind', include))).toMatchObject({
      value: { kind: 'all', include: [{ local: 'sync-token' }] },
    })
  })

  it('asks for each property once', () => {
    const reading = readPropfind(body('D:propfind', '<D:prop><D:getetag/><C:x/><D:getetag/></D:prop>'))
    expect(reading).toMatchObject({ value: { names: [{ local: 'getetag' }, { local: 'x' }] } })
  })

  it.each([
    ['another root', body('D:propertyupdate', '<D:allprop/>'), '400'],
    ['a root of another namespace', octets('<propfind><prop/></propfind>'), '400'],
    ['nothing asked', body('D:propfind', ''), '400'],
    ['two things asked', body('D:propfind', '<D:allprop/><D:propname/>'), '400'],
    ['no XML', octets('hello'), '400 malformed'],
    ['a document type', octets('<!DOCTYPE x><x/>'), '400 doctype'],
    ['depth', octets('<x>'.repeat(50)), '413 tooDeep'],
  ])('is refused for %s', (_, octetsOfBody, refusal) => {
    expect(refusalOf(readPropfind(octetsOfBody))).toBe(refusal)
  })

  it('is refused for more properties than a resource can have', () => {
    const names = Array.from({ length: 1_001 }, (_, index) => `<D:p${index}/>`).join('')
    expect(refusalOf(readPropfind(body('D:propfind', `<D:prop>${names}</D:prop>`)))).toBe('413')
  })
})

describe('a PROPPATCH, MKCALENDAR or MKCOL', () => {
  it('is refused without a body where one is needed', () => {
    expect(refusalOf(readProppatch(octets('')))).toBe('400')
    expect(refusalOf(readProppatch(body('D:propertyupdate', '')))).toBe('400')
    expect(refusalOf(readMkcalendar(octets('')))).toBeNull()
    expect(refusalOf(readMkcol(octets('')))).toBeNull()
    expect(refusalOf(readMkcalendar(body('D:mkcol', '')))).toBe('400')
  })

  it('keeps the order of instructions on one property', () => {
    const set = (value: string) => `<D:set><D:prop><D:displayname>${value}</D:displayname></D:prop></D:set>`
    const remove = '<D:remove><D:prop><D:displayname/></D:prop></D:remove>'
    const reading = readProppatch(body('D:propertyupdate', set('a') + remove + set('b')))
    expect('value' in reading && reading.value.map(({ kind }) => kind)).toEqual(['set', 'remove', 'set'])
  })

  it('makes a plain collection of a MKCOL that says no type', () => {
    expect(readMkcol(octets(''))).toEqual({
      value: { types: [{ namespace: 'DAV:', local: 'collection' }], properties: [] },
    })
  })
})

describe('a report', () => {
  it.each([
    ['D:version-tree', '', '403 supported-report'],
    ['C:calendar-multiget', '<D:prop><D:getetag/></D:prop>', '400'],
    ['C:free-busy-query', '', '400'],
    ['C:free-busy-query', '<C:time-range start="20260101T000000Z"/>', '400'],
    ['D:sync-collection', '<D:sync-token>http://other/1</D:sync-token>', '403 valid-sync-token'],
    ['D:sync-collection', '<D:sync-token>urn:dodici:sync:-1</D:sync-token>', '403 valid-sync-token'],
    ['D:sync-collection', `<D:sync-token>urn:dodici:sync:${'1'.repeat(16)}</D:sync-token>`, '403 valid-sync-token'],
    ['D:sync-collection', '<D:sync-level>infinite</D:sync-level>', '403 sync-traversal-supported'],
    ['D:sync-collection', '<D:sync-level>2</D:sync-level>', '400'],
    ['D:sync-collection', '<D:limit><D:nresults>0</D:nresults></D:limit>', '400'],
    ['D:sync-collection', '<D:limit/>', '400'],
    ['D:expand-property', '<D:property/>', '400'],
    ['D:expand-property', '<D:property name="a">'.repeat(5) + '</D:property>'.repeat(5), '413'],
    ['D:principal-match', '', '400'],
    ['D:principal-property-search', '<D:property-search/>', '400'],
  ])('%s with %j is refused: %s', (name, inside, refusal) => {
    expect(report(name, inside)).toBe(refusal)
  })

  it('is refused without a body', () => {
    expect(refusalOf(readReport(octets('')))).toBe('400')
  })

  it.each([
    ['D:sync-collection', '<D:sync-token/><D:prop/>'],
    ['D:sync-collection', `<D:sync-token>\n ${syncTokenOf(12)} </D:sync-token><D:sync-level> 1 </D:sync-level>`],
    ['D:expand-property', '<D:property name="a"/>'],
    ['D:principal-match', '<D:self/>'],
    ['D:principal-match', '<D:principal-property><D:owner/></D:principal-property>'],
    ['D:principal-search-property-set', ''],
  ])('%s with %j is taken', (name, inside) => {
    expect(report(name, inside)).toBeNull()
  })

  it('is refused for more addresses than one answer can have', () => {
    const hrefs = (count: number) => report('C:calendar-multiget', '<D:href>/x</D:href>'.repeat(count))
    expect(hrefs(10_000)).toBeNull()
    expect(hrefs(10_001)).toBe('403 number-of-matches-within-limits')
  })
})

const RANGE = '<C:time-range start="20260101T000000Z" end="20260201T000000Z"/>'

describe('a filter', () => {
  it.each([
    ['none', report('C:calendar-query', '')],
    ['an empty one', query('')],
    ['no VCALENDAR', query('<C:comp-filter name="VEVENT"/>')],
    ['no name', query('<C:comp-filter/>')],
    ['two roots', query('<C:comp-filter name="VCALENDAR"/><C:comp-filter name="VCALENDAR"/>')],
    ['a calendar in a calendar', inCalendar('<C:comp-filter name="VCALENDAR"/>')],
    ['an event in a task', inCalendar('<C:comp-filter name="VTODO"><C:comp-filter name="VEVENT"/></C:comp-filter>')],
    ['an alarm without event', inCalendar('<C:comp-filter name="VALARM"/>')],
    ['a range of a zone', inCalendar(`<C:comp-filter name="VTIMEZONE">${RANGE}</C:comp-filter>`)],
    ['a range of the calendar', inCalendar(RANGE)],
    ['a range of a text', onProp('SUMMARY', RANGE)],
    ['nothing, and more', inEvent(`<C:is-not-defined/>${RANGE}`)],
    ['a range without ends', inEvent('<C:time-range/>')],
    ['a range of local time', inEvent('<C:time-range start="20260101T000000"/>')],
    ['a range of days', inEvent('<C:time-range start="20260101" end="20260102"/>')],
    ['a range on no day', inEvent('<C:time-range start="20260230T000000Z"/>')],
    ['a range backwards', inEvent('<C:time-range start="20260201T000000Z" end="20260101T000000Z"/>')],
    ['a range without length', inEvent('<C:time-range start="20260201T000000Z" end="20260201T000000Z"/>')],
  ])('is not valid: %s', (_, refusal) => {
    expect(refusal).toBe('403 valid-filter')
  })

  it.each(['i;basic', 'i;unicode-casemap;x', ''])('is refused for the collation %j', (collation) => {
    expect(onProp('SUMMARY', `<C:text-match collation="${collation}">a</C:text-match>`)).toBe('403 supported-collation')
  })

  it('is refused for more filters, or longer texts, than it may have', () => {
    expect(inEvent('<C:prop-filter name="SUMMARY"/>'.repeat(18))).toBeNull()
    expect(inEvent('<C:prop-filter name="SUMMARY"/>'.repeat(19))).toBe('403 supported-filter')
    expect(onProp('SUMMARY', `<C:text-match>${'a'.repeat(1_001)}</C:text-match>`)).toBe('403 supported-filter')
  })

  it('takes seconds by widening the range', () => {
    const reading = readReport(
      body(
        'C:calendar-query',
        '<C:filter><C:comp-filter name="VCALENDAR"><C:comp-filter name="VEVENT">' +
          '<C:time-range start="19700101T000130Z" end="19700101T235959Z"/></C:comp-filter></C:comp-filter></C:filter>',
      ),
    )
    expect(reading).toMatchObject({ value: { filter: { comps: [{ range: { start: 1, end: 1_440 } }] } } })
  })
})

describe('calendar-data', () => {
  it.each([
    ['content-type="application/calendar+json"', '', '403 supported-calendar-data'],
    ['version="1.0"', '', '403 supported-calendar-data'],
    ['', '<C:comp name="VEVENT"/>', '403 supported-calendar-data'],
    ['', '<C:expand start="20260101T000000Z"/>', '400'],
    ['', '<C:comp/>', '400'],
  ])('is refused with %j and %j: %s', (attributes, inside, refusal) => {
    expect(data(attributes, inside)).toBe(refusal)
  })

  it('is refused when both occurrences and series are wanted', () => {
    const range = 'start="20260101T000000Z" end="20260201T000000Z"'
    expect(data('', `<C:expand ${range}/>`)).toBeNull()
    expect(data('', `<C:expand ${range}/><C:limit-recurrence-set ${range}/>`)).toBe('400')
  })
})
