import { layoutMonths, type MonthsLayout, type MonthsOptions, type YearItem } from '@dodici/core/year'
import { useMemo, useState } from 'react'

/** The months of a year, laid out with those of before at hand: unchanged ones keep their objects. */
export function useMonths(items: readonly YearItem[], { year, weekStart, holidays, showsRoutine }: MonthsOptions) {
  const [layOut] = useState(rememberingLayout)
  return useMemo(
    () => layOut(items, { year, weekStart, holidays, showsRoutine }),
    [layOut, items, year, weekStart, holidays, showsRoutine],
  )
}

function rememberingLayout(): (items: readonly YearItem[], options: MonthsOptions) => MonthsLayout {
  let previous: MonthsLayout | null = null
  return (items, options) => {
    previous = layoutMonths(items, options, previous)
    return previous
  }
}
