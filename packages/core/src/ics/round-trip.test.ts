import fc from 'fast-check'
import ICAL from 'ical.js'
import { describe, expect, it } from 'vitest'
import { testCounts, testSeed } from '../../../../scripts/test-counts.ts'
import { arbitraryIcsEvents } from '../test/arbitrary-ics.ts'
import { exported, read, vcalendar, vevent } from '../test/ics-file.ts'
import { readIcs } from './index.ts'

const runs = { numRuns: testCounts.calendarRoundTrips, seed: testSeed }
// Only the full counts of `npm run test:deep` need more than a second or two.
const patience = { timeout: 120_000 }

describe('I2: an export that is imported', () => {
  it('I2: gives back every event with its uid, times, zones, rule, exceptions, texts and extras', patience, () => {
    fc.assert(
      fc.property(arbitraryIcsEvents, (events) => {
        const { events: again, skipped } = read(exported(...events))
        expect(again).toEqual(events)
        expect(skipped).toEqual([])
      }),
      runs,
    )
  })

  it('I2: is the same to another reader', patience, () => {
    fc.assert(
      fc.property(arbitraryIcsEvents, (events) => {
        const calendar = ICAL.Component.fromString(exported(...events))
        const titles = calendar
          .getAllSubcomponents('vevent')
          .map((one) => String(one.getFirstPropertyValue('summary') ?? ''))
        const expected = events.flatMap(({ content, exceptions }) => [content, ...exceptions].map(({ title }) => title))
        expect(titles).toEqual(expected)
      }),
      runs,
    )
  })

  it('I2: has lines of at most 75 octets, ended by CRLF', patience, () => {
    fc.assert(
      fc.property(arbitraryIcsEvents, (events) => {
        const file = exported(...events)
        const lines = file.split('\r\n')
        expect(lines.pop()).toBe('')
        expect(lines.join('')).not.toMatch(/[\r\n]/)
        for (const line of lines) expect(encodeURIComponent(line).replace(/%../g, '.').length).toBeLessThanOrEqual(75)
      }),
      runs,
    )
  })
})

describe('I1: a mangled file', () => {
  const sample = vcalendar([
    'X-WR-TIMEZONE:Europe/Rome',
    ...['BEGIN:VTIMEZONE', 'TZID:Odd', 'BEGIN:STANDARD', 'DTSTART:19700101T000000', 'TZOFFSETFROM:+0100'],
    ...['TZOFFSETTO:+0100', 'END:STANDARD', 'END:VTIMEZONE'],
    ...vevent(
      'UID:a',
      'DTSTART;TZID=Odd:20260310T090000',
      'DURATION:PT1H',
      'RRULE:FREQ=WEEKLY;COUNT=5',
      'SUMMARY:A\\, b',
    ),
    ...vevent(
      'UID:a',
      'RECURRENCE-ID;TZID=Odd:20260317T090000',
      'DTSTART:20260318',
      'EXDATE:20260320',
      'CATEGORIES:x,y',
    ),
    ...vevent('UID:b', 'DTSTART:20260310T090000Z', 'DTEND;TZID=America/New_York:20260310T110000', 'URL:https://e.org'),
    ...vevent('UID:c', 'DTSTART;VALUE=DATE:20260310', 'BEGIN:VALARM', 'TRIGGER:-PT5M', 'END:VALARM', 'X-A;B="c":d'),
  ])
  const sampleLines = sample.split('\r\n')
  const change = fc.oneof(
    fc.record({ kind: fc.constant('drop' as const), at: fc.nat(sampleLines.length - 1) }),
    fc.record({ kind: fc.constant('double' as const), at: fc.nat(sampleLines.length - 1) }),
    fc.record({
      kind: fc.constant('insert' as const),
      at: fc.nat(sample.length),
      what: fc.oneof(fc.constantFrom('\r\n', ' ', ':', ';', '"', '=', '\\', ',', '/', 'Z', '9', '-'), fc.string()),
    }),
  )
  const mangled = fc.array(change, { minLength: 1, maxLength: 6 }).map((changes) =>
    changes.reduce((text, one) => {
      if (one.kind === 'insert') return text.slice(0, one.at) + one.what + text.slice(one.at)
      const lines = text.split('\r\n')
      lines.splice(
        one.at,
        1,
        ...(one.kind === 'double' ? lines.slice(one.at, one.at + 1).flatMap((line) => [line, line]) : []),
      )
      return lines.join('\r\n')
    }, sample),
  )

  it('I1: is read or refused, and what was read survives an export', patience, () => {
    fc.assert(
      fc.property(mangled, (text) => {
        const reading = readIcs(text, { defaultZone: 'America/New_York' })
        if ('error' in reading) return
        const file = exported(...reading.events)
        expect(() => ICAL.Component.fromString(file)).not.toThrow()
        const again = readIcs(file, { defaultZone: 'America/New_York' })
        expect(again).toMatchObject({ events: reading.events, skipped: [] })
      }),
      runs,
    )
  })
})
