export { cutText } from './content.ts'
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
  WrittenPart,
} from './ics-event.ts'
export type { IcsWarning, SkippedComponent, SkipReason, WarningReason } from './ics-note.ts'
export { publishedEvents } from './published-event.ts'
export type { PublishedDetail, PublishedPart, Publishing } from './published-event.ts'
export { readIcs } from './read.ts'
export type { IcsReading, IcsRefusal, ReadOptions } from './read.ts'
export { readResource } from './read-resource.ts'
export type { IcsResource, Precondition, ResourceOptions, ResourceRefusal } from './read-resource.ts'
export { writeIcs } from './write.ts'
export type { WriteInput } from './write.ts'
export { contentLineOf, parameterOf, parametersOf } from './content-line.ts'
export type { ContentLine } from './content-line.ts'
export { readDuration, unescapeText } from './ical-js.ts'
export type { IcsDuration } from './ical-js.ts'
export { isTimezone, readObject, zoneOfTimezone } from './ics-object.ts'
export type { IcsObject, TimedComponent } from './ics-object.ts'
export type { Moment } from './moment.ts'
export type { RawComponent } from './raw-file.ts'
export { dateLine, foldLines } from './write-line.ts'
export { FORMAT_VERSION, writeResource } from './write-resource.ts'
export type { ResourceForm } from './write-resource.ts'
