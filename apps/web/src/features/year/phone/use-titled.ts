import { layoutTitled, type MeasureText, type TitledLayout, type TitledOptions, type YearItem } from '@dodici/core/year'
import { useMemo, useState } from 'react'
import { rememberingLayout } from '../remembering-layout.ts'

interface Told extends Omit<TitledOptions, 'titles'> {
  /** Px of the window. */
  readonly width: number
  readonly measure: MeasureText
}

/** As `titled.module.css` has them, in px: the sides of the list, the gap between days, what a bar keeps for its edges. */
const SIDES = 32
const GAP = 3
const EDGES = 10
const FONT = 11

/** The months of a year with titles, laid out with those of before at hand: unchanged ones keep their objects. */
export function useTitled(items: readonly YearItem[], told: Told): TitledLayout {
  const { year, weekStart, holidays, showsRoutine, width, height, measure } = told
  const [layOut] = useState(() => rememberingLayout(layoutTitled))
  return useMemo(() => {
    const room = Math.floor((width - SIDES + GAP) / 7 - GAP - EDGES)
    const titles = { measure, room, font: FONT }
    return layOut(items, { year, weekStart, holidays, showsRoutine, height, titles })
  }, [layOut, items, year, weekStart, holidays, showsRoutine, width, height, measure])
}
