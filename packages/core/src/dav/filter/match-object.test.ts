import { describe, expect, it } from 'vitest'
import { vcalendar, vevent } from '../../test/ics-file.ts'
import { calendarFilter, eventBody, eventFilter, objectOf, ROME } from '../test/calendar-objects.ts'
import { indexedFilterOf, uidTextIn } from './indexed-filter.ts'
import { matchesFilter } from './match-object.ts'

const matches = (body: string, inside: string) => matchesFilter(objectOf(body), eventFilter(inside), ROME)
const prop = (name: string, inside = '') => `<C:prop-filter name="${name}">${inside}</C:prop-filter>`
const param = (name: string, inside = '') => `<C:param-filter name="${name}">${inside}</C:param-filter>`
const text = (wanted: string, attributes = '') => `<C:text-match ${attributes}>${wanted}</C:text-match>`
const NONE = '<C:is-not-defined/>'

const BODY = eventBody(
  'SUMMARY;LANGUAGE=it:Perché no\\, Anna?',
  'LOCATION:STRASSE',
  'CATEGORIES:Work,Home',
  'CATEGORIES:Garden',
  'ATTENDEE;PARTSTAT=ACCEPTED;ROLE=CHAIR:mailto:cyrus@example.com',
  'ATTENDEE;PARTSTAT="NEEDS-ACTION":mailto:lisa@example.com',
  ...['BEGIN:VALARM', 'ACTION:DISPLAY', 'TRIGGER:-PT5M', 'DESCRIPTION:ring', 'END:VALARM'],
)

describe('a filter of properties', () => {
  it.each([
    ['there', prop('SUMMARY'), true],
    ['there, in another case', prop('summary'), true],
    ['not there', prop('URL'), false],
    ['nothing, and it is there', prop('SUMMARY', NONE), false],
    ['nothing, and it is not there', prop('URL', NONE), true],
    ['part of the text', prop('SUMMARY', text('ANNA')), true],
    ['text behind an escape', prop('SUMMARY', text('no, anna')), true],
    ['text that is not there', prop('SUMMARY', text('Bruno')), false],
    ['anything', prop('SUMMARY', text('')), true],
    ['not that text', prop('SUMMARY', text('Bruno', 'negate-condition="yes"')), true],
    ['not a text that is there', prop('SUMMARY', text('anna', 'negate-condition="yes"')), false],
    ['one of several', prop('CATEGORIES', text('garden')), true],
    ['both', prop('SUMMARY', text('anna')) + prop('LOCATION', text('strasse')), true],
    ['one of both', prop('SUMMARY', text('anna')) + prop('LOCATION', text('Rome')), false],
  ])('asks for %s', (_, inside, expected) => {
    expect(matches(BODY, inside)).toBe(expected)
  })

  it.each([
    ['i;octet', 'Perché', true],
    ['i;octet', 'perché', false],
    ['i;ascii-casemap', 'PERCHé', true],
    ['i;ascii-casemap', 'PERCHÉ', false],
    ['i;unicode-casemap', 'PERCHÉ', true],
    ['i;unicode-casemap', 'perche\u0301', true],
    ['i;unicode-casemap', 'perchè', false],
    ['default', 'PERCHé', true],
  ])('compares by %s: %s', (collation, wanted, expected) => {
    expect(matches(BODY, prop('SUMMARY', text(wanted, `collation="${collation}"`)))).toBe(expected)
  })

  it('maps letter by letter, as RFC 5051 says', () => {
    expect(matches(BODY, prop('LOCATION', text('straße', 'collation="i;unicode-casemap"')))).toBe(false)
    const greek = eventBody('SUMMARY:ΟΔΟΣ')
    expect(matches(greek, prop('SUMMARY', text('οδος', 'collation="i;unicode-casemap"')))).toBe(true)
  })
})

describe('a filter of parameters', () => {
  it.each([
    ['there', prop('SUMMARY', param('LANGUAGE')), true],
    ['not there', prop('SUMMARY', param('ALTREP')), false],
    ['nothing', prop('SUMMARY', param('ALTREP', NONE)), true],
    ['of the same line', prop('ATTENDEE', text('lisa@example.com') + param('PARTSTAT', text('needs-action'))), true],
    ['of another line', prop('ATTENDEE', text('lisa@example.com') + param('PARTSTAT', text('ACCEPTED'))), false],
    ['not that value', prop('ATTENDEE', param('PARTSTAT', text('ACCEPTED', 'negate-condition="yes"'))), true],
    ['nothing on one line', prop('ATTENDEE', param('ROLE', NONE)), true],
  ])('asks for %s', (_, inside, expected) => {
    expect(matches(BODY, inside)).toBe(expected)
  })
})

