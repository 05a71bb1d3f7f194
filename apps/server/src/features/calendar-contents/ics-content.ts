import type { ComponentExtra, IcsEvent, IcsException, IcsExtra } from '@dodici/core/ics'
import type { EventColumns, ExceptionColumns } from '#server/db/schema.ts'
import { repetitionColumns, textColumns, timeColumns, withDerived } from '#server/features/events/event-columns.ts'
import { spending, type RequestSteps } from '#server/steps-of-request.ts'
import { exceptionOf, textsOf, timesOf } from '#server/features/events/event-record.ts'

/** An imported event in its stored form, without what only the database knows. */
export interface FileEvent {
  readonly event: Omit<EventColumns, 'calendar_id' | 'category_id' | 'created_at' | 'split_from' | 'goal_id'>
  readonly exceptions: readonly FileException[]
  /** Its category's name; null without one. */
  readonly category: string | null
  /** When it was made, as far as the file says. */
  readonly createdAt: string | null
}

/** An exception with its category's name. */
export type FileException = Omit<ExceptionColumns, 'category_id'> & Pick<FileEvent, 'category'>

const NO_EXTRA: ComponentExtra = { properties: [], parameters: {}, components: [] }

/** Converts imported events; null if that takes too many steps. */
export function contentsOfIcs(events: readonly IcsEvent[], steps: RequestSteps): FileEvent[] | null {
  const contents: FileEvent[] = []
  for (const event of events) {
    if (steps.left <= 0) return null
    contents.push(spending(steps, () => contentOfIcs(event)))
  }
  return contents
}

/** Converts one imported event. It gets the first of its categories. */
function contentOfIcs(ics: IcsEvent): FileEvent {
  const { exceptions: exceptionExtras, ...extra } = ics.extra ?? { ...NO_EXTRA, detached: null, exceptions: {} }
  const exceptions = ics.exceptions
    .map((exception) => exceptionColumns(exception, exceptionExtras))
    .sort((one, other) => (one.recurrence_id < other.recurrence_id ? -1 : 1))
  const columns = {
    ...textColumns(ics.content),
    ...timeColumns(ics.times),
    ...repetitionColumns({ ...ics.repetition, rrule: ics.repetition.rrule }),
    uid: ics.uid,
    ics_sequence: ics.sequence,
    ics_extra: keptText(extra, ics),
    reminders: JSON.stringify(ics.reminders),
  }
  const rows = exceptions.map((exception) => ({ ...exception, category_id: null }))
  return {
    event: withDerived(columns, rows),
    exceptions,
    category: ics.categories[0] ?? null,
    createdAt: storedInstant(ics),
  }
}

const storedInstant = ({ createdAt }: IcsEvent): string | null =>
  createdAt === null ? null : new Date(createdAt).toISOString()

/** What is stored as it is: unknown properties, and all categories but the first. */
function keptText(extra: Omit<IcsExtra, 'exceptions'>, ics: IcsEvent): string | null {
  const kept: KeptExtra = { ...extra, categories: ics.categories.slice(1) }
  return ics.extra === null && kept.categories.length === 0 ? null : JSON.stringify(kept)
}

const exceptionColumns = (exception: IcsException, extras: IcsExtra['exceptions']): FileException => {
  const extra = extras[exception.recurrenceId]
  const [category = null, ...categories] = exception.categories
  const kept: KeptOfException = { ...(extra ?? NO_EXTRA), categories }
  return {
    recurrence_id: exception.recurrenceId,
    ...textColumns(exception),
    ...timeColumns(exception),
    category,
    ics_extra: extra === undefined && categories.length === 0 ? null : JSON.stringify(kept),
  }
}

/** The reverse of `contentOfIcs`: what an export writes for a stored event. */
export interface StoredForFile {
  readonly event: EventColumns
  readonly exceptions: readonly (ExceptionColumns & Pick<FileException, 'category'>)[]
  readonly category: string | null
  /** When it, its exceptions or their categories last changed. */
  readonly changedAt: string
}

export function icsOfContent({ event, exceptions, category, changedAt }: StoredForFile): IcsEvent {
  const kept = event.ics_extra === null ? null : (JSON.parse(event.ics_extra) as KeptExtra)
  const own = new Map(exceptions.map((row) => [row.recurrence_id, keptOf(row)]))
  return {
    uid: event.uid,
    sequence: event.ics_sequence,
    createdAt: event.created_at,
    changedAt,
    content: textsOf(event),
    times: timesOf(event),
    repetition: {
      rrule: event.rrule,
      rdates: JSON.parse(event.rdates) as string[],
      exdates: JSON.parse(event.exdates) as string[],
    },
    exceptions: exceptions.map((row) => ({
      ...exceptionOf(row),
      categories: namesOf(row.category, own.get(row.recurrence_id)),
    })),
    categories: namesOf(category, kept),
    reminders: JSON.parse(event.reminders) as IcsEvent['reminders'],
    extra: extraOf(kept, own),
  }
}

type KeptExtra = Omit<IcsExtra, 'exceptions'> & { readonly categories: readonly string[] }
/** Without categories if it was stored before exceptions had any. */
type KeptOfException = ComponentExtra & { readonly categories?: readonly string[] }

const keptOf = ({ ics_extra }: ExceptionColumns): KeptOfException | null =>
  ics_extra === null ? null : (JSON.parse(ics_extra) as KeptOfException)

const namesOf = (first: string | null, kept: Pick<KeptOfException, 'categories'> | null | undefined): string[] => [
  ...(first === null ? [] : [first]),
  ...(kept?.categories ?? []),
]

function extraOf(kept: KeptExtra | null, exceptions: ReadonlyMap<string, KeptOfException | null>): IcsExtra | null {
  const own = [...exceptions].flatMap(([name, extra]) => (extra === null ? [] : [[name, partsOf(extra)] as const]))
  if (kept === null && own.length === 0) return null
  const ofEvent = kept === null ? { ...NO_EXTRA, detached: null } : partsOf(kept)
  return { ...ofEvent, exceptions: Object.fromEntries(own) }
}

/** A kept extra without the categories, which are no part of it. */
const partsOf = <Kept extends KeptOfException>({ categories: _names, ...parts }: Kept): Omit<Kept, 'categories'> =>
  parts
