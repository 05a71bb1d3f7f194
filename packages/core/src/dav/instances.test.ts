import fc from 'fast-check'
import { expect, it } from 'vitest'
import { testCounts, testSeed } from '../../../../scripts/test-counts.ts'
import { dayOf, dayOfText, MINUTES_A_DAY } from '../date/index.ts'
import { LAST_YEAR } from '../event/index.ts'
import { readIcs, type IcsEvent } from '../ics/index.ts'
import { arbitraryIcsEvents } from '../test/arbitrary-ics.ts'
import { exported } from '../test/ics-file.ts'
import { expandObject } from './calendar-data/expand.ts'
import { calendarOfComponents, textOfComponent } from './calendar-data/raw-text.ts'
import { matchesFilter } from './filter/match-object.ts'
import { instancesOf, isInRange, newQuestion, type Instance } from './instances.ts'
import { calendarFilter, objectOf, ROME } from './test/calendar-objects.ts'

const runs = { numRuns: testCounts.propertyRuns, seed: testSeed }

/** An event of many kinds, and a year and a half around one of its starts. */
const asked = fc
  .tuple(arbitraryIcsEvents, fc.nat(), fc.integer({ min: -500, max: 100 }))
  .filter(([events]) => events.length > 0)
  .map(([events, choice, days]) => {
    const event = events[choice % events.length]!
    const starts = [event.times.start, ...event.exceptions.map(({ start }) => start)]
    const day = dayOfText(starts[choice % starts.length]!) ?? 0
    const start = (day + days) * MINUTES_A_DAY
    return { event, range: { start, end: start + 550 * MINUTES_A_DAY } }
  })
  // A series goes on after the last year in which an event may be read.
  .filter(({ range }) => range.end < dayOf(LAST_YEAR, 1, 1) * MINUTES_A_DAY)

const when = (instances: readonly Pick<Instance, 'start' | 'end'>[]) =>
  instances.map(({ start, end }) => `${start} ${end}`).sort()

/** What the year of the page shows of events, as instants. */
const shown = (events: readonly IcsEvent[], range: { start: number; end: number }) =>
  when(
    events.flatMap(({ times, repetition, exceptions }) => {
      const series = { ...times, ...repetition, exceptions }
      return instancesOf(series, range, newQuestion(ROME)).instances
    }),
  )

function readAgain(text: string): readonly IcsEvent[] {
  const reading = readIcs(text, { defaultZone: ROME })
  return 'error' in reading ? [] : reading.events
}

it('finds the same occurrences in the components of an object as in the event that they are', () => {
  fc.assert(
    fc.property(asked, ({ event, range }) => {
      const question = newQuestion(ROME)
      const found = objectOf(exported(event)).events.flatMap(({ series }) =>
        series ? instancesOf(series, range, question).instances : [],
      )
      expect(when(found)).toEqual(shown([event], range))
    }),
    runs,
  )
})

it('finds an object in a range exactly where one of its occurrences is', () => {
  const event = calendarFilter('<C:comp-filter name="VEVENT"/>')
  fc.assert(
    fc.property(asked, fc.boolean(), fc.boolean(), ({ event: one, range }, hasStart, hasEnd) => {
      const open = { start: hasStart ? range.start : null, end: hasEnd ? range.end : null }
      const filter = { ...event, comps: event.comps.map((comp) => ({ ...comp, range: open })) }
      const series = { ...one.times, ...one.repetition, exceptions: one.exceptions }
      const expected = instancesOf(series, open, newQuestion(ROME)).instances.length > 0
      expect(matchesFilter(objectOf(exported(one)), filter, ROME)).toBe(expected)
      expect(isInRange(series, open, ROME)).toBe(expected)
    }),
    runs,
  )
})

it('expands an object to occurrences that are read as the same', () => {
  fc.assert(
    fc.property(asked, ({ event, range }) => {
      const object = objectOf(exported(event))
      const { components } = expandObject(object, range, newQuestion(ROME))
      const text = textOfComponent(calendarOfComponents(object.lines, components))
      expect(shown(readAgain(text), range)).toEqual(shown([event], range))
      expect(text).not.toMatch(/^(RRULE|RDATE|EXDATE|EXRULE|DTSTART;TZID|DTEND;TZID|RECURRENCE-ID;TZID)/m)
    }),
    runs,
  )
})
