import { describe, expect, it } from 'vitest'
import { APPLE_ICAL, CALENDAR_SERVER, keyOfName } from '../names.ts'
import { apple, davx5, evolution, thunderbird, tsdav, vdirsyncer } from '../test/client-requests.ts'
import { octets } from '../test/octets.ts'
import { attributeOf, textOf } from '../xml/element.ts'
import { indexedFilterOf } from '../filter/indexed-filter.ts'
import {
  componentNamesIn,
  readMkcalendar,
  readMkcol,
  readPropfind,
  readProppatch,
  readReport,
  type DavReading,
  type PropertyRequest,
} from '../index.ts'

function valueOf<Value>(reading: DavReading<Value>): Value {
  if ('fault' in reading) throw new Error(`refused: ${JSON.stringify(reading.fault)}`)
  return reading.value
}

const short = (name: Parameters<typeof keyOfName>[0]): string =>
  keyOfName(name)
    .replace('{DAV:}', 'D:')
    .replace('{urn:ietf:params:xml:ns:caldav}', 'C:')
    .replace(`{${CALENDAR_SERVER}}`, 'CS:')
    .replace(`{${APPLE_ICAL}}`, 'ICAL:')

const namesOf = (request: PropertyRequest): string[] =>
  request.kind === 'some' ? request.names.map(short) : [request.kind]

const propfind = (body: string) => namesOf(valueOf(readPropfind(octets(body))))
const report = (body: string) => valueOf(readReport(octets(body)))

const minutes = (iso: string): number => Date.parse(iso) / 60_000

/** What a query asks of the index. */
function indexed(body: string) {
  const query = report(body)
  if (query.kind !== 'calendar-query') throw new Error(query.kind)
  return indexedFilterOf(query.filter)
}

describe('Thunderbird', () => {
  it('asks for who somebody is, and what a calendar is', () => {
    expect(propfind(thunderbird.principal)).toEqual(
      'D:resourcetype D:owner D:displayname D:current-user-principal D:current-user-privilege-set ICAL:calendar-color C:calendar-home-set'.split(
        ' ',
      ),
    )
    expect(propfind(thunderbird.calendar)).toContain('CS:getctag')
  })

  it('asks for all and then for what is new', () => {
    const properties = { kind: 'some', names: expect.anything(), calendarData: null }
    const sync = { kind: 'sync-collection', properties, limit: null }
    expect(report(thunderbird.firstSync)).toEqual({ ...sync, since: null })
    expect(report(thunderbird.nextSync)).toEqual({ ...sync, since: 41 })
  })

  it('asks for calendar objects by their addresses', () => {
    expect(report(thunderbird.multiget)).toMatchObject({
      kind: 'calendar-multiget',
      hrefs: ['/dav/calendars/u/work/a%20b.ics', '/dav/calendars/u/work/c@d.ics'],
      properties: { calendarData: { selection: null, expand: null, limitRecurrence: null, limitFreeBusy: null } },
    })
  })
})

describe('Evolution', () => {
  it('polls the ctag', () => {
    expect(propfind(evolution.ctag)).toEqual(['CS:getctag'])
  })

  it('asks for a range and for all, both of which the index answers', () => {
    const [start, end] = [minutes('2026-10-30T00:00Z'), minutes('2026-12-30T00:00Z')]
    expect(indexed(evolution.month)).toEqual({ kind: 'events', start, end })
    expect(indexed(evolution.listing)).toEqual({ kind: 'events', start: null, end: null })
  })
})

describe('vdirsyncer', () => {
  it('makes a calendar by MKCOL', () => {
    const { types, properties } = valueOf(readMkcol(octets(vdirsyncer.make)))
    expect(types.map(short)).toEqual(['D:collection', 'C:calendar'])
    expect(properties).toEqual([])
  })

  it('asks for tasks, of which there are none', () => {
    expect(indexed(vdirsyncer.todos)).toEqual({ kind: 'nothing' })
  })

  it('sets a colour', () => {
    const [update] = valueOf(readProppatch(octets(vdirsyncer.color)))
    expect(update?.kind === 'set' && [short(update.property.name), textOf(update.property)]).toEqual([
      'ICAL:calendar-color',
      '#0E61B9',
    ])
  })
})

