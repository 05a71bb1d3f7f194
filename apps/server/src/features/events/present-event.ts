import type { ProposedChange, Event, OccurrenceContent, ProposalItem } from '@dodici/contract/types'
import { eventOf, isSeries, viewpointAround, type EventRecord } from './event-record.ts'
import { partOf } from './event-target.ts'
import type { Actor } from '#server/actor.ts'

/** The present state of an event or occurrence, in the person's time zone. */
export interface PresentEvent {
  readonly record: EventRecord
  /** The occurrence; null for the whole event. */
  readonly occurrence: string | null
  readonly texts: OccurrenceContent
  readonly start: string
  readonly end: string
  readonly event: Event
}

type ChangeOfEvent = Extract<ProposedChange, { action: 'update' | 'delete' }>

const NO_GOALS: ReadonlySet<string> = new Set()

/**
 * The present state of a change's target. `categoryIds` are the person's own, as events show no others; cards do not
 * show goals.
 * @throws AppError `not_found` for an occurrence that the series does not have
 */
export function presentEvent(
  categoryIds: ReadonlySet<string>,
  actor: Pick<Actor, 'timezone'>,
  { record, named }: { record: EventRecord; named: Pick<ChangeOfEvent, 'occurrence'> },
): PresentEvent {
  const wanted = isSeries(record.row) ? (named.occurrence ?? null) : null
  const part = wanted === null ? null : partOf(record, { scope: 'this', occurrence: wanted })
  const recurrenceId = part?.recurrenceId ?? null
  const ids = { categoryIds, goalIds: NO_GOALS }
  const viewpoint = viewpointAround(ids, actor, { record, recurrenceId: recurrenceId ?? record.row.start_at })
  const event = eventOf(record, viewpoint)
  return { record, occurrence: recurrenceId, ...saidAt(event, recurrenceId), event }
}

/** The text at an occurrence; of the whole event, at its first one. */
function saidAt(event: Event, recurrenceId: string | null): Pick<PresentEvent, 'texts' | 'start' | 'end'> {
  const found = event.occurrences.find((one) => recurrenceId === null || one.recurrenceId === recurrenceId)
  const { start, end } = found ?? event
  return { start, end, texts: recurrenceId === null ? event : (found?.changed ?? event) }
}

/** The part of an item that describes the present state. */
export const saidBefore = ({ texts, start, end }: PresentEvent): NonNullable<ProposalItem['before']> => ({
  title: texts.title,
  start,
  end,
  allDay: texts.allDay,
  categoryId: texts.categoryId,
})
