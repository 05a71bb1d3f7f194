import { layoutMonths, type MonthsOptions, type YearItem } from '@dodici/core/year'
import { useMemo, useState } from 'react'
import { rememberingLayout } from '../remembering-layout.ts'

/** The layout of a year's months; unchanged months keep their objects. */
export function useMonths(items: readonly YearItem[], { year, weekStart, holidays, showsRoutine }: MonthsOptions) {
  const [layOut] = useState(() => rememberingLayout(layoutMonths))
  return useMemo(
    () => layOut(items, { year, weekStart, holidays, showsRoutine }),
    [layOut, items, year, weekStart, holidays, showsRoutine],
  )
}
