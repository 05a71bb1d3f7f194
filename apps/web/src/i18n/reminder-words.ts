import { MINUTES_A_DAY } from '@dodici/core/date'
import type { TFunction } from './texts.ts'

const MINUTES_AN_HOUR = 60

/** A reminder by minutes before its event: `promemoria 1 ora prima`. */
export function reminderWords(minutes: number, t: TFunction): string {
  if (minutes === 0) return t('event.reminders.atStart')
  if (minutes % MINUTES_A_DAY === 0) return t('event.reminders.days', { count: minutes / MINUTES_A_DAY })
  if (minutes % MINUTES_AN_HOUR === 0) return t('event.reminders.hours', { count: minutes / MINUTES_AN_HOUR })
  return t('event.reminders.minutes', { count: minutes })
}
