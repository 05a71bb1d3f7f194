import { parseDay } from '../date/index.ts'
import type { RawComponent } from './raw-file.ts'

const UTC = /^(\d{4})(\d{2})(\d{2})T([01]\d|2[0-3])([0-5]\d)([0-5]\d)Z$/i
const ISO = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(?:\.\d+)?Z$/

/** For a component that does not say when it changed. */
const UNKNOWN = '1970-01-01T00:00:00Z'

/** The instant of a property, such as `2026-03-01T09:30:00Z`. Null if it is missing or no time in UTC. */
export function instantIn(component: RawComponent, name: string): string | null {
  const line = component.lines.find((one) => one.name === name)
  const [, year = '', month = '', date = '', ...time] = UTC.exec(line?.value.trim() ?? '') ?? []
  const day = `${year}-${month}-${date}`
  return parseDay(day) === null ? null : `${day}T${time.join(':')}Z`
}

/** When a component last changed, as far as it says. */
export const changedAtOf = (component: RawComponent): string =>
  instantIn(component, 'LAST-MODIFIED') ?? instantIn(component, 'DTSTAMP') ?? UNKNOWN

/** An ISO instant in UTC as a property's value, without fractions of seconds. Throws a RangeError for other text. */
export function instantValue(instant: string): string {
  if (!ISO.test(instant)) throw new RangeError(`no instant in UTC: ${instant}`)
  return `${instant.slice(0, 19).replace(/[-:]/g, '')}Z`
}

/** The line that says when an event was made. */
export const createdLine = (createdAt: string | null): string[] =>
  createdAt === null ? [] : [`CREATED:${instantValue(createdAt)}`]
