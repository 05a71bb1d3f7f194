import { formatUnit } from './format-unit.ts'

const HOUR = 60
const DAY = 24 * HOUR

/** What is offered, in minutes. */
export const INTERVALS = [15, HOUR, 6 * HOUR, DAY, 7 * DAY] as const

/** A length of time in its largest whole unit: `6 hours`, `1 giorno`. */
export function intervalWords(minutes: number): string {
  if (minutes % DAY === 0) return formatUnit(minutes / DAY, 'day')
  return minutes % HOUR === 0 ? formatUnit(minutes / HOUR, 'hour') : formatUnit(minutes, 'minute')
}
