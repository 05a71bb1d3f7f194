import {
  calendarDataOf,
  matchesFilter,
  type CalendarData,
  type CalendarDataRequest,
  type CompFilter,
} from '@dodici/core/dav'
import {
  decodeIcs,
  readObject,
  readResource,
  writeResource,
  type Precondition,
  type ResourceForm,
} from '@dodici/core/ics'
import type { PersonalClock } from '@dodici/core/reminders'
import { newSteps } from '#server/steps-of-request.ts'
import { contentsOfIcs, icsOfContent, type FileEvent, type StoredForFile } from './ics-content.ts'

/** Work on one CalDAV resource: milliseconds for most, a second for one with thousands of changed occurrences. */
interface Tasks {
  /** Reads what a program sends. */
  readonly read: { readonly bytes: Uint8Array; readonly clock: PersonalClock }
  /** Writes an event. */
  readonly write: { readonly stored: StoredForFile; readonly form: ResourceForm }
  /** Takes out of a body what a report asks for. */
  readonly part: { readonly body: string; readonly request: CalendarDataRequest; readonly zone: string }
  /** Looks whether a body is what a query is for. */
  readonly match: { readonly body: string; readonly filter: CompFilter; readonly zone: string }
}

interface Results {
  readonly read: { readonly event: FileEvent } | { readonly precondition: Precondition }
  readonly write: string
  readonly part: CalendarData
  readonly match: boolean
}

export type ResourceAct = keyof Tasks

export type ResourceTask<Act extends ResourceAct = ResourceAct> = {
  readonly [Each in Act]: { readonly act: Each } & Tasks[Each]
}[Act]

export type ResourceResult<Act extends ResourceAct> = Results[Act]

const answers: { readonly [Act in ResourceAct]: (task: Tasks[Act]) => Results[Act] } = {
  read: ({ bytes, clock }) => {
    const decoded = decodeIcs(bytes)
    if ('error' in decoded) return { precondition: 'valid-calendar-data' }
    const reading = readResource(decoded.text, { defaultZone: clock.zone, allDayAt: clock.allDayAt })
    if ('precondition' in reading) return reading
    const [event] = contentsOfIcs([reading.event], newSteps()) ?? []
    return event === undefined ? { precondition: 'max-instances' } : { event }
  },
  write: ({ stored, form }) => writeResource(icsOfContent(stored), form),
  part: ({ body, request, zone }) => calendarDataOf(body, request, zone),
  match: ({ body, filter, zone }) => {
    const object = readObject(body, zone)
    return object !== null && matchesFilter(object, filter, zone)
  },
}

/** Does it here and now. */
export const answerResourceTask = <Act extends ResourceAct>(task: ResourceTask<Act>): ResourceResult<Act> =>
  // Each task goes to the answer of its own act, which the types of both do not say together.
  (answers[task.act] as (task: ResourceTask<Act>) => ResourceResult<Act>)(task)
