import { contentLineOf, isParameters } from './content-line.ts'
import { isReadableLine } from './ical-js.ts'
import type { ComponentExtra, ExtraComponent } from './ics-event.ts'
import { oneLine } from './write-line.ts'

/** Properties written by us: an extra never adds another. RRULE may occur twice. */
const WRITTEN = new Set(
  `BEGIN END UID SEQUENCE DTSTAMP LAST-MODIFIED DTSTART DTEND DURATION RDATE EXDATE RECURRENCE-ID SUMMARY DESCRIPTION
  LOCATION STATUS TRANSP X-DODICI-KIND X-DODICI-AWAY`.split(/\s+/),
)
/** Components not allowed inside an event. */
const OUTER = new Set(['VCALENDAR', 'VEVENT', 'VTODO', 'VJOURNAL', 'VFREEBUSY', 'VTIMEZONE', 'VAVAILABILITY'])
const NAME = /^[A-Z][A-Z0-9-]*$/

/** Whether a line of an extra can be exported: not if strict parsers reject it. */
export function isGivenBack(text: string): boolean {
  const line = contentLineOf(text)
  return line !== null && !WRITTEN.has(line.name) && isReadableLine(text)
}

/** An extra's properties as lines, without those that contradict the event or are invalid. */
export const extraLines = (extra: ComponentExtra, hasUrl: boolean): string[] =>
  extra.properties.map(oneLine).filter((text) => isGivenBack(text) && !(hasUrl && /^URL[;:]/i.test(text)))

/** Parameters that an extra adds to a property; none that would end it. */
export function extraParameters(extra: ComponentExtra | null, name: string): string {
  const parameters = oneLine(extra?.parameters[name] ?? '')
  return isParameters(parameters) ? parameters : ''
}

/** An extra's components as lines, without those not allowed in an event. */
export const extraComponents = (extra: ComponentExtra): string[] =>
  extra.components.flatMap((component) => extraComponentLines(component) ?? [])

/** A component as lines. Null if it is unbalanced, opens an event, or contains invalid lines. */
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
