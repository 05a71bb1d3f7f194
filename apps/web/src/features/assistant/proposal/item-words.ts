import type { ProposalItem } from '@dodici/contract/types'
import { dayOfWall, parseDay, parseWall } from '@dodici/core/date'
import { formatSpanBeside, formatTime } from '../../../i18n/format.ts'

type Times = Pick<ProposalItem, 'start' | 'end'>

/** The day of a day or of a wall time; null where it is neither, as while it is typed. */
export function dayOfText(text: string): number | null {
  const wall = parseWall(text)
  return parseDay(text) ?? (wall === null ? null : dayOfWall(wall))
}

/** When something is, with its weekday, and with its year where that is not the current one. */
export function whenWords({ start, end }: Times, currentYear: number): string {
  const [first, last] = [dayOfText(start), dayOfText(end)]
  if (first === null || last === null) return ''
  const days = formatSpanBeside(first, Math.max(first, last), currentYear)
  const [from, to] = [parseWall(start), parseWall(end)]
  return from === null || to === null ? days : `${days}, ${formatTime(from)} – ${formatTime(to)}`
}
