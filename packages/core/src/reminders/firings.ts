import { MINUTES_A_DAY, yearSpan } from '../date/index.ts'
import { LAST_YEAR } from '../event/index.ts'
import { newBudget, spanOfSeries } from '../recurrence/index.ts'
import type { EpochMinute } from '../zone/index.ts'
import { firingTime } from './firing-time.ts'
import { placedOccurrences } from './occurrence-instants.ts'
import type { Firing, PersonalClock, RemindedEvent, Wish } from './reminder-types.ts'

/** Anything due longer ago is useless. */
export const FORGOTTEN_AFTER_DAYS = 31

/** Local time is less than two days from UTC, and clocks may change between a reminder and its event. */
const MARGIN_DAYS = 2

/** How far ahead to search, step by step; the second step finds yearly events. */
const STEPS_DAYS = [62, 800, 12_000] as const

interface FiringWindow {
  /** Not whole minutes: the clock has seconds. */
  readonly after: EpochMinute
  readonly until: EpochMinute
}

/**
 * Reminders of an event due after one moment and until another (included), in order. Nothing due more than a month
 * before `until`. Uses the steps of one question.
 */
export function firingsOf(asked: RemindedEvent, clock: PersonalClock, { after, until }: FiringWindow): Firing[] {
  const event = { ...asked, reading: { ...asked.reading, budget: newBudget() } }
  const from = Math.max(after, until - FORGOTTEN_AFTER_DAYS * MINUTES_A_DAY)
  return event.wishes
    .flatMap((wish) => firingsOfWish(event, wish, clock, { after: from, until }))
    .sort((one, other) => one.at - other.at || one.minutesBefore - other.minutesBefore)
}

/**
 * When the next reminder after a moment is due; null if there is none. If that takes too many steps: a day later, to be
 * asked again.
 */
export function nextFiring(asked: RemindedEvent, clock: PersonalClock, after: EpochMinute): EpochMinute | null {
  const budget = newBudget()
  const event = { ...asked, reading: { ...asked.reading, budget } }
  const end = endOf(event)
  const times = event.wishes.map((wish) => nextOfWish(event, wish, clock, { after, until: end - wish.minutesBefore }))
  const known = times.filter((at) => at !== null)
  if (budget.left === 0) known.push(after + MINUTES_A_DAY)
  return known.length === 0 ? null : Math.min(...known)
}

/** Nothing of an event begins after this minute. */
function endOf({ series, reading = {} }: RemindedEvent): EpochMinute {
  const { lastDay } = spanOfSeries(series, reading)
  return ((lastDay ?? yearSpan(LAST_YEAR).last) + MARGIN_DAYS) * MINUTES_A_DAY
}

function nextOfWish(event: RemindedEvent, wish: Wish, clock: PersonalClock, { after, until }: FiringWindow) {
  let from = after
  for (const days of [...STEPS_DAYS, Infinity]) {
    const to = Math.min(until, after + days * MINUTES_A_DAY)
    const [first] = firingsOfWish(event, wish, clock, { after: from, until: to })
    if (first !== undefined) return first.at
    if (to >= until) return null
    from = to
  }
  return null
}

function firingsOfWish(
  event: RemindedEvent,
  wish: Wish,
  clock: PersonalClock,
  { after, until }: FiringWindow,
): Firing[] {
  if (until <= after) return []
  const days = {
    first: Math.floor((after + wish.minutesBefore) / MINUTES_A_DAY) - MARGIN_DAYS,
    last: Math.floor((until + wish.minutesBefore) / MINUTES_A_DAY) + MARGIN_DAYS,
  }
  return placedOccurrences(event, days, clock.zone)
    .map((occurrence) => {
      const { recurrenceId, exception, startsAt, endsAt } = occurrence
      return { ...wish, at: firingTime(occurrence, wish, clock), recurrenceId, exception, startsAt, endsAt }
    })
    .filter(({ at }) => at > after && at <= until)
    .sort((one, other) => one.at - other.at)
}
