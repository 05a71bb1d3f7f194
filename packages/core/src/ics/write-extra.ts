import { contentLineOf, isParameters } from './content-line.ts'
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

/** The properties of an extra as lines, but for those that would contradict the event or are no properties. */
export function extraLines(extra: ComponentExtra, hasUrl: boolean): string[] {
  return extra.properties.map(oneLine).filter((text) => {
    const line = contentLineOf(text)
    return line !== null && !WRITTEN.has(line.name) && !(hasUrl && line.name === 'URL')
  })
}

/** The parameters that an extra adds to a property; none where they would end it. */
export function extraParameters(extra: ComponentExtra | null, name: string): string {
  const parameters = oneLine(extra?.parameters[name] ?? '')
  return isParameters(parameters) ? parameters : ''
}

/** The components of an extra as lines. One that does not close what it opens, or opens an event, is left out whole. */
export const extraComponents = (extra: ComponentExtra): string[] =>
  extra.components.flatMap((component) => linesOfComponent(component) ?? [])

function linesOfComponent({ name, lines }: ExtraComponent): string[] | null {
  const written = [`BEGIN:${name}`, ...lines.map(oneLine), `END:${name}`]
  const open: string[] = []
  for (const [index, text] of written.entries()) {
    const line = contentLineOf(text)
    if (!line) return null
    if (line.name === 'BEGIN') {
      if (OUTER.has(line.value) || !NAME.test(line.value)) return null
      open.push(line.value)
    } else if (line.name === 'END' && open.pop() !== line.value) return null
    const isLast = index === written.length - 1
    if ((open.length === 0) !== isLast) return null
  }
  return written
}