describe('tsdav', () => {
  it('makes a calendar', () => {
    const { types, properties } = valueOf(readMkcalendar(octets(tsdav.make)))
    expect(types.map(short)).toEqual(['D:collection', 'C:calendar'])
    expect(properties.map(textOf)).toEqual(['tsdav-1'])
  })

  it('asks for occurrences and for free and busy times', () => {
    const [start, end] = [minutes('2026-03-01T00:00Z'), minutes('2026-03-02T00:00Z')]
    expect(report(tsdav.expand)).toMatchObject({ properties: { calendarData: { expand: { start, end } } } })
    expect(indexed(tsdav.expand)).toEqual({ kind: 'events', start, end })
    expect(report(tsdav.freeBusy)).toEqual({ kind: 'free-busy-query', range: { start, end } })
  })
})

describe('DAVx5', () => {
  it('lists the calendars', () => {
    expect(propfind(davx5.home)).toEqual(
      'D:resourcetype D:displayname D:owner D:current-user-privilege-set C:calendar-description ICAL:calendar-color C:supported-calendar-component-set CS:source'.split(
        ' ',
      ),
    )
  })

  it('asks without an end, in parts, and for a version of iCalendar', () => {
    expect(indexed(davx5.query)).toEqual({ kind: 'events', start: minutes('2026-06-01T12:00Z'), end: null })
    expect(report(davx5.sync)).toMatchObject({ kind: 'sync-collection', since: 9, limit: 1_000 })
    expect(report(davx5.multiget)).toMatchObject({
      hrefs: ['/dav/calendars/u/w/1.ics'],
      properties: { calendarData: { expand: null } },
    })
  })
})

describe('python-caldav', () => {
  const search = (condition: string) =>
    report(
      `<D:principal-property-search xmlns:D="DAV:" xmlns:C="urn:ietf:params:xml:ns:caldav">${condition}<D:prop/><C:calendar-home-set/><D:displayname/></D:principal-property-search>`,
    )

  it('looks for people, with the properties beside where they belong', () => {
    const named = search(
      '<D:property-search><D:prop><D:displayname/></D:prop><D:match>Ada</D:match></D:property-search>',
    )
    expect(named).toMatchObject({ conditions: [{ text: 'Ada', match: 'contains' }], isAnyEnough: false })
    const all = search('')
    expect(all).toMatchObject({ conditions: [], isAnyEnough: false })
    for (const one of [named, all]) {
      expect('properties' in one && 'kind' in one.properties && namesOf(one.properties)).toEqual([
        'C:calendar-home-set',
        'D:displayname',
      ])
    }
  })
})

describe('iOS and macOS', () => {
  it('ask for who somebody is', () => {
    expect(propfind(apple.principal)).toEqual(['D:current-user-principal', 'D:principal-URL', 'D:resourcetype'])
    expect(propfind(apple.account)).toHaveLength(8)
  })

  it('make a calendar with what they know of it (rustical#199)', () => {
    const { properties } = valueOf(readMkcalendar(octets(apple.make)))
    expect(properties.map(({ name }) => short(name))).toEqual(
      'ICAL:calendar-color ICAL:calendar-order C:calendar-free-busy-set D:displayname C:calendar-timezone C:supported-calendar-component-set'.split(
        ' ',
      ),
    )
    const [color, , , name, timezone, components] = properties
    expect(attributeOf(color!, 'symbolic-color')).toBe('custom')
    expect(textOf(name!)).toBe('Famiglia & amici')
    expect(textOf(timezone!)).toMatch(/^BEGIN:VCALENDAR\r\nVERSION:2\.0\r\n/)
    expect(componentNamesIn(components!)).toEqual(['VEVENT'])
  })

  it('set and remove properties in order', () => {
    const updates = valueOf(readProppatch(octets(apple.order)))
    expect(
      updates.map((update) => [update.kind, short(update.kind === 'set' ? update.property.name : update.name)]),
    ).toEqual([
      ['set', 'ICAL:calendar-order'],
      ['remove', 'C:default-alarm-vevent-date'],
    ])
  })

  it('ask for events from a day on, and by address', () => {
    expect(indexed(apple.query)).toEqual({ kind: 'events', start: minutes('2025-11-30T00:00Z'), end: null })
    expect(report(apple.multiget)).toMatchObject({ hrefs: ['/dav/calendars/u/home/5A1F.ics'] })
  })

  it('look for people and for those who let them in', () => {
    const search = report(apple.search)
    expect(search).toMatchObject({
      kind: 'principal-property-search',
      isAnyEnough: true,
      conditions: [
        { text: 'anna', match: 'starts-with' },
        { text: 'anna', match: 'contains' },
      ],
    })
    expect(report(apple.delegates)).toMatchObject({
      kind: 'expand-property',
      properties: [
        {
          name: { namespace: CALENDAR_SERVER, local: 'calendar-proxy-write-for' },
          properties: [{ name: { local: 'displayname' } }, { name: { local: 'calendar-user-address-set' } }],
        },
      ],
    })
  })
})
