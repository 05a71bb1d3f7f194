import { MINUTES_A_DAY } from '../../date/index.ts'
import type { Amount, Captures, DayBefore } from './captures.ts'

/** Days of a month, where only how many minutes it has is asked. */
const DAYS_A_MONTH = 30
const DAYS_A_WEEK = 7

/** How many minutes an amount is before something; null where it is none that a reminder may have. */
const minutesOf = ({ months, days, businessDays, minutes }: Amount): number | null =>
  businessDays > 0 ? null : (months * DAYS_A_MONTH + days) * MINUTES_A_DAY + minutes

const dayBefore = (daysBefore: number, part: DayBefore['part'] = null): DayBefore => ({ daysBefore, part })

/** How long before something, in minutes, and which day before it. */
export const leadActions = {
  leadOne: ({ amount }: Captures) => {
    const minutes = amount ? minutesOf(amount) : null
    return minutes === null ? null : [minutes]
  },
  leadList: ({ amount, leads = [] }: Captures) => {
    const minutes = amount ? minutesOf(amount) : null
    return minutes === null ? null : [minutes, ...leads]
  },
  leadStart: () => [0],
  dayBefore1: () => dayBefore(1),
  lateBefore: () => dayBefore(1, 'late'),
  earlyBefore: () => dayBefore(1, 'early'),
  sameDay: () => dayBefore(0),
  lateSame: () => dayBefore(0, 'late'),
  earlySame: () => dayBefore(0, 'early'),
  daysBefore: ({ amount }: Captures) =>
    amount && amount.minutes === 0 && amount.months === 0 && amount.days > 0 && amount.days <= 52 * DAYS_A_WEEK
      ? dayBefore(amount.days)
      : null,
  hourOfDay: ({ dayBefore: day, clock }: Captures) => day && clock && { day, clock },
}
