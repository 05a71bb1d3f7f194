import type { ContentLine } from './content-line.ts'
import type { ExtraComponent } from './ics-event.ts'
import type { WarningReason } from './ics-note.ts'

/** A component of a file before anybody understands it: its own lines, and those of the components inside it. */
export interface RawComponent {
  /** In upper case. */
  readonly name: string
  readonly lines: readonly ContentLine[]
  readonly children: readonly ExtraComponent[]
  /** What was wrong with the lines between BEGIN and END. */
  readonly faults: readonly WarningReason[]
}

/** One VCALENDAR: its own lines and its components. */
export interface RawCalendar {
  readonly lines: readonly ContentLine[]
  readonly components: readonly RawComponent[]
}

export interface RawFile {
  readonly calendars: readonly RawCalendar[]
  /** Faults that belong to no component. */
  readonly faults: readonly WarningReason[]
}

const REPEATING = new Set(['RRULE', 'RDATE'])

/** Whether a component says that it repeats. */
export const isRepeating = ({ lines }: RawComponent): boolean => lines.some(({ name }) => REPEATING.has(name))

/** Whether it does, or is a changed occurrence of one that does. */
export const isOfSeries = (component: RawComponent): boolean =>
  isRepeating(component) || component.lines.some(({ name }) => name === 'RECURRENCE-ID')
