import type { ContentLine } from './content-line.ts'
import type { ExtraComponent } from './ics-event.ts'
import type { WarningReason } from './ics-note.ts'

/** An uninterpreted component: its own lines and its nested components. */
export interface RawComponent {
  /** In upper case. */
  readonly name: string
  readonly lines: readonly ContentLine[]
  readonly children: readonly ExtraComponent[]
  /** Faults in the lines between BEGIN and END. */
  readonly faults: readonly WarningReason[]
}

/** One VCALENDAR: its own lines and its components. */
export interface RawCalendar {
  readonly lines: readonly ContentLine[]
  readonly components: readonly RawComponent[]
}

export interface RawFile {
  readonly calendars: readonly RawCalendar[]
  /** Faults outside any component. */
  readonly faults: readonly WarningReason[]
}

const REPEATING = new Set(['RRULE', 'RDATE'])

/** Whether a component has a repetition. */
export const isRepeating = ({ lines }: RawComponent): boolean => lines.some(({ name }) => REPEATING.has(name))

/** Whether it has one, or is an exception of one that does. */
export const isOfSeries = (component: RawComponent): boolean =>
  isRepeating(component) || component.lines.some(({ name }) => name === 'RECURRENCE-ID')
