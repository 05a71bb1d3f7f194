import { parseDay } from '@dodici/core/date'
import { formatDays } from '../../../i18n/format.ts'

/** A range of days, `7–13 June`; empty without one. */
export function daysInWords(from: string | null | undefined, to: string | null | undefined): string {
  const first = parseDay(from ?? '')
  const last = parseDay(to ?? '') ?? first
  return first === null || last === null ? '' : formatDays(first, last, 'day-month')
}
