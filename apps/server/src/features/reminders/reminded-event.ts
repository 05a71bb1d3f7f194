import type { Reminder } from '@dodici/contract/types'
import { planLimits } from '@dodici/contract/plans'
import { minutesOfDay, type PersonalClock, type RemindedEvent } from '@dodici/core/reminders'
import type { UserTable } from '#server/db/schema.ts'
import { readingOf, seriesOf, type EventRecord } from '#server/features/events/event-record.ts'

/** An event as core computes its reminders, with those that the plan allows. */
export const remindedEvent = ({ row, exceptions }: EventRecord, plan: UserTable['plan']): RemindedEvent => ({
  series: seriesOf(row, exceptions),
  reading: readingOf(row),
  status: row.status,
  wishes: withinPlan(JSON.parse(row.reminders) as Reminder[], plan),
})

/** Imports, and events from another plan, may have more mail reminders than Basic allows: the first ones count. */
function withinPlan(reminders: readonly Reminder[], plan: UserTable['plan']): Reminder[] {
  const different = [...new Map(reminders.map((one) => [`${one.channel} ${String(one.minutesBefore)}`, one])).values()]
  const mails = different.filter(({ channel }) => channel === 'email').slice(0, planLimits[plan].mailReminders)
  return different.filter((one) => one.channel !== 'email' || mails.includes(one))
}

export const personalClock = ({ timezone, all_day_at }: Pick<UserTable, 'timezone' | 'all_day_at'>): PersonalClock => ({
  zone: timezone,
  allDayAt: minutesOfDay(all_day_at),
})

const MINUTE = 60_000

/** Minutes since the epoch of a stored instant, with fractions for seconds. */
export const minutesOfInstant = (instant: string): number => Date.parse(instant) / MINUTE

export const instantOfMinutes = (minutes: number): string => new Date(minutes * MINUTE).toISOString()
