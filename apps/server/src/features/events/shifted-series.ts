import type { Series } from '@dodici/core/event'
import { shiftSeries, type SeriesChange, type ShiftedSeries } from '@dodici/core/recurrence'
import { AppError } from '#server/errors.ts'

/**
 * A series moved as a whole (`shiftSeries`).
 * @throws AppError `rule_cannot_follow` where only its start would move, beside occurrences that stay
 */
export function shiftedSeries(series: Series, change: SeriesChange): ShiftedSeries {
  const shifted = shiftSeries(series, change)
  if (shifted === null) throw new AppError('rule_cannot_follow', 'This series cannot be moved like that as a whole.')
  return shifted
}
