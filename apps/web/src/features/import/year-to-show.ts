import type { ImportReport } from '@dodici/contract/types'
import { parseDay, yearOf } from '@dodici/core/date'

export interface Years {
  readonly first: number
  readonly last: number
}

/**
 * The first year of what was imported, among those that the page goes to; null where it has none of them. Series count
 * with their first occurrence.
 */
export function yearToShow({ first, last }: Pick<ImportReport, 'first' | 'last'>, window: Years): number | null {
  const from = parseDay(first ?? '')
  const to = parseDay(last ?? '')
  if (from === null || to === null) return null
  const year = Math.max(yearOf(from), window.first)
  return year <= Math.min(yearOf(to), window.last) ? year : null
}

/** Whether all of an import begins outside the years that the page goes to, and on which side. */
export function sideOutside(
  { first, last }: Pick<ImportReport, 'first' | 'last'>,
  window: Years,
): 'before' | 'after' | null {
  const from = parseDay(first ?? '')
  const to = parseDay(last ?? '')
  if (to !== null && yearOf(to) < window.first) return 'before'
  return from !== null && yearOf(from) > window.last ? 'after' : null
}
