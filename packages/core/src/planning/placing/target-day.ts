import { daysInMonth, partsOf, type Day } from '../../date/index.ts'
import type { TemplateId } from '../planning-types.ts'
import { dayOfKind } from '../templates/templates.ts'
import { daysOfGoal } from '../templates/own-weekdays.ts'
import type { Availability } from './availability.ts'
import { ownDay } from './own-day.ts'

/** The days of a target, and whether its exact day is open. */
export interface TargetDays {
  readonly day: Day
  readonly last: Day
  readonly isVague: boolean
}

interface Range {
  readonly first: Day
  readonly last: Day
}

/** A range of this many days is a season or a quarter, not an event. */
const OPEN_DAYS = 45
const YEAR_DAYS = 360

/** Whether a range is a month, a season or a year, in which a day is yet to be found. */
export function isVague({ first, last }: Range): boolean {
  if (last - first >= OPEN_DAYS) return true
  const [from, to] = [partsOf(first), partsOf(last)]
  return last - first >= 27 && from.date === 1 && to.date === daysInMonth(to.year, to.month)
}

/** What a day is found for. */
interface Seeker {
  readonly id: TemplateId
  readonly today: Day
  /** Days of the preparation without hurry. */
  readonly lead: number
  readonly availability: Availability
}

/**
 * The day to prepare for. Of a month or season, a fitting day near the middle that leaves time to prepare; what goes on
 * until then, and what is done in a year, has its last day.
 */
export function targetDays(range: Range, { id, today, lead, availability }: Seeker): TargetDays {
  const { first, last } = range
  if (!isVague(range)) return { day: first, last, isVague: false }
  const kind = dayOfKind(id)
  if (kind === 'lasting' || last <= today) return { day: last, last, isVague: true }
  const from = Math.max(first, Math.min(last, today + 1))
  const isByEnd = last - first >= YEAR_DAYS && kind !== 'fixed'
  const middle = isByEnd ? last : Math.max(from, Math.floor((first + last) / 2))
  const ideal = Math.max(middle, Math.min(last, today + lead))
  const day = ownDay({ ideal, first: from, last }, id, availability)
  return { day, last: Math.min(last, day + daysOfGoal(id) - 1), isVague: true }
}
