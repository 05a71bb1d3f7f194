import { contentLineOf, isParameters } from './content-line.ts'
import { isReadableLine } from './ical-js.ts'
import type { ComponentExtra, ExtraComponent } from './ics-event.ts'
import { oneLine } from './write-line.ts'

/** Properties that the writer writes itself: an extra never adds a second. RRULE may be there twice. */
const WRITTEN = new Set(
  `BEGIN END UID SEQUENCE DTSTAMP LAST-MODIFIED DTSTART DTEND DURATION RDATE EXDATE RECURRENCE-ID SUMMARY DESCRIPTION
  LOCATION STATUS TRANSP X-DODICI-KIND`.split(/\s+/),
)
/** Components that cannot stand inside an event. */
const OUTER = new Set(['VCALENDAR', 'VEVENT', 'VTODO', 'VJOURNAL', 'VFREEBUSY', 'VTIMEZONE', 'VAVAILABILITY'])
const NAME = /^[A-Z][A-Z0-9-]*$/

/** Whether a line of an extra can stand in an event that is written: one that strict readers stumble over cannot. */
export function isGivenBack(text: string): boolean {
  const line = contentLineOf(text)
  return line !== null && !WRITTEN.has(line.name) && isReadableLine(text)
}

/** The properties of an extra as lines, but for those that would contradict the event or are no properties. */
export const extraLines = (extra: ComponentExtra, hasUrl: boolean): string[] =>
  extra.properties.map(oneLine).filter((text) => isGivenBack(text) && !(hasUrl && /^URL[;:]/i.test(text)))

/** The parameters that an extra adds to a property; none where they would end it. */
export function extraParameters(extra: ComponentExtra | null, name: string): string {
  const parameters = oneLine(extra?.parameters[name] ?? '')
  return isParameters(parameters) ? parameters : ''
}

/** The components of an extra as lines, but for those that cannot stand in an event. */
export const extraComponents = (extra: ComponentExtra): string[] =>
  extra.components.flatMap((component) => extraComponentLines(component) ?? [])

/** A component as lines. Null where it does not close what it opens, opens an event, or holds what is no property. */
export function extraComponentLines({ name, lines }: ExtraComponent): string[] | null {
  const written = [`BEGIN:${name}`, ...lines.map(oneLine), `END:${name}`]
  const open: string[] = []
  for (const [index, text] of written.entries()) {
    const line = contentLineOf(text)
    if (!line || !isReadableLine(text)) return null
    if (line.name === 'BEGIN') {
      if (OUTER.has(line.value) || !NAME.test(line.value)) return null
      open.push(line.value)
    } else if (line.name === 'END' && open.pop() !== line.value) return null
    const isLast = index === written.length - 1
    if ((open.length === 0) !== isLast) return null
  }
  return written
}
