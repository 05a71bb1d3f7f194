import {
  readIcs,
  readResource,
  writeIcs,
  type IcsEvent,
  type IcsReading,
  type IcsResource,
  type ResourceForm,
} from '../ics/index.ts'

/** The lines of a VEVENT with these lines in it. A UID and a start are added where the lines say none. */
export function vevent(...lines: readonly string[]): string[] {
  const has = (name: string) => lines.some((line) => line.startsWith(name))
  const uid = has('UID') ? [] : ['UID:one@test']
  const start = has('DTSTART') ? [] : ['DTSTART:20260310T090000']
  return ['BEGIN:VEVENT', ...uid, ...start, ...lines, 'END:VEVENT']
}

/** The text of a calendar file with these lines in its VCALENDAR. */
export const vcalendar = (lines: readonly string[], newline = '\r\n'): string =>
  ['BEGIN:VCALENDAR', 'VERSION:2.0', ...lines, 'END:VCALENDAR', ''].join(newline)

/** Reads a file for a person in Rome; fails the test where the file is refused. */
export function read(text: string): IcsReading {
  const reading = readIcs(text, { defaultZone: 'Europe/Rome' })
  if ('error' in reading) throw new Error(`refused: ${reading.error}`)
  return reading
}

/** The only event of a calendar that holds these lines. */
export function readOne(...lines: readonly string[]): IcsEvent {
  const { events } = read(vcalendar(lines))
  const [event] = events
  if (!event || events.length > 1) throw new Error(`${events.length} events`)
  return event
}

/** Reasons of the warnings of a calendar that holds these lines, in their order. */
export const warningsOf = (...lines: readonly string[]): string[] =>
  read(vcalendar(lines)).warnings.map((warning) => warning.reason)

/** An event of nothing but what is given. */
export const anIcsEvent = (rest: Partial<IcsEvent> = {}): IcsEvent => ({
  uid: 'one@test',
  sequence: 0,
  createdAt: null,
  changedAt: '2026-03-01T09:30:00Z',
  content: {
    ...{ title: 'Dinner', description: '', location: '', url: '' },
    ...{ kind: 'event', status: 'confirmed', busy: true, away: null },
  },
  times: { allDay: true, start: '2026-03-10', end: '2026-03-10', timezone: null, endTimezone: null },
  repetition: { rrule: null, rdates: [], exdates: [] },
  exceptions: [],
  categories: [],
  reminders: [],
  extra: null,
  ...rest,
})

/** The file that an export of these events writes. */
export const exported = (...events: readonly IcsEvent[]): string =>
  writeIcs({
    calendar: { name: 'Family', description: '', color: null },
    events,
    productId: '-//Dodici//EN',
  })

/** The lines of a file, unfolded. */
export const linesOf = (file: string): string[] => file.replaceAll('\r\n ', '').split('\r\n')

/** Reads a resource for a person in Rome; fails the test where it is refused. */
export function resourceOf(text: string, form: ResourceForm = {}): IcsResource {
  const resource = readResource(text, { defaultZone: 'Europe/Rome', ...form })
  if ('precondition' in resource) throw new Error(`refused: ${resource.precondition}`)
  return resource
}
