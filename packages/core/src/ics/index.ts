export { contentLineOf, parameterOf, parametersOf } from './content-line.ts'
export type { ContentLine } from './content-line.ts'
export { readDuration, unescapeText } from './ical-js.ts'
export type { IcsDuration } from './ical-js.ts'
export { readObject, zoneOfTimezone } from './ics-object.ts'
export type { IcsObject, TimedComponent } from './ics-object.ts'
export type { Moment } from './moment.ts'
export type { RawComponent } from './raw-file.ts'
export { dateLine, foldLine } from './write-line.ts'
export { decodeIcs } from './decode.ts'
export type { DecodedIcs, DecodeWarning } from './decode.ts'
export type {
  ComponentExtra,
  ExtraComponent,
  IcsCalendar,
  IcsEvent,
  IcsException,
  IcsExtra,
  IcsReminder,
} from './ics-event.ts'
export type { IcsWarning, SkippedComponent, SkipReason, WarningReason } from './ics-note.ts'
export { readIcs } from './read.ts'
export type { IcsReading, IcsRefusal, ReadOptions } from './read.ts'
export { writeIcs } from './write.ts'
export type { WriteInput } from './write.ts'
