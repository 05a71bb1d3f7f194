import { daysLater } from '../../date/index.ts'
import type { YearItem } from '../item.ts'
import type { OccurrenceContent, YearEvent, YearOccurrence } from '../year-items.ts'
import type { Shift } from './shift.ts'

/** Which occurrences are meant: all, or for a series one, or one and all that follow. */
export interface EventPart {
  readonly eventId: string
  /** Original start of the occurrence; null for an event that does not repeat. */
  readonly recurrenceId: string | null
  readonly scope: 'this' | 'following' | 'all'
}

/** An action on several events. */
export type Arranging =
  | ({ readonly kind: 'shift' } & Shift)
  | { readonly kind: 'category'; readonly categoryId: string | null }
  | { readonly kind: 'delete' }

/** An action that makes new events: known only when the server has made them. */
export type Dividing =
  | { readonly kind: 'copy'; readonly days: number }
  /** Leaves so many days in the event; a series is parted before the occurrence, with 0. */
  | { readonly kind: 'split'; readonly days: number }

/** Items of a year with an action on them. A copied occurrence becomes a separate event. */
export interface Arrangement {
  readonly items: readonly YearItem[]
  readonly action: Arranging | Dividing
}

/** An event with the fields of one exception applied. */
export interface ArrangeableEvent extends YearEvent {
  readonly description: string
  readonly location: string
  readonly url: string
  /** Its own times; for a series those of the first occurrence. */
  readonly start: string
  readonly end: string
}

/**
 * The events of a year after an action, until the server answers. Untouched events stay the same objects. Occurrences
 * of a series beyond the year are unknown here; the answer brings them.
 */
export function arrangeEvents<Known extends ArrangeableEvent>(
  events: readonly Known[],
  parts: readonly EventPart[],
  arranging: Arranging,
): Known[] {
  const partsOf = Map.groupBy(parts, ({ eventId }) => eventId)
  return events.flatMap((event) => {
    const meant = partsOf.get(event._id)
    if (!meant) return [event]
    const isWhole = meant.some(({ recurrenceId, scope }) => recurrenceId === null || scope === 'all')
    if (isWhole) return arrangedWhole(event, arranging)
    const occurrences = event.occurrences.flatMap((occurrence) =>
      meant.some((part) => isMeant(occurrence, part)) ? arranged(event, occurrence, arranging) : [occurrence],
    )
    return [{ ...event, occurrences }]
  })
}

function arrangedWhole<Known extends ArrangeableEvent>(event: Known, arranging: Arranging): Known[] {
  switch (arranging.kind) {
    case 'delete':
      return []
    case 'category':
      return [{ ...event, categoryId: arranging.categoryId }]
    case 'shift':
      return [
        {
          ...event,
          ...shiftedTimes(event, arranging),
          occurrences: event.occurrences.map((occurrence) => ({
            ...occurrence,
            ...shiftedTimes(occurrence, arranging),
          })),
        },
      ]
  }
}

function isMeant({ recurrenceId }: YearOccurrence, part: EventPart): boolean {
  if (recurrenceId === undefined || part.recurrenceId === null) return false
  return part.scope === 'following' ? recurrenceId >= part.recurrenceId : recurrenceId === part.recurrenceId
}

function arranged(event: ArrangeableEvent, occurrence: YearOccurrence, arranging: Arranging): YearOccurrence[] {
  switch (arranging.kind) {
    case 'delete':
      return []
    case 'shift':
      return [{ ...occurrence, ...shiftedTimes(occurrence, arranging) }]
    case 'category':
      return [{ ...occurrence, changed: { ...contentOf(event, occurrence), categoryId: arranging.categoryId } }]
  }
}

/** An exception's fields: of its event only the part that the year needs. */
type WholeContent = OccurrenceContent & Pick<ArrangeableEvent, 'description' | 'location' | 'url'>

/** An occurrence's fields: its exception's, if there is one. */
function contentOf(event: ArrangeableEvent, { changed }: YearOccurrence): OccurrenceContent | WholeContent {
  if (changed) return changed
  const { title, description, location, url, kind, status, busy, away, allDay, categoryId } = event
  return { title, description, location, url, kind, status, busy, away, allDay, categoryId }
}

const shiftedTimes = ({ start, end }: { start: string; end: string }, { startDays, endDays }: Shift) => ({
  start: daysLater(start, startDays),
  end: daysLater(end, endDays),
})
