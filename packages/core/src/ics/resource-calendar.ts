import { cleanText } from './content.ts'
import type { ExtraComponent, IcsEvent } from './ics-event.ts'
import { EXTRA_MAX } from './limits.ts'
import type { RawCalendar, RawComponent } from './raw-file.ts'
import { eventLines, type Writing } from './write-event.ts'
import { componentLines } from './write-extra.ts'
import { isOfCalendar, zonesIn } from './write-resource.ts'
import { zoneLines } from './write-zone.ts'

const quiet = (): undefined => undefined

/**
 * Adds to an event what stands around it in its resource: lines of the calendar, definitions of the zones that its lines
 * name and that have no IANA name, and foreign components. At most `EXTRA_MAX`.
 */
export function withCalendar(event: IcsEvent, calendars: readonly RawCalendar[], writing: Writing): IcsEvent {
  const unknown = new Set(zonesIn(eventLines(event, writing)).filter((tzid) => zoneLines(tzid) === null))
  let room = EXTRA_MAX
  const fits = (length: number): boolean => {
    room -= length
    return room >= 0
  }
  const properties = calendars
    .flatMap(({ lines }) => lines.map(({ text }) => cleanText(text, quiet)))
    .filter((text) => isOfCalendar(text) && fits(text.length))
  const components = calendars
    .flatMap((calendar) => calendar.components)
    .filter((one) => isKept(one, unknown))
    .map(flattened)
    .filter((one) => componentLines(one, { isStrict: false }) !== null && fits(sizeOf(one)))
  if (properties.length + components.length === 0) return event
  const extra = event.extra ?? { properties: [], parameters: {}, components: [], exceptions: {}, detached: null }
  return { ...event, extra: { ...extra, calendar: { properties, components } } }
}

const sizeOf = ({ name, lines }: ExtraComponent): number => [name, name, ...lines].join('\r\n').length

/** Components of a resource are an event, zones, or nothing that is known. */
function isKept({ name, lines }: RawComponent, zones: ReadonlySet<string>): boolean {
  if (name !== 'VTIMEZONE') return name !== 'VEVENT'
  return lines.some((line) => line.name === 'TZID' && zones.has(line.value.trim()))
}

const flattened = ({ name, lines, children }: RawComponent): ExtraComponent => ({
  name,
  lines: [
    ...lines.map(({ text }) => text),
    ...children.flatMap((child) => [`BEGIN:${child.name}`, ...child.lines, `END:${child.name}`]),
  ].map((text) => cleanText(text, quiet)),
})