const alarm = (inside = '') => `<C:comp-filter name="VALARM">${inside}</C:comp-filter>`
const calendarMatches = (inside: string) => matchesFilter(objectOf(BODY), calendarFilter(inside), ROME)

describe('a filter of components', () => {
  it.each([
    ['an alarm', alarm(), true],
    ['no alarm', alarm(NONE), false],
    ['an alarm with a property', alarm(prop('ACTION', text('display'))), true],
    ['an alarm with another', alarm(prop('ACTION', text('audio'))), false],
    ['an alarm without one', alarm(prop('REPEAT', NONE)), true],
  ])('asks an event for %s', (_, inside, expected) => {
    expect(matches(BODY, inside)).toBe(expected)
  })

  it('asks the calendar itself', () => {
    expect(calendarMatches(prop('VERSION', text('2.0')))).toBe(true)
    expect(calendarMatches(prop('METHOD', NONE))).toBe(true)
    expect(calendarMatches('<C:comp-filter name="VTODO"/>')).toBe(false)
    expect(calendarMatches(`<C:comp-filter name="VTODO">${NONE}</C:comp-filter>`)).toBe(true)
    expect(calendarMatches(`<C:comp-filter name="VEVENT">${NONE}</C:comp-filter>`)).toBe(false)
  })

  it('looks at own lines of a component, and not at those inside it', () => {
    const nested = vcalendar(
      vevent(...['BEGIN:VALARM', 'TRIGGER:-PT5M', 'BEGIN:VLOCATION', 'NAME:here', 'END:VLOCATION', 'END:VALARM']),
    )
    expect(matches(nested, alarm(prop('TRIGGER')))).toBe(true)
    expect(matches(nested, alarm(prop('NAME')))).toBe(false)
    expect(matches(nested, prop('TRIGGER'))).toBe(false)
  })
})

describe('a filter that the index of events answers', () => {
  const indexed = (inside: string) => indexedFilterOf(calendarFilter(inside))

  it('is one for all events, or for those in a range', () => {
    expect(indexed('')).toEqual({ kind: 'events', start: null, end: null })
    expect(indexed('<C:comp-filter name="VEVENT"/>')).toEqual({ kind: 'events', start: null, end: null })
    expect(indexed('<C:comp-filter name="VEVENT"><C:time-range end="19700101T010000Z"/></C:comp-filter>')).toEqual({
      kind: 'events',
      start: null,
      end: 60,
    })
  })

  it('is one for what is never there', () => {
    expect(indexed('<C:comp-filter name="VTODO"/>')).toEqual({ kind: 'nothing' })
    expect(indexed('<C:comp-filter name="VEVENT"/><C:comp-filter name="VJOURNAL"/>')).toEqual({ kind: 'nothing' })
    expect(indexed(NONE)).toEqual({ kind: 'nothing' })
  })

  it.each([
    prop('VERSION'),
    `<C:comp-filter name="VTODO">${NONE}</C:comp-filter>`,
    `<C:comp-filter name="VEVENT">${NONE}</C:comp-filter>`,
    `<C:comp-filter name="VEVENT">${prop('UID')}</C:comp-filter>`,
    `<C:comp-filter name="VEVENT">${alarm()}</C:comp-filter>`,
    '<C:comp-filter name="VTIMEZONE"/>',
    '<C:comp-filter name="VEVENT"/><C:comp-filter name="VTIMEZONE"/>',
  ])('is not one with %s', (inside) => {
    expect(indexed(inside)).toBeNull()
  })
})

it('knows the UID that a filter is for', () => {
  const uid = prop('UID', text('a@b', 'collation="i;octet"'))
  expect(uidTextIn(eventFilter(prop('SUMMARY') + uid))).toBe('a@b')
  expect(uidTextIn(eventFilter(prop('UID', text('a@b', 'negate-condition="yes"'))))).toBeNull()
  expect(uidTextIn(eventFilter(prop('UID')))).toBeNull()
  expect(uidTextIn(calendarFilter(`<C:comp-filter name="VEVENT">${NONE}</C:comp-filter>`))).toBeNull()
})
