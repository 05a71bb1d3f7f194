import type { Exception } from '@dodici/core/event'
import type { ComponentExtra, IcsEvent, IcsExtra } from '@dodici/core/ics'
import type { EventColumns, ExceptionColumns } from '#server/db/schema.ts'
import { repetitionColumns, timeColumns, withDerived } from '#server/features/events/event-columns.service.ts'
import { exceptionOf, textsOf, timesOf } from '#server/features/events/event-record.service.ts'

/** An event of a file in the form in which it is stored, but for what only the database knows. */
export interface FileEvent {
  readonly event: Omit<EventColumns, 'calendar_id' | 'category_id' | 'created_at' | 'split_from'>
  readonly exceptions: readonly ExceptionColumns[]
  /** Name of its category; null where the file names none. */
  readonly category: string | null
}

const NO_EXTRA: ComponentExtra = { properties: [], parameters: {}, components: [] }

const contentColumns = (content: IcsEvent['content']) => ({
  title: content.title,
  description: content.description,
  location: content.location,
  url: content.url,
  kind: content.kind,
  status: content.status,
  busy: content.busy ? 1 : 0,
})

/** Brings an event of a file into the form of the tables. The first of its categories is the one that it gets. */
export function contentOfIcs(ics: IcsEvent): FileEvent {
  const { exceptions: exceptionExtras, ...extra } = ics.extra ?? { ...NO_EXTRA, detached: null, exceptions: {} }
  const exceptions = ics.exceptions
    .map((exception) => exceptionColumns(exception, exceptionExtras))
    .sort((one, other) => (one.recurrence_id < other.recurrence_id ? -1 : 1))
  const columns = {
    ...contentColumns(ics.content),
    ...timeColumns(ics.times),
    ...repetitionColumns({ ...ics.repetition, rrule: ics.repetition.rrule }),
    uid: ics.uid,
    ics_sequence: ics.sequence,
    ics_extra: keptText(extra, ics),
    reminders: JSON.stringify(ics.reminders),
  }
  return { event: withDerived(columns, exceptions), exceptions, category: ics.categories[0] ?? null }
}

/** What is kept as it is: the parts that nobody here understands, and all categories but the first. */
function keptText(extra: Omit<IcsExtra, 'exceptions'>, ics: IcsEvent): string | null {
  const kept: KeptExtra = { ...extra, categories: ics.categories.slice(1) }
  return ics.extra === null && kept.categories.length === 0 ? null : JSON.stringify(kept)
}

const exceptionColumns = (exception: Exception, extras: IcsExtra['exceptions']): ExceptionColumns => {
  const extra = extras[exception.recurrenceId]
  return {
    recurrence_id: exception.recurrenceId,
    ...contentColumns(exception),
    ...timeColumns(exception),
    category_id: null,
    ics_extra: extra === undefined ? null : JSON.stringify(extra),
  }
}

/** What an export writes of a stored event: the reverse of `contentOfIcs`. */
export interface StoredForFile {
  readonly event: EventColumns
  readonly exceptions: readonly ExceptionColumns[]
  readonly category: string | null
}

export function icsOfContent({ event, exceptions, category }: StoredForFile): IcsEvent {
  const kept = event.ics_extra === null ? null : (JSON.parse(event.ics_extra) as KeptExtra)
  return {
    uid: event.uid,
    sequence: event.ics_sequence,
    content: textsOf(event),
    times: timesOf(event),
    repetition: {
      rrule: event.rrule,
      rdates: JSON.parse(event.rdates) as string[],
      exdates: JSON.parse(event.exdates) as string[],
    },
    exceptions: exceptions.map(exceptionOf),
    categories: [...(category === null ? [] : [category]), ...(kept?.categories ?? [])],
    reminders: JSON.parse(event.reminders) as IcsEvent['reminders'],
    extra: extraOf(kept, exceptions),
  }
}

type KeptExtra = Omit<IcsExtra, 'exceptions'> & { readonly categories: readonly string[] }

function extraOf(kept: KeptExtra | null, exceptions: readonly ExceptionColumns[]): IcsExtra | null {
  const own = exceptions.flatMap((row) =>
    row.ics_extra === null ? [] : [[row.recurrence_id, JSON.parse(row.ics_extra) as ComponentExtra] as const],
  )
  const { properties, parameters, components, detached } = kept ?? { ...NO_EXTRA, detached: null }
  const parts = [...properties, ...Object.keys(parameters), ...components, ...own]
  if (parts.length === 0 && detached === null) return null
  return { properties, parameters, components, detached, exceptions: Object.fromEntries(own) }
}
