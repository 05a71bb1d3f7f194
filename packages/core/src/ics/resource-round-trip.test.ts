import fc from 'fast-check'
import { expect, it } from 'vitest'
import { testCounts, testSeed } from '../../../../scripts/test-counts.ts'
import { arbitraryForeignEvent } from '../test/arbitrary-foreign.ts'
import { arbitraryIcsEvents } from '../test/arbitrary-ics.ts'
import { linesOf, resourceOf, vcalendar } from '../test/ics-file.ts'
import { writeResource, type IcsEvent } from './index.ts'

const runs = { numRuns: testCounts.calendarRoundTrips, seed: testSeed }
const patience = { timeout: 120_000 }
const form = { allDayAt: 540, ownerEmail: 'anna@example.org' }
const body = (event: IcsEvent) => writeResource(event, form)

it('I2: a resource is read as the event that it was written from', patience, () => {
  fc.assert(
    fc.property(arbitraryIcsEvents, (events) => {
      for (const event of events) expect(resourceOf(body(event), form).event).toEqual(event)
    }),
    runs,
  )
})

it('I2: a resource that is written twice is the same octets', patience, () => {
  fc.assert(
    fc.property(arbitraryIcsEvents, (events) => {
      for (const event of events) expect(body(JSON.parse(JSON.stringify(event)) as IcsEvent)).toBe(body(event))
    }),
    runs,
  )
})

/** An event as a database gives it back, which may order its exceptions. */
const stored = (event: IcsEvent): IcsEvent => ({
  ...(JSON.parse(JSON.stringify(event)) as IcsEvent),
  exceptions: event.exceptions.toReversed(),
})

/** Lines that are fewer afterwards, without those that say when something was written. */
function lost(before: readonly string[], after: readonly string[]): string[] {
  const left = [...after]
  return before.filter((line) => {
    const at = left.indexOf(line)
    if (at !== -1) left.splice(at, 1)
    return at === -1 && !/^(?:DTSTAMP|LAST-MODIFIED|CREATED|SEQUENCE)[;:]/.test(line)
  })
}

it('I2: what another program wrote comes back line by line, and a new title changes no other', patience, () => {
  fc.assert(
    fc.property(arbitraryForeignEvent, fc.string(), (lines, title) => {
      const event = stored(resourceOf(vcalendar(lines), form).event)
      const written = body(event)
      expect(lost(lines.slice(lines.indexOf('BEGIN:VEVENT')), linesOf(written))).toEqual([])
      const edited = body({ ...event, content: { ...event.content, title } })
      expect(lost(linesOf(written), linesOf(edited)).filter((line) => !/^SUMMARY[;:]/.test(line))).toEqual([])
      for (const octets of [written, edited]) expect(body(resourceOf(octets, form).event)).toBe(octets)
    }),
    runs,
  )
})
