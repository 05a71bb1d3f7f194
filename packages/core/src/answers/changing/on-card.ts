import { dayOfWall, MINUTES_A_DAY, parseDay, parseWall } from '../../date/index.ts'
import type { NewEvent, ProposedChange } from '../../intents/proposed-change.ts'
import type { DetailedItem } from '../answer-types.ts'

/** The id by which a card speaks of an event that it would add. */
export const idOfNew = (place: number): string => `${NEW}${String(place)}`

const NEW = 'new:'

/** Whether an id is that of an event that a card would add. */
export const isNewId = (id: string): boolean => id.startsWith(NEW)

/** From when to when, as an item has it. */
function timesOf({
  start,
  end,
}: Pick<NewEvent, 'start' | 'end'>): Pick<DetailedItem, 'first' | 'last' | 'start' | 'end'> {
  const [from, to] = [parseWall(start), parseWall(end)]
  if (from !== null && to !== null)
    return { first: dayOfWall(from), last: dayOfWall(Math.max(from, to - 1)), start: from, end: to }
  const [first, last] = [parseDay(start) ?? 0, parseDay(end) ?? 0]
  return { first, last, start: first * MINUTES_A_DAY, end: (last + 1) * MINUTES_A_DAY }
}

const itemOfNew = (event: NewEvent, id: string): DetailedItem => ({
  ...{ id, eventId: id, recurrenceId: null, calendarId: '', kind: 'event', status: 'confirmed' },
  ...{ isLoad: true, away: null, isRoutine: false },
  ...{ title: event.title, allDay: event.allDay, categoryId: event.categoryId, reminders: event.reminders },
  ...{ location: event.location ?? '', description: event.description ?? '', repeats: event.recurrence !== null },
  ...timesOf(event),
})

/** An item with a change of it. */
function changedItem(item: DetailedItem, change: ProposedChange): DetailedItem {
  switch (change.action) {
    case 'shift':
      return { ...item, ...timesOf(change) }
    case 'categorise':
      return { ...item, categoryId: change.categoryId }
    case 'remind':
      return { ...item, reminders: change.reminders }
    case 'describe':
      return { ...item, description: change.text }
    default:
      // What else a card would do is no matter of what may be said of it next.
      return item
  }
}

/** Items as they would be once a card is applied, with the events that it would add. */
export function asOnCard(items: readonly DetailedItem[], card: readonly ProposedChange[]): readonly DetailedItem[] {
  const changes = Map.groupBy(card, (change) => (change.action === 'create' ? '' : change.itemId))
  const added = card.flatMap((change, place) => (change.action === 'create' ? [itemOfNew(change, idOfNew(place))] : []))
  const changed = items.map((item) => (changes.get(item.id) ?? []).reduce(changedItem, item))
  return [...changed, ...added]
}

/** The events that a card would add, of some items. */
export const eventsOnCard = (
  items: readonly Pick<DetailedItem, 'id'>[],
  card: readonly ProposedChange[],
): readonly NewEvent[] => {
  const ids = new Set(items.map(({ id }) => id))
  return card.flatMap((change, place) => (change.action === 'create' && ids.has(idOfNew(place)) ? [change] : []))
}

/** What a card would do otherwise with the item of a change: it is moved, and now gets a reminder. */
const keptOf = (
  change: Exclude<ProposedChange, NewEvent>,
  card: readonly ProposedChange[],
): readonly ProposedChange[] =>
  change.action === 'delete'
    ? []
    : card.filter(
        (one) =>
          one.action !== 'create' &&
          one.action !== 'delete' &&
          one.action !== change.action &&
          one.itemId === change.itemId,
      )

/** A change of an event that a card would add is that event, otherwise. */
function onCard(change: ProposedChange, card: readonly ProposedChange[]): readonly ProposedChange[] {
  if (change.action === 'create') return [change]
  const event = card.find((one, place) => one.action === 'create' && idOfNew(place) === change.itemId)
  if (event?.action !== 'create') return [...keptOf(change, card), change]
  return change.action === 'delete' ? [] : [changedNew(event, change)]
}

/** A new event with a change of it. */
function changedNew(event: NewEvent, change: Exclude<ProposedChange, { action: 'create' | 'delete' }>): NewEvent {
  switch (change.action) {
    case 'shift':
      return { ...event, start: change.start, end: change.end, allDay: !change.start.includes('T') }
    case 'categorise':
      return { ...event, categoryId: change.categoryId }
    case 'rename':
      return { ...event, title: change.title }
    case 'remind':
      return { ...event, reminders: change.reminders }
    case 'place':
      return { ...event, location: change.text, reason: change.said }
    case 'describe':
      return { ...event, description: change.text, reason: change.said }
  }
}

/** Changes as a card has them: with what else it would add, where one of them is about an event that it would. */
export function onWholeCard(
  changes: readonly ProposedChange[],
  card: readonly ProposedChange[],
): readonly ProposedChange[] {
  const ids = new Set(changes.flatMap((change) => (change.action === 'create' ? [] : [change.itemId])))
  const isOfNew = [...ids].some(isNewId)
  const others = card.filter((change, place) => isOfNew && change.action === 'create' && !ids.has(idOfNew(place)))
  return [...others, ...changes.flatMap((change) => onCard(change, card))]
}
