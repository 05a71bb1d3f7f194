import { COUNTED_YEARS_MAX } from '@dodici/contract/limits'
import type { Counted } from '@dodici/contract/types'
import type { Answer, DetailedItem } from '@dodici/core/answers'
import { dayOfWall, formatDay, parseWall, yearOf, yearSpan } from '@dodici/core/date'
import type { QuestionSurroundings, ReadQuestion } from '@dodici/core/intents'
import { countsIn, measureLoad, type DaySpan } from '@dodici/core/load'

/** Kinds of questions whose answers say how much there is. */
const COUNTING: ReadonlySet<Answer['kind']> = new Set(['count', 'hours', 'find', 'agenda', 'categories'])

/** As many ids as an address holds. */
const EVENTS_MAX = 100

interface Asked {
  readonly question: ReadQuestion
  readonly items: readonly DetailedItem[]
  readonly surroundings: QuestionSurroundings
}

/** Days and what in them is listed. */
interface Candidate extends DaySpan {
  readonly categoryId: string | null
  readonly eventIds: ReadonlySet<string> | null
}

/**
 * What an answer counted, in the terms in which the page lists it. Null where the answer does not say how many events or
 * days that is, where it names all of them, and where no such list holds exactly the same, as where only some
 * occurrences of a series are meant.
 */
export function countedBy(answer: Answer, { question, items, surroundings }: Asked): Counted | null {
  if (!COUNTING.has(answer.kind)) return null
  const wanted = wantedItems(answer, question, items)
  const named = new Set(answer.itemIds)
  if (wanted.length === 0 || wanted.every(({ id }) => named.has(id))) return null
  const { events, days } = measureLoad(wanted, question, surroundings.rules)
  if (!saysOneOf(answer.text, [events, days])) return null
  const today = dayOfWall(parseWall(surroundings.now) ?? 0)
  const found = candidatesOf(wanted, question, today).find((candidate) => holdsExactly(candidate, items, wanted))
  if (!found) return null
  const { first, last, categoryId, eventIds } = found
  return {
    from: formatDay(first),
    to: formatDay(last),
    categoryId,
    eventIds: eventIds && [...eventIds],
    events: wanted.length,
  }
}

/** What counts of all that an answer is about; of one about all categories that is everything. */
function wantedItems({ kind, terms, listed }: Answer, question: ReadQuestion, items: readonly DetailedItem[]) {
  const isOfAll = kind === 'categories' && terms.length === 0 && question.categoryId === null
  const ids = isOfAll ? null : new Set(listed)
  return items.filter((item) => countsIn(item, question) && (ids === null || ids.has(item.id)))
}

const NUMBER = /\d+(?:[.,]\d{3})*/gu

/** Whether a text contains one of some whole numbers, with or without separators of thousands. */
function saysOneOf(text: string, numbers: readonly number[]): boolean {
  const said = new Set(Array.from(text.matchAll(NUMBER), ([number]) => Number(number.replaceAll(/[.,]/gu, ''))))
  return numbers.some((number) => said.has(number))
}

/** Lists that may hold the same, the simplest first: of all days, or of those up to today or from then on. */
function candidatesOf(
  wanted: readonly DetailedItem[],
  { first, last, categoryId }: ReadQuestion,
  today: number,
): Candidate[] {
  const years = wanted.flatMap((item) => [yearOf(Math.max(first, item.first)), yearOf(Math.min(last, item.last))])
  const [from, until] = [Math.min(...years), Math.max(...years)]
  if (until - from >= COUNTED_YEARS_MAX) return []
  const days = { first: Math.max(first, yearSpan(from).first), last: Math.min(last, yearSpan(until).last) }
  const spans = [days, { ...days, first: Math.max(days.first, today) }, { ...days, last: Math.min(days.last, today) }]
  const ids = new Set(wanted.map(({ eventId }) => eventId))
  return [
    ...spans.map((span) => ({ ...span, categoryId, eventIds: null })),
    ...(ids.size > EVENTS_MAX ? [] : spans.map((span) => ({ ...span, categoryId: null, eventIds: ids }))),
  ]
}

function holdsExactly(
  { categoryId, eventIds, ...span }: Candidate,
  items: readonly DetailedItem[],
  wanted: readonly DetailedItem[],
): boolean {
  const ids = new Set(wanted.map(({ id }) => id))
  const held = items.filter(
    (item) =>
      countsIn(item, span) &&
      (categoryId === null || item.categoryId === categoryId) &&
      (eventIds === null || eventIds.has(item.eventId)),
  )
  return held.length === wanted.length && held.every(({ id }) => ids.has(id))
}
