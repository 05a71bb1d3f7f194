import { contentLineOf, parameterOf } from './content-line.ts'
import type { ExtraComponent, IcsEvent } from './ics-event.ts'
import { eventLines, type Writing } from './write-event.ts'
import { componentLines } from './write-extra.ts'
import { foldLines, oneLine } from './write-line.ts'
import { zoneLines } from './write-zone.ts'

/**
 * Part of the ETags of resources. Raised when `writeResource` writes other octets for the same event, which a new
 * version of the library of time zones does as well.
 */
export const FORMAT_VERSION = 1

/** The same in every version of the program, so that it changes no octets. */
const PRODUCT_ID = '-//Dodici//Dodici//EN'

/** How resources are written and read. */
export interface ResourceForm {
  /** Address for e-mail reminders. */
  readonly ownerEmail?: string
  /** Minutes after midnight from which reminders of all-day events count; 0 by default. */
  readonly allDayAt?: number
}

export const writingOf = ({ ownerEmail, allDayAt = 0 }: ResourceForm): Writing => ({
  email: ownerEmail ?? null,
  allDayAt,
  isResource: true,
})

/**
 * The body of a CalDAV resource (RFC 4791 4.1): one event with its exceptions, and a VTIMEZONE for every zone used. The
 * same event gives the same octets. Parts that another program wrote are as it wrote them while they mean the same.
 * Throws a RangeError for an invalid instant or date.
 */
export function writeResource(event: IcsEvent, form: ResourceForm): string {
  const lines = eventLines(event, writingOf(form))
  const { properties, components } = event.extra?.calendar ?? { properties: [], components: [] }
  return foldLines([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:${PRODUCT_ID}`,
    'CALSCALE:GREGORIAN',
    ...properties.map(oneLine).filter(isOfCalendar),
    ...zonesIn(lines).flatMap((tzid) => zoneLines(tzid) ?? definitionOf(tzid, components)),
    ...components.filter(({ name }) => name !== ZONE).flatMap((one) => componentLines(one, { isStrict: false }) ?? []),
    ...lines,
    'END:VCALENDAR',
  ])
}

const ZONE = 'VTIMEZONE'

/** Written by us, or dropped: a resource has no METHOD (RFC 4791 4.1). */
const OF_RESOURCE = new Set(['BEGIN', 'END', 'VERSION', 'PRODID', 'CALSCALE', 'METHOD'])

/** Whether a line of a calendar is kept with its event. */
export function isOfCalendar(text: string): boolean {
  const line = contentLineOf(text)
  return line !== null && !OF_RESOURCE.has(line.name)
}

/** The TZIDs in some lines, in alphabetical order. */
export function zonesIn(lines: readonly string[]): string[] {
  const zones = lines.map((text) => {
    const line = /;TZID=/i.test(text) ? contentLineOf(text) : null
    return line && parameterOf(line, 'TZID')
  })
  return [...new Set(zones)].filter((zone) => zone !== null).sort()
}

const definitionOf = (tzid: string, components: readonly ExtraComponent[]): string[] => {
  const defines = (text: string): boolean => {
    const line = contentLineOf(text)
    return line?.name === 'TZID' && line.value.trim() === tzid
  }
  const definition = components.findLast(({ name, lines }) => name === ZONE && lines.some(defines))
  return (definition && componentLines(definition, { isStrict: false })) ?? []
}
