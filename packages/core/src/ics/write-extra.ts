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

interface Strictness {
  /** Whether to leave out what strict parsers reject. */
  readonly isStrict: boolean
}

/** Whether a line of an extra can be written. */
export function isGivenBack(text: string, { isStrict }: Strictness): boolean {
  const line = contentLineOf(text)
  return line !== null && !WRITTEN.has(line.name) && (!isStrict || isReadableLine(text))
}

/** Whether an extra has a property. */
export const hasProperty = ({ properties }: ComponentExtra, name: string): boolean =>
  properties.some((text) => contentLineOf(text)?.name === name)

/** An extra's properties as lines, without those that contradict the event or are invalid. */
export const extraLines = (
  extra: ComponentExtra,
  { hasUrl, ...strictness }: Strictness & { readonly hasUrl: boolean },
): string[] =>
  extra.properties.map(oneLine).filter((text) => isGivenBack(text, strictness) && !(hasUrl && /^URL[;:]/i.test(text)))

/** Parameters that an extra adds to a property; none that would end it. */
export function extraParameters(extra: ComponentExtra | null, name: string): string {
  const parameters = oneLine(extra?.parameters[name] ?? '')
  return isParameters(parameters) ? parameters : ''
}

/** An extra's components as lines, without those not allowed in an event. */
export const extraComponents = (extra: ComponentExtra, strictness: Strictness): string[] =>
  extra.components.flatMap((component) =>
    OUTER.has(component.name) ? [] : (componentLines(component, strictness) ?? []),
  )

/** A component as lines. Null if it is unbalanced, holds an event, or contains invalid lines. */
export function componentLines({ name, lines }: ExtraComponent, strictness: Strictness): string[] | null {
  const written = [`BEGIN:${name}`, ...lines.map(oneLine), `END:${name}`]
  return areComponents(written, strictness) ? written : null
}

/** Whether a component may be called so: what only calendars hold comes first, if at all. */
const isInnerName = (name: string, index: number): boolean => NAME.test(name) && (index === 0 || !OUTER.has(name))

/** Whether lines are complete components, of which none holds an event or any other that only calendars do. */
export function areComponents(lines: readonly string[], { isStrict }: Strictness): boolean {
  const open: string[] = []
  for (const [index, text] of lines.entries()) {
    const line = contentLineOf(text)
    if (!line || (isStrict && !isReadableLine(text))) return false
    if (line.name === 'BEGIN') {
      if (!isInnerName(line.value, index)) return false
      open.push(line.value)
    } else if (open.length === 0 || (line.name === 'END' && open.pop() !== line.value)) return false
  }
  return open.length === 0
}
