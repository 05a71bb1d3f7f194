import type { ProposalItem } from '@dodici/contract/types'
import { dayOfWall, parseDay, parseWall, yearOf } from '@dodici/core/date'
import { formatDay, formatSpan, formatTime } from '../../../i18n/format.ts'

type Times = Pick<ProposalItem, 'start' | 'end'>

/** The day of a day or of a wall time; null where it is neither, as while it is typed. */
export function dayOfText(text: string): number | null {
  const wall = parseWall(text)
  return parseDay(text) ?? (wall === null ? null : dayOfWall(wall))
}

/** When something is, with its weekday, and with its year where that is not the one that is shown. */
export function whenWords({ start, end }: Times, shownYear: number): string {
  const [first, last] = [dayOfText(start), dayOfText(end)]
  if (first === null || last === null) return ''
  const days = daysWords(first, Math.max(first, last), shownYear)
  const [from, to] = [parseWall(start), parseWall(end)]
  return from === null || to === null ? days : `${days}, ${formatTime(from)} – ${formatTime(to)}`
}

function daysWords(first: number, last: number, shownYear: number): string {
  if (yearOf(first) === shownYear && yearOf(last) === shownYear) return formatSpan(first, last)
  const from = formatDay(first, 'weekday-day-month-year-short')
  return first === last ? from : `${from} – ${formatDay(last, 'weekday-day-month-year-short')}`
}
