import type { ImportReport } from '@dodici/contract/types'
import { parseDay, yearOf } from '@dodici/core/date'

export interface Years {
  readonly first: number
  readonly last: number
}

/** The first imported year that can be shown; null if there is none. A series counts with its first occurrence. */
export function yearToShow({ first, last }: Pick<ImportReport, 'first' | 'last'>, window: Years): number | null {
  const from = parseDay(first ?? '')
  const to = parseDay(last ?? '')
  if (from === null || to === null) return null
  const year = Math.max(yearOf(from), window.first)
  return year <= Math.min(yearOf(to), window.last) ? year : null
}

/** Whether everything is outside the years that can be shown, and on which side. */
export function sideOutside(
  { first, last }: Pick<ImportReport, 'first' | 'last'>,
  window: Years,
): 'before' | 'after' | null {
  const from = parseDay(first ?? '')
  const to = parseDay(last ?? '')
  if (to !== null && yearOf(to) < window.first) return 'before'
  return from !== null && yearOf(from) > window.last ? 'after' : null
}
