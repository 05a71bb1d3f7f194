import { dayOf, daysInMonth, partsOf, weekdayOf, type Day } from '../../date/index.ts'
import type { DayRange, Precision, TemplateId } from '../planning-types.ts'
import { dayOfKind, rulesOf } from '../templates/templates.ts'
import { daysFrom, type Availability } from './availability.ts'
import type { OwnWeekdays } from '../templates/own-weekdays.ts'
import { lastFitDay, ownDay } from './own-day.ts'

/** The days of a target, and whether its exact day is open. */
export interface TargetDays {
  readonly day: Day
  readonly last: Day
  readonly isVague: boolean
}

/** A day well before another: a month, or half the time that is left. */
export const wellBefore = (day: Day, today: Day): Day => day - Math.min(30, Math.ceil((day - today) / 2))

/** A range of this many days is a season or a quarter, not an event. */
const OPEN_DAYS = 45
const YEAR_DAYS = 360
/** What takes so long is done by the end of a year, and not in it. */
const LONG_LEAD = 90
export const A_MONTH = 31
/** The end of a month is its last week. */
const ABOUT = 6
const HALF_MONTH = 14

/** Whether a range is a month, a season or a year, in which a day is yet to be found. */
export function isVague({ first, last }: DayRange): boolean {
  if (last - first >= OPEN_DAYS) return true
  const [from, to] = [partsOf(first), partsOf(last)]
  return last - first >= 27 && from.date === 1 && to.date === daysInMonth(to.year, to.month)
}

/** What a day is found for. */
interface Seeker {
  readonly id: TemplateId
  readonly weekdays: OwnWeekdays
  /** How many days the goal takes. */
  readonly days: number
  /** How many days after it are spent at home. */
  readonly behind: number
  readonly precision: Precision
  readonly today: Day
  /** Days of the preparation without hurry. */
  readonly lead: number
  readonly availability: Availability
}

/** A day of a week that is named: what takes one day does not last that week. */
function dayOfWeek({ first, last }: DayRange, { id, weekdays, today, availability }: Seeker): TargetDays {
  const isOpen = dayOfKind(id) === 'open'
  const from = Math.max(first, today + 1)
  const ideal = isOpen ? last : Math.floor((from + last) / 2)
  const day = ownDay({ ideal, first: from, last }, weekdays, availability)
  return { day, last: day, isVague: !isOpen }
}

const isWeek = ({ first, last }: DayRange, { precision, today, days }: Seeker): boolean =>
  precision === 'about' && first < last && last > today && days === 1

/** Whether a range is half a month, in which a goal is. */
const isHalfMonth = ({ first, last }: DayRange, { precision, today }: Seeker): boolean =>
  precision === 'about' && last - first >= HALF_MONTH - 1 && last > today

/** The last day that fits, before an absence that takes all of them. */
function lastDayIn({ first, last }: DayRange, weekdays: OwnWeekdays, availability: Availability): TargetDays {
  let from = first
  while (availability.away(from) !== null && availability.away(last) !== null && last - from < LONG_LEAD) from -= 1
  const day = lastFitDay({ first: from, last }, weekdays, availability)
  return { day, last: day, isVague: false }
}

/** The day of what is only attended until then: well before all others come. */
function dayWhileOpen(closes: Day, { weekdays, today, availability }: Seeker): TargetDays {
  const day = ownDay({ ideal: wellBefore(closes, today), first: today + 1, last: closes }, weekdays, availability)
  return { day, last: day, isVague: false }
}

/** The days of a journey for a feast or an occasion: that is one of them. */
function daysAround(occasion: Day, { days, weekdays, availability, today }: Seeker): TargetDays {
  const first = Math.max(today + 1, occasion - days + 1)
  const window = { ideal: occasion - Math.floor((days - 1) / 2), first, last: occasion, days }
  const day = ownDay(window, weekdays, availability)
  return { day, last: day + days - 1, isVague: false }
}

/** The days that words say: as they are, near one that is said roughly, or the last that fits by the end of a month. */
function nearDays({ first, last }: DayRange, seeker: Seeker): TargetDays {
  const { id, weekdays, days, behind, precision, today, availability } = seeker
  if (precision === 'from') return { day: first, last: first + days - 1, isVague: false }
  const isFree = first === last && first > today + ABOUT
  if (!isFree || precision === 'day' || precision === 'by') return { day: first, last, isVague: false }
  if (precision === 'around') return daysAround(first, seeker)
  if (precision === 'until' && rulesOf(id).isWhileOpen) return dayWhileOpen(first, seeker)
  if (precision === 'until') return lastDayIn({ first: first - ABOUT, last: first }, weekdays, availability)
  const { year, month } = partsOf(first)
  const [from, to] = [dayOf(year, month, 1), dayOf(year, month, daysInMonth(year, month))]
  const window = { ideal: first, first: Math.max(from, first - ABOUT), last: Math.min(to, first + ABOUT), behind }
  const day = ownDay(window, weekdays, availability)
  return { day, last: day + days - 1, isVague: true }
}

/** The next weekend that is free; the next one where none is. */
function freeWeekend({ first, last }: DayRange, availability: Availability): TargetDays {
  const saturdays = daysFrom(first, last - 1).filter((day) => weekdayOf(day) === 5)
  const isFree = (day: Day): boolean =>
    availability.away(day) === null && availability.holiday(day) === null && !availability.isTaken(day)
  const day = saturdays.find((one) => isFree(one) && isFree(one + 1)) ?? saturdays[0] ?? first
  return { day, last: day + 1, isVague: false }
}

/** The days of a range that leaves nothing to find, or only a day of a week; null where it is to be found. */
function knownDays(range: DayRange, seeker: Seeker): TargetDays | null {
  const { first, last } = range
  const { precision, today, availability, id } = seeker
  if (precision === 'weekend') return freeWeekend(range, availability)
  // What is not done till Christmas has its day then, and not somewhere before.
  const isUntil = precision === 'until' && first <= today && last > today
  if (isUntil && dayOfKind(id) === 'lasting') return { day: last, last, isVague: false }
  if (isUntil) return nearDays({ first: last, last }, seeker)
  if (isVague(range) || isHalfMonth(range, seeker)) return null
  return isWeek(range, seeker) ? dayOfWeek(range, seeker) : nearDays(range, seeker)
}

/**
 * The day to prepare for. Of a month or season, a fitting day near the middle that leaves time to prepare; what goes on
 * until then, and what is done in a year, has its last day.
 */
export function targetDays(range: DayRange, seeker: Seeker): TargetDays {
  const known = knownDays(range, seeker)
  if (known) return known
  const { first, last } = range
  const { id, weekdays, days, behind, today, lead, availability } = seeker
  const kind = dayOfKind(id)
  if (kind === 'lasting' || last <= today) return { day: last, last, isVague: true }
  const from = Math.max(first, Math.min(last, today + 1))
  const isByEnd = last - first >= YEAR_DAYS && kind === 'open' && lead >= LONG_LEAD
  const middle = isByEnd ? last : Math.max(from, Math.floor((first + last) / 2))
  const isOfMonth = last - first < A_MONTH && rulesOf(id).fillsItsMonth === true
  const ideal = isOfMonth ? last : Math.max(middle, Math.min(last, today + lead))
  const day = ownDay(
    { ideal, first: from, last: Math.max(from, last - days + 1), days, behind },
    weekdays,
    availability,
  )
  return { day, last: Math.min(last, day + days - 1), isVague: true }
}
