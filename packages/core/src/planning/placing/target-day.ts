import { dayOf, daysInMonth, partsOf, type Day } from '../../date/index.ts'
import type { DayRange, Precision, TemplateId } from '../planning-types.ts'
import { dayOfKind, rulesOf } from '../templates/templates.ts'
import type { Availability } from './availability.ts'
import { SATURDAYS, type OwnWeekdays } from '../templates/own-weekdays.ts'
import { lastFitDay, ownDay, type DayWindow } from './own-day.ts'

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
const A_MONTH = 31
/** What takes fewer days of preparation is no work of months. */
const SHORT_LEAD = 45
const SATURDAY = 5
/** The end of a month is its last week. */
const ABOUT = 6
const HALF_MONTH = 14

/** Whether a range is a month, a season or a year, in which a day is yet to be found. */
export function isVague({ first, last }: DayRange): boolean {
  if (last - first >= OPEN_DAYS) return true
  const [from, to] = [partsOf(first), partsOf(last)]
  return last - first >= 27 && from.date === 1 && to.date === daysInMonth(to.year, to.month)
}

/** Whether a range is a month in which a day is yet to be found. */
export const isMonth = (days: DayRange): boolean => isVague(days) && days.last - days.first < A_MONTH

/** So much of a year may be left where it is named. */
const REST_OF_YEAR = 250

/** Whether a range is a year, or the rest of it. */
export const isYear = ({ first, last }: DayRange): boolean => last - first >= REST_OF_YEAR

/** What a day is found for. */
interface Seeker {
  readonly id: TemplateId
  readonly weekdays: OwnWeekdays
  /** How many days the goal takes, and whether its words say so. */
  readonly days: number
  readonly isLengthSaid: boolean
  /** How many days after it are spent at home. */
  readonly behind: number
  readonly precision: Precision
  readonly today: Day
  /** Days of the preparation without hurry. */
  readonly lead: number
  readonly availability: Availability
}

/** What lasts for so many days has no day alone. */
const MANY = 5

/** The fittest day of a window, with the days that follow it. */
function found(window: DayWindow, { weekdays, availability }: Seeker, isVague: boolean): TargetDays {
  const day = ownDay(window, weekdays, availability)
  return { day, last: day + (window.days ?? 1) - 1, isVague }
}

/** Days of a week that is named: what takes one day, or fewer than it has, does not last that week. */
function daysOfWeek({ first, last }: DayRange, seeker: Seeker): TargetDays {
  const { id, today, days } = seeker
  const isOpen = dayOfKind(id) === 'open'
  const from = Math.max(first, today + 1)
  const latest = Math.max(from, last - days + 1)
  return found(
    { ideal: isOpen ? latest : Math.floor((from + latest) / 2), first: from, last: latest, days },
    seeker,
    !isOpen,
  )
}

const isWeek = ({ first, last }: DayRange, { id, precision, today, days, isLengthSaid }: Seeker): boolean =>
  precision === 'about' &&
  rulesOf(id).fillsItsWeek !== true &&
  last > today &&
  (days === 1 ? first < last : isLengthSaid && last - first >= days)

/** Whether a range is half a month, in which a goal is. */
const isHalfMonth = ({ first, last }: DayRange, { precision, today }: Seeker): boolean =>
  precision === 'about' && last - first >= HALF_MONTH - 1 && last > today

/** Whether nobody gives a date for a day, between Christmas Eve and the first of January. */
function isBetweenTheYears(day: Day): boolean {
  const { month, date } = partsOf(day)
  return (month === 12 && date >= 24) || (month === 1 && date === 1)
}

/** Whether a goal is on its day with others at work: an operation, an exam. */
const isWithOthers = ({ id, weekdays: { possible } }: Seeker): boolean =>
  rulesOf(id).setByOthers === true || (dayOfKind(id) === 'fixed' && !possible.includes(SATURDAY))

/** The last day that fits, before an absence that takes all of them; of what is with others at work none between the years. */
function lastDayIn({ first, last: end }: DayRange, seeker: Seeker): TargetDays {
  const { weekdays, availability } = seeker
  let [from, last] = [first, end]
  while (isWithOthers(seeker) && isBetweenTheYears(last)) [from, last] = [from - 1, last - 1]
  while (availability.away(from) !== null && availability.away(last) !== null && last - from < LONG_LEAD) from -= 1
  const day = lastFitDay({ first: from, last }, weekdays, availability)
  return { day, last: day, isVague: false }
}

/** The days of a journey for a feast or an occasion: that is one of them. */
const daysAround = (occasion: Day, seeker: Seeker): TargetDays => {
  const first = Math.max(seeker.today + 1, occasion - seeker.days + 1)
  const ideal = occasion - Math.floor((seeker.days - 1) / 2)
  return found({ ideal, first, last: occasion, days: seeker.days }, seeker, false)
}

