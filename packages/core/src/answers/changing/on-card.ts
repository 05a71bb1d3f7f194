import { dayOfWall, MINUTES_A_DAY, parseDay, parseWall } from '../../date/index.ts'
import { idOf, idOfNew, type NewEvent, type ProposedChange } from '../../intents/proposed-change.ts'
import { occurrencesOf } from '../../recurrence/index.ts'
import type { DetailedItem } from '../answer-types.ts'

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

/** So far ahead the times of what comes back are looked for. */
const FAR = 3660

/** Whether something comes back for ever. */
export const isEndless = ({ recurrence }: Pick<NewEvent, 'recurrence'>): boolean =>
  recurrence !== null && !['UNTIL=', 'COUNT='].some((end) => recurrence.includes(end))

/** Each time of something new that comes back until some day; other items as they are. */
export function eachTime(items: readonly DetailedItem[], card: readonly ProposedChange[]): readonly DetailedItem[] {
  const series = new Map(card.map((change, place) => [idOf(change, place), change]))
  return items.flatMap((item) => {
    const change = series.get(item.id)
    const rrule = change?.action === 'create' ? change.recurrence : null
    if (change?.action !== 'create' || rrule === null || isEndless({ recurrence: rrule })) return [item]
    const { start, end, allDay } = change
    const times = { start, end, allDay, timezone: null, endTimezone: null }
    const repeated = { ...times, rrule, rdates: [], exdates: [], exceptions: [] }
    const { occurrences } = occurrencesOf(repeated, { first: item.first, last: item.first + FAR, zone: 'UTC' })
    return occurrences.map((one) => ({ ...item, ...timesOf(one) }))
  })
}

/** The events that a card would add, of some items. */
export const eventsOnCard = (
  items: readonly Pick<DetailedItem, 'id'>[],
  card: readonly ProposedChange[],
): readonly NewEvent[] => {
  const ids = new Set(items.map(({ id }) => id))
  return card.flatMap((change, place) => (change.action === 'create' && ids.has(idOfNew(place)) ? [change] : []))
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

type OfItem = Exclude<ProposedChange, NewEvent>

const isOfItem = (change: ProposedChange): change is OfItem => change.action !== 'create'

/** What becomes of a change that a card has, by those of the same event that come now: the same is said otherwise. */
function changedBy(one: ProposedChange, now: readonly OfItem[]): readonly ProposedChange[] {
  if (!isOfItem(one))
    return [
      now.reduce<NewEvent>((event, change) => (change.action === 'delete' ? event : changedNew(event, change)), one),
    ]
  const isGone = one.action === 'delete' || now.some(({ action }) => action === 'delete' || action === one.action)
  return isGone ? [] : [one]
}

/** A card with changes, in the order that it has: what they are about is changed, and the others stay where they are to. */
export function onWholeCard(
  changes: readonly ProposedChange[],
  card: readonly ProposedChange[],
  isRestKept: boolean,
): readonly ProposedChange[] {
  const ofItems = Map.groupBy(changes.filter(isOfItem), ({ itemId }) => itemId)
  const news = new Set(card.flatMap((one, place) => (isOfItem(one) ? [] : [idOfNew(place)])))
  const isOfNew = changes.some((change) => isOfItem(change) && news.has(change.itemId))
  const stays = card.flatMap((one, place) => {
    const now = ofItems.get(idOf(one, place))
    if (now) return changedBy(one, now)
    return isRestKept || (isOfNew && !isOfItem(one)) ? [one] : []
  })
  return [...stays, ...changes.filter((change) => !isOfItem(change) || !news.has(change.itemId))]
}

/** What of a card is about none of some items. */
export const besideOnCard = (ids: readonly string[], card: readonly ProposedChange[]): readonly ProposedChange[] =>
  card.filter((one, place) => !ids.includes(idOf(one, place)))
