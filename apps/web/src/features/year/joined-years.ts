import type { Event } from '@dodici/contract/types'
import { januaryOf, monthDays, parseDay, twelveMonths, yearOfMonth, type Day, type Month } from '@dodici/core/date'
import type { Holiday, YearItem } from '@dodici/core/year'
import { yearsTouched } from '../../address/shown-months.ts'
import { memoizeByList } from './memoize-by-list.ts'
import { itemsOf } from './year-items.ts'

/** What the server answered for one calendar year, or for the two that twelve months touch, in order; nothing yet. */
type OfYears<Value> = readonly (readonly Value[] | undefined)[]

const NOTHING: readonly never[] = []

const joinedItems = memoizeByList((earlier: readonly Event[], told: { later: readonly Event[]; from: Month }) => {
  const { first, last } = twelveMonths(told.from)
  const newYear = monthDays(januaryOf(yearOfMonth(told.from) + 1)).first
  return [
    ...itemsOf(earlier).filter((item) => item.last >= first),
    // What goes over New Year is in both answers.
    ...itemsOf(told.later).filter((item) => item.first >= newYear && item.first <= last),
  ]
})

/** The items of twelve months, each once. For a calendar year, those of its answer. */
export function itemsFrom(from: Month, [earlier = NOTHING, later = NOTHING]: OfYears<Event>): readonly YearItem[] {
  return yearsTouched(from).length === 1 ? itemsOf(earlier) : joinedItems(earlier, { later, from })
}

const joinedEvents = memoizeByList((earlier: readonly Event[], { later }: { later: readonly Event[] }) => [
  ...earlier,
  ...later,
])

/** The events of one answer or of both: one of both years is there twice, each time with its occurrences of that year. */
export const eventsOf = ([earlier = NOTHING, later = NOTHING]: OfYears<Event>): readonly Event[] =>
  later.length === 0 ? earlier : joinedEvents(earlier, { later })

interface WireHoliday {
  readonly date: string
  readonly name: string
}

const namedOnce = memoizeByList((earlier: readonly WireHoliday[], { later }: { later: readonly WireHoliday[] }) => {
  const names = new Map<Day, string>()
  for (const { date, name } of [...earlier, ...later]) {
    const day = parseDay(date)
    if (day !== null && !names.has(day)) names.set(day, name)
  }
  return Array.from(names, ([day, name]): Holiday => ({ day, name }))
})

/** One holiday per day: the first. The same list for whoever knows the same answers, or none. */
export const holidaysByDay = ([earlier = NOTHING, later = NOTHING]: OfYears<WireHoliday>): readonly Holiday[] =>
  namedOnce(earlier, { later })
