import type { SearchHit } from '@dodici/contract/types'
import { parseDay, parseWall } from '@dodici/core/date'
import { daysOfTimed, type DaySpan } from '@dodici/core/year'

/** The days of a hit, as the year draws them. */
export function daysOfHit({ start, end }: Pick<SearchHit, 'start' | 'end'>): DaySpan {
  const [first, last] = [parseDay(start), parseDay(end)]
  return first !== null && last !== null ? { first, last } : daysOfTimed(parseWall(start) ?? 0, parseWall(end) ?? 0)
}
