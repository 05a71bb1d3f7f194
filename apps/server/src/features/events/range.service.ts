import { RANGE_DAYS_MAX } from '@dodici/contract/limits'
import type { Event, EventPage, Occurrence } from '@dodici/contract/types'
import { knownDay } from '@dodici/core/date'
import type { Access } from '#server/actor.ts'
import { invalidInput } from '#server/errors.ts'
import { inTurns } from '#server/event-loop-turns.ts'
import { eventsOfYear, type YearQuery, type YearSource } from './events.service.ts'

/** Of one page: what is more would take long to write. */
const OCCURRENCES_A_PAGE = 5_000

interface RangeQuery extends Omit<YearQuery, 'year'> {
  readonly from: string
  readonly to: string
  readonly limit: number
  readonly after?: string | undefined
}

/**
 * A page of the events that touch some days, by id. They come from the years that are remembered anyway, of which there
 * are two at most.
 * @throws AppError `invalid_input` for days that are too many or the wrong way round
 */
export async function eventsInRange(source: YearSource, access: Access, query: RangeQuery): Promise<EventPage> {
  const { from, to, limit, after = '', ...filters } = query
  const days = knownDay(to) - knownDay(from) + 1
  if (days < 1) throw invalidInput('to', 'must not be before `from`')
  if (days > RANGE_DAYS_MAX) throw invalidInput('to', `must be at most ${String(RANGE_DAYS_MAX)} days after \`from\``)
  const byId = new Map<string, Event>()
  for (const year of new Set([from, to].map((text) => Number(text.slice(0, 4))))) {
    const { events } = await eventsOfYear(source, access, { ...filters, year })
    await inTurns(events, (event) => {
      const occurrences = event.occurrences.filter((occurrence) => touches(occurrence, from, to))
      if (occurrences.length > 0 && event._id > after)
        byId.set(event._id, joined(byId.get(event._id), event, occurrences))
    })
  }
  return { ...pageOf([...byId.values()], limit), sequence: access.sequence }
}

/** Texts of times sort as their days and times do. Who ends at midnight does not touch the day that begins then. */
function touches({ start, end }: Occurrence, from: string, to: string): boolean {
  if (start.slice(0, 10) > to) return false
  return end.length === 10 || start === end ? end.slice(0, 10) >= from : end > `${from}T00:00`
}

/** An event with its occurrences of two years, of which one may be in both. */
function joined(known: Event | undefined, event: Event, occurrences: readonly Occurrence[]): Event {
  const before = known?.occurrences ?? []
  const isKnown = ({ start, recurrenceId }: Occurrence): boolean =>
    before.some((other) => other.start === start && other.recurrenceId === recurrenceId)
  const further = before.length === 0 ? occurrences : occurrences.filter((occurrence) => !isKnown(occurrence))
  return { ...event, occurrences: [...before, ...further] }
}

function pageOf(all: readonly Event[], limit: number): Pick<EventPage, 'events' | 'next'> {
  const inOrder = all.toSorted((one, other) => (one._id < other._id ? -1 : 1))
  const events: Event[] = []
  let room = OCCURRENCES_A_PAGE
  for (const event of inOrder) {
    if (events.length === limit || (events.length > 0 && event.occurrences.length > room)) break
    events.push(event)
    room -= event.occurrences.length
  }
  return { events, next: events.length < inOrder.length ? (events.at(-1)?._id ?? null) : null }
}
