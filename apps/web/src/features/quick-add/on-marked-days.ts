import { formatDay } from '@dodici/core/date'
import type { DaySpan } from '@dodici/core/load'
import type { QuickAdd } from '@dodici/core/language'

/**
 * What a line means that is written on marked days. A day or a repetition in it wins. Without an hour it takes all of
 * them, and with one it begins at that hour of the first and ends on the last.
 */
export function onMarkedDays(read: QuickAdd, { first, last }: DaySpan): QuickAdd {
  const { start, end, understood } = read
  if (understood.some(({ kind }) => kind === 'date' || kind === 'recurrence')) return read
  const [from, to] = [formatDay(first), formatDay(last)]
  if (start === null || end === null || read.allDay) return { ...read, allDay: true, start: from, end: to }
  return first === last ? read : { ...read, start: `${from}${hourOf(start)}`, end: `${to}${hourOf(end)}` }
}

const hourOf = (wall: string): string => wall.slice(wall.indexOf('T'))
