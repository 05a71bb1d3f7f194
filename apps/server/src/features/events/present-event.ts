import type { ChangeDraft, Event, OccurrenceContent, ProposalItem } from '@dodici/contract/types'
import { eventOf, isSeries, sightAround, type EventRecord } from './event-record.ts'
import { partOf } from './event-target.ts'
import type { Actor } from '#server/actor.ts'

/** What an event, or one of its occurrences, says now, on the person's own wall. */
export interface PresentEvent {
  readonly record: EventRecord
  /** Names the occurrence that is meant; null for the whole of an event. */
  readonly occurrence: string | null
  readonly texts: OccurrenceContent
  readonly start: string
  readonly end: string
  readonly event: Event
}

type Named = Extract<ChangeDraft, { action: 'update' | 'delete' }>

const NO_GOALS: ReadonlySet<string> = new Set()

/**
 * What a change is about, as it is now. `categoryIds` are the person's own, as events show no other; of goals a card says
 * nothing.
 * @throws AppError `not_found` for an occurrence that the series does not have
 */
export function presentEvent(
  categoryIds: ReadonlySet<string>,
  actor: Pick<Actor, 'timezone'>,
  { record, named }: { record: EventRecord; named: Pick<Named, 'occurrence'> },
): PresentEvent {
  const wanted = isSeries(record.row) ? (named.occurrence ?? null) : null
  const part = wanted === null ? null : partOf(record, { scope: 'this', occurrence: wanted })
  const recurrenceId = part?.recurrenceId ?? null
  const ids = { categoryIds, goalIds: NO_GOALS }
  const sight = sightAround(ids, actor, { record, recurrenceId: recurrenceId ?? record.row.start_at })
  const event = eventOf(record, sight)
  return { record, occurrence: recurrenceId, ...saidAt(event, recurrenceId), event }
}

/** What is said at an occurrence; of the whole of an event, where it is first. */
function saidAt(event: Event, recurrenceId: string | null): Pick<PresentEvent, 'texts' | 'start' | 'end'> {
  const found = event.occurrences.find((one) => recurrenceId === null || one.recurrenceId === recurrenceId)
  const { start, end } = found ?? event
  return { start, end, texts: recurrenceId === null ? event : (found?.changed ?? event) }
}

/** What of an item says what there is now. */
export const saidBefore = ({ texts, start, end }: PresentEvent): NonNullable<ProposalItem['before']> => ({
  title: texts.title,
  start,
  end,
  allDay: texts.allDay,
  categoryId: texts.categoryId,
})
