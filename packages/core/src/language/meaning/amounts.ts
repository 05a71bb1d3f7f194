import { dayOf, daysInMonth, partsOf, weekdayOf, type Day } from '../../date/index.ts'
import type { Amount, Captures } from './captures.ts'

const NONE: Amount = { months: 0, days: 0, businessDays: 0, minutes: 0 }

/** An amount that says only what is not zero. */
export const amountOf = (parts: Partial<Amount>): Amount => ({ ...NONE, ...parts })

/** Bounds of what is read: longer ones are slips or not meant as dates. */
const DAYS_MAX = 366 * 20

const times = ({ months, days, businessDays, minutes }: Amount, count: number): Amount => ({
  months: months * count,
  days: days * count,
  businessDays: businessDays * count,
  minutes: minutes * count,
})

const plus = (one: Amount, other: Amount): Amount => ({
  months: one.months + other.months,
  days: one.days + other.days,
  businessDays: one.businessDays + other.businessDays,
  minutes: one.minutes + other.minutes,
})

/** Half of a unit in whole smaller ones: of a month 15 days, of a week none that is sure. */
function halfOf(unit: Amount): Amount | null {
  if (unit.months > 0) return amountOf({ months: Math.floor(unit.months / 2), days: unit.months % 2 === 0 ? 0 : 15 })
  return unit.minutes > 1 ? amountOf({ minutes: unit.minutes / 2 }) : null
}

const inBounds = (amount: Amount): Amount | null =>
  amount.months * 31 + amount.days + amount.businessDays * 2 + amount.minutes / 1440 <= DAYS_MAX ? amount : null

/** The first weekday after as many workdays (Monday to Friday; feasts count as others). */
export function addBusinessDays(day: Day, count: number): Day {
  const step = Math.sign(count)
  let at = day
  for (let left = Math.abs(count); left > 0;) {
    at += step
    if (weekdayOf(at) < 5) left -= 1
  }
  return at
}

/** So many months later; the last day of a shorter month stands for those that it lacks. */
export function addMonths(day: Day, count: number): Day {
  const { year, month, date } = partsOf(day)
  const months = year * 12 + month - 1 + count
  const at = { year: Math.floor(months / 12), month: (((months % 12) + 12) % 12) + 1 }
  return dayOf(at.year, at.month, Math.min(date, daysInMonth(at.year, at.month)))
}

/** The day that lies an amount after another, or before it with -1. Minutes are left out. */
export const shiftDay = (day: Day, { months, days, businessDays }: Amount, sign: 1 | -1): Day =>
  addBusinessDays(addMonths(day, sign * months) + sign * days, sign * businessDays)

/** Whether an amount is told in hours and minutes alone. */
export const isTimeOfDay = ({ months, days, businessDays, minutes }: Amount): boolean =>
  minutes > 0 && months === 0 && days === 0 && businessDays === 0

export const amountActions = {
  plain: ({ count, unit }: Captures) => unit && inBounds(times(unit, count ?? 1)),
  withHalf: ({ count, unit }: Captures) => {
    const half = unit && halfOf(unit)
    return half ? inBounds(plus(times(unit, count ?? 1), half)) : null
  },
  withQuarter: ({ count, unit }: Captures) =>
    unit?.minutes === 60 ? amountOf({ minutes: (count ?? 1) * 60 + 15 }) : null,
  /** `1.5 hours`; parts of days are not sure. */
  decimalHours: ({ count = 0, unit }: Captures) =>
    unit?.minutes === 60 && Number.isInteger(count * 60) ? amountOf({ minutes: count * 60 }) : null,
  halfHour: () => amountOf({ minutes: 30 }),
  quarterHour: () => amountOf({ minutes: 15 }),
  threeQuarterHours: () => amountOf({ minutes: 45 }),
  week: () => amountOf({ days: 7 }),
  fortnight: () => amountOf({ days: 14 }),
  halfUnit: ({ unit }: Captures) => unit && halfOf(unit),
  hoursMinutes: ({ count, unit, minute }: Captures) =>
    unit?.minutes === 60 ? amountOf({ minutes: (count ?? 1) * 60 + (minute ?? 0) }) : null,
}
