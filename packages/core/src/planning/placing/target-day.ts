import { daysInMonth, partsOf, type Day } from '../../date/index.ts'
import type { TemplateId } from '../planning-types.ts'
import { dayOfKind } from '../templates/templates.ts'

/** The days of a target, and whether its exact day is open. */
export interface TargetDays {
  readonly day: Day
  readonly last: Day
  readonly isVague: boolean
}

/** A range of this many days is a season or a quarter, not an event. */
const OPEN_DAYS = 45
const YEAR_DAYS = 360

function isOpen(first: Day, last: Day): boolean {
  if (last - first >= OPEN_DAYS) return true
  const [from, to] = [partsOf(first), partsOf(last)]
  return last - first >= 27 && from.date === 1 && to.date === daysInMonth(to.year, to.month)
}

/** The day to prepare for: of a month or season the first day if others set the date, else the last. */
export function targetDays(
  anchor: { readonly first: Day; readonly last: Day },
  id: TemplateId,
  today: Day,
): TargetDays {
  const { first, last } = anchor
  if (!isOpen(first, last)) return { day: first, last, isVague: false }
  const isFirst = ['fixed', 'start'].includes(dayOfKind(id)) && last - first < YEAR_DAYS && first > today
  const day = isFirst ? first : last
  return { day, last: day, isVague: true }
}
