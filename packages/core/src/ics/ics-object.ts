import { dayOf, MINUTES_A_DAY } from '../date/index.ts'
import type { Repetition, Series } from '../event/index.ts'
import { calendarZoneOf } from './calendar-header.ts'
import { cutComponents } from './components.ts'
import type { ContentLine } from './content-line.ts'
import { occurrenceName, readMomentOf, type FileContext, type Moment } from './moment.ts'
import { isOfSeries, type RawCalendar, type RawComponent } from './raw-file.ts'
import { repetitionOf } from './repetition.ts'
import { spanOf, timesOf, yearOutOfRange } from './span.ts'
import { unfoldText } from './unfold.ts'
import { zoneBookOf, type ZoneBooks } from './zone-book.ts'

/** A VEVENT as it is written, with its times. */
export interface TimedComponent {
  readonly component: RawComponent
  /**
   * Its times and repetition, without exceptions: what other components of the object replace is excluded. Null if it
   * has no readable times.
   */
  readonly series: Series | null
  /** The moment of its RECURRENCE-ID, or null. */
  readonly original: Moment | null
}

/** A calendar object (RFC 4791 4.1) as it is written: the components of one event. */
export interface IcsObject extends RawCalendar {
  /** Its VEVENTs, in their order. */
  readonly events: readonly TimedComponent[]
  /** The date or time in a line, in the zone that the object gives it. */
  readonly momentOf: (line: ContentLine) => Moment | null
}

const quiet = (): void => undefined

/**
 * Reads a calendar object for questions about what is written in it, unlike `readIcs`, which makes events of it.
 * `defaultZone` is the zone of floating times. Null for text that has no calendar or too much of it.
 */
export function readObject(text: string, defaultZone: string): IcsObject | null {
  const file = cutComponents(unfoldText(text))
  const [first] = file?.calendars ?? []
  if (!file || !first) return null
  const calendar = { lines: first.lines, components: file.calendars.flatMap(({ components }) => components) }
  const books = zonesOf(calendar, defaultZone)
  const once = {
    zones: books.once,
    defaultZone,
    allDayAt: 0,
    calendarZone: null,
    isByRuleAlone: false,
    isResource: true,
  }
  const repeating = { ...once, zones: books.repeating }
  const contextOf = (component: RawComponent): FileContext => (isOfSeries(component) ? repeating : once)
  const read = calendar.components
    .filter(({ name }) => name === 'VEVENT')
    .map((component) => readComponent(component, contextOf(component)))
  return {
    ...calendar,
    events: withoutReplaced(read, repeating),
    momentOf: (line) => readMomentOf(line, books.repeating, quiet),
  }
}

function zonesOf(calendar: RawCalendar, defaultZone: string): ZoneBooks {
  const definitions = calendar.components.filter(({ name }) => name === 'VTIMEZONE')
  const calendarZone = calendarZoneOf(calendar)
  return zoneBookOf(definitions, calendarZone === null ? [defaultZone] : [calendarZone, defaultZone])
}

interface ReadComponent extends TimedComponent {
  readonly start: Moment | null
}

function readComponent(component: RawComponent, context: FileContext): ReadComponent {
  const momentOf = (name: string): Moment | null => {
    const line = component.lines.find((one) => one.name === name)
    return line ? readMomentOf(line, context.zones, quiet) : null
  }
  const start = momentOf('DTSTART')
  const original = momentOf('RECURRENCE-ID')
  const span = start && spanOf(component, start, context, quiet)
  if (!start || !span || yearOutOfRange(span) !== null) return { component, series: null, original, start: null }
  const { repetition } = repetitionOf(component, start, context, quiet)
  return { component, series: { ...timesOf(span), ...repetition, exceptions: [] }, original, start }
}

const ONCE: Repetition = { rrule: null, rdates: [], exdates: [] }

/**
 * There is one series in an object; of several only the first is without what others replace. Beside it a changed
 * occurrence happens once, whatever it repeats; without it, it is an event by itself.
 */
function withoutReplaced(components: readonly ReadComponent[], context: FileContext): TimedComponent[] {
  const originals = components.map(({ original }) => original).filter((original) => original !== null)
  const main = components.find(({ original, start }) => original === null && start !== null)
  return components.map((one) => {
    const { component, series, original, start } = one
    if (!main || !series || !start) return { component, series, original }
    if (original) return { component, series: { ...series, ...ONCE }, original }
    const replaced = one === main ? originals.map((moment) => occurrenceName(moment, start, context)) : []
    return { component, series: { ...series, exdates: [...series.exdates, ...replaced] }, original }
  })
}

/** Clock changes of the present, by which a zone of another name is known. */
const PRESENT = dayOf(2026, 1, 1) * MINUTES_A_DAY

/** Whether a text is a calendar object of one VTIMEZONE and nothing else, as zones are sent (RFC 4791 5.2.2, 9.8). */
export function isTimezone(text: string): boolean {
  const file = cutComponents(unfoldText(text))
  const [calendar, ...others] = file?.calendars ?? []
  if (!file || !calendar || others.length > 0 || file.faults.includes('noCalendar')) return false
  const [zone, ...more] = calendar.components
  return more.length === 0 && zone?.name === 'VTIMEZONE' && zone.lines.some(({ name }) => name === 'TZID')
}

/** The IANA zone that the VTIMEZONE of a calendar object means, or null: of `C:calendar-timezone`. */
export function zoneOfTimezone(text: string): string | null {
  const file = cutComponents(unfoldText(text))
  const definitions = file?.calendars.flatMap(({ components }) => components).filter((one) => one.name === 'VTIMEZONE')
  const line = definitions?.[0]?.lines.find(({ name }) => name === 'TZID')
  return definitions && line ? zoneBookOf(definitions, []).repeating(line.value.trim(), PRESENT).zone : null
}
