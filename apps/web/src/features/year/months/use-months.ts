import { layoutMonths, type MonthsOptions, type YearItem } from '@dodici/core/year'
import { useMemo, useState } from 'react'
import { rememberingLayout } from '../remembering-layout.ts'

/** The layout of twelve months; unchanged months keep their objects. */
export function useMonths(items: readonly YearItem[], { from, weekStart, holidays, showsRoutine }: MonthsOptions) {
  const [layOut] = useState(() => rememberingLayout(layoutMonths))
  return useMemo(
    () => layOut(items, { from, weekStart, holidays, showsRoutine }),
    [layOut, items, from, weekStart, holidays, showsRoutine],
  )
}