/** Whether a day is the first of what lasts for many: `honeymoon, flying out on 2 October`. */
const isFirstOfMany = ({ first, last }: DayRange, { precision, days, isLengthSaid }: Seeker): boolean =>
  precision === 'from' || (precision === 'day' && first === last && (isLengthSaid || days >= MANY))

/** The days that words say: as they are, near one that is said roughly, or the last that fits by the end of a month. */
function nearDays({ first, last }: DayRange, seeker: Seeker): TargetDays {
  const { id, days, behind, precision, today } = seeker
  if (isFirstOfMany({ first, last }, seeker)) return { day: first, last: first + days - 1, isVague: false }
  const isFree = first === last && first > today + ABOUT
  if (!isFree || precision === 'day' || precision === 'by') return { day: first, last, isVague: false }
  if (precision === 'around') return daysAround(first, seeker)
  // What is only attended until then is so well before all others come.
  const isWhileOpen = precision === 'until' && rulesOf(id).isWhileOpen
  if (isWhileOpen) return found({ ideal: wellBefore(first, today), first: today + 1, last: first }, seeker, false)
  if (precision === 'until') return lastDayIn({ first: first - ABOUT, last: first }, seeker)
  const { year, month } = partsOf(first)
  const [from, to] = [dayOf(year, month, 1), dayOf(year, month, daysInMonth(year, month))]
  // All days of what lasts several are in the month that is named.
  const ideal = Math.max(from, Math.min(first, to - days + 1))
  const window = { first: Math.max(from, ideal - ABOUT), last: Math.min(to, ideal + ABOUT), days, behind }
  return found({ ...window, ideal }, seeker, true)
}

/** Whether days go on from today until the last one by which something is done: `until 30 April`. */
const isUntilLast = ({ first, last }: DayRange, { precision, today }: Seeker): boolean =>
  (precision === 'until' || precision === 'by') && first <= today && last > today

/** The days of a range that leaves nothing to find, or only a day of a week or a weekend; null where it is to be found. */
function knownDays(range: DayRange, seeker: Seeker): TargetDays | null {
  const { first, last } = range
  const { precision, id } = seeker
  if (precision === 'weekend') {
    return found({ ideal: first, first, last: last - 1, days: 2 }, { ...seeker, weekdays: SATURDAYS }, false)
  }
  // What is not done till Christmas has its day then, and not somewhere before.
  const isUntil = isUntilLast(range, seeker)
  if (isUntil && dayOfKind(id) === 'lasting') return { day: last, last, isVague: false }
  if (isUntil) return nearDays({ first: last, last }, seeker)
  if (isVague(range) || isHalfMonth(range, seeker)) return null
  return isWeek(range, seeker) ? daysOfWeek(range, seeker) : nearDays(range, seeker)
}

/** The month in which autumn begins, and how many days from summer one is still out of doors for days. */
const AUTUMN_FROM = 9
const NEAR_SUMMER = 16

/**
 * The middle of a month or season; of a cool season its end near summer, where somebody is out of doors. What takes a few
 * weeks, and is no journey, is not put off to the middle of a year.
 */
function middleOf({ first, last }: DayRange, { id, lead }: Seeker): Day {
  if (isYear({ first, last }) && lead < SHORT_LEAD && rulesOf(id).isJourney !== true) return first
  const isSeason = last - first > A_MONTH + A_MONTH && !isYear({ first, last })
  if (rulesOf(id).isNearSummer !== true || !isSeason) return Math.floor((first + last) / 2)
  const { month } = partsOf(first)
  if (month >= AUTUMN_FROM && month < 12) return first + NEAR_SUMMER
  return month < 5 ? last - NEAR_SUMMER : Math.floor((first + last) / 2)
}

/**
 * The day to prepare for. Of a month or season, a fitting day near the middle that leaves time to prepare; what goes on
 * until then, and what is done in a year, has its last day.
 */
export function targetDays(range: DayRange, seeker: Seeker): TargetDays {
  const known = knownDays(range, seeker)
  if (known) return known
  const { first, last } = range
  const { id, days, behind, today, lead } = seeker
  const kind = dayOfKind(id)
  if (kind === 'lasting' || last <= today) return { day: last, last, isVague: true }
  const from = Math.max(first, Math.min(last, today + 1))
  const isByEnd = last - first >= YEAR_DAYS && kind === 'open' && lead >= LONG_LEAD
  const middle = isByEnd ? last : Math.max(from, middleOf(range, seeker))
  const ideal = isMonth(range) && rulesOf(id).fillsItsMonth ? last : Math.max(middle, Math.min(last, today + lead))
  const window = { ideal, first: from, last: Math.max(from, last - days + 1), days, behind }
  const at = found(window, seeker, true)
  return { ...at, last: Math.min(last, at.last) }
}
