import type { ChangedTimes } from '@dodici/contract/types'
import { dayOfText, parseWall, partsOf, yearOf, type Day } from '@dodici/core/date'
import { formatDay, formatSpanBeside, formatTime } from '../../../i18n/format.ts'
import { texts } from '../../../i18n/texts.ts'
import { today } from '../../../ui/today.ts'

/** The day of a day or wall time. */
export const dayIn = (text: string): Day => dayOfText(text) ?? 0

/** A day with its weekday, and its year if that is not the present one: `lun 3 mag`. */
export const dayWords = (text: string): string => formatSpanBeside(dayIn(text), dayIn(text), yearOf(today()))

/** A time of day: `9:00`. */
export const hourWords = (text: string): string => formatTime(parseWall(text) ?? 0)

/** Two days: of one month, which is said with the second: `lun 3`, `gio 6 mag`. */
export function dayPair(before: string, after: string): readonly [from: string, to: string] {
  const [one, other] = [partsOf(dayIn(before)), partsOf(dayIn(after))]
  const isShort = one.year === other.year && one.month === other.month && one.date !== other.date
  const from = isShort ? `${formatDay(dayIn(before), 'weekday-short')} ${one.date}` : dayWords(before)
  return [from, dayWords(after)]
}

/** Where something begins: its day, and the time if it has one. */
export const startWords = ({ allDay, start }: ChangedTimes): string =>
  allDay ? dayWords(start) : texts.t('history.at', { day: dayWords(start), time: hourWords(start) })

/** When something is: `lun 3 mag`, `lun 3 – mer 5 mag`, `lun 3 mag ore 9:00–10:00`. */
export function whenWords(times: ChangedTimes): string {
  const { allDay, start, end } = times
  if (allDay) return formatSpanBeside(dayIn(start), dayIn(end), yearOf(today()))
  const isOneDay = dayIn(start) === dayIn(end)
  const last = isOneDay ? hourWords(end) : texts.t('history.at', { day: dayWords(end), time: hourWords(end) })
  return start === end ? startWords(times) : `${startWords(times)}${isOneDay ? '–' : ' – '}${last}`
}
