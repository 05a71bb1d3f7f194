import { formatDay } from '@dodici/core/date'
import type { DaySpan } from '@dodici/core/load'
import type { QuickAdd } from '@dodici/core/language'

/**
 * What a line means that is written on marked days. A day or a repetition in it wins. Without an hour it takes all of
 * them, and with one it begins at that hour of the first and ends on the last.
 */
export function onMarkedDays(read: QuickAdd, { first, last }: DaySpan): QuickAdd {
  if (read.understood.some(({ kind }) => kind === 'date' || kind === 'recurrence')) return read
  const { start, end } = read
  // The days are in sight: none of them is assumed.
  const understood = read.understood.filter(({ kind }) => kind !== 'assumedDay')
  const [from, to] = [formatDay(first), formatDay(last)]
  if (start === null || end === null || read.allDay) return { ...read, understood, allDay: true, start: from, end: to }
  return first === last
    ? { ...read, understood }
    : { ...read, understood, start: `${from}${hourOf(start)}`, end: `${to}${hourOf(end)}` }
}

const hourOf = (wall: string): string => wall.slice(wall.indexOf('T'))
