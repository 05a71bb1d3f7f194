import { density, fullestWeeks, heatGrid, type YearItem } from '@dodici/core/year'
import { twelveMonths, type Day, type Month } from '@dodici/core/date'
import { useMemo } from 'react'
import { classNames } from '../class-names.ts'
import { daysOf } from '../search-hits/hits.ts'
import type { YearInteraction } from '../interaction.ts'
import type { YearSettings } from '../settings/year-settings.ts'
import type { Preferences } from '../use-year.ts'
import { useDayLabels } from '../words/use-day-labels.ts'
import { FullestWeeks } from './fullest-weeks.tsx'
import { HeatCells } from './heat-cells.tsx'
import { HeatHead } from './heat-head.tsx'
import { HeatLegend } from './heat-legend.tsx'
import { HeatTable } from './heat-table.tsx'
import { MonthTotals } from './month-totals.tsx'
import styles from './heat.module.css'

interface Props {
  /** The first of the twelve months. */
  readonly from: Month
  readonly items: readonly YearItem[]
  readonly preferences: Preferences
  readonly settings: YearSettings
  readonly interaction: YearInteraction
  /** Size of the view in px: beside an open panel there is no room for the list of weeks. */
  readonly room: { readonly width: number; readonly height: number }
  readonly onOpenDay: (day: Day) => void
}

const WEEKS_FROM_WIDTH = 1100
/** Px above and below the seven rows of cells: bar, header, months; totals, legend, footer. */
const AROUND_CELLS = 412
/** As many of the busiest weeks as fit without scrolling. */
const MOST_WEEKS = 10
const WEEK_HEIGHT = 68
const AROUND_WEEKS = 56 + 56 + 34

/** How busy each day of the year is: 53 weeks by seven days. */
export function HeatView({ from, items, preferences, settings, interaction, room, onOpenDay }: Props) {
  const { weekStart, holidays, rules } = preferences
  const { metric, scale } = settings
  const load = useMemo(() => density(items, { from, metric, scale, rules }), [items, from, metric, scale, rules])
  const grid = useMemo(() => heatGrid(load, weekStart), [load, weekStart])
  const listed = Math.min(MOST_WEEKS, Math.max(3, Math.floor((room.height - AROUND_WEEKS) / WEEK_HEIGHT)))
  const weeks = useMemo(() => fullestWeeks(load, weekStart, listed), [load, weekStart, listed])
  const labels = useDayLabels({ items, from, holidays, metric, scale, rules })
  const { first, last } = twelveMonths(from)
  const { found, marked } = interaction
  const hits = useMemo(() => found && daysOf(marked ? [marked] : found, first, last), [found, marked, first, last])
  const hasWeeks = room.width >= WEEKS_FROM_WIDTH
  const cell = Math.min(54, Math.max(30, Math.floor((room.height - AROUND_CELLS) / 7) - 2))
  return (
    <div className={classNames(styles['heat'], !hasWeeks && styles['withoutWeeks'])}>
      <div>
        <HeatHead load={load} settings={settings} />
        <HeatCells
          from={from}
          grid={grid}
          labels={labels}
          weekStart={weekStart}
          interaction={{ ...interaction, hits }}
          cell={cell}
        />
        <MonthTotals grid={grid} today={interaction.today} />
        <HeatLegend load={load} grid={grid} />
      </div>
      {hasWeeks ? <FullestWeeks weeks={weeks} onOpenDay={onOpenDay} /> : null}
      <HeatTable load={load} grid={grid} />
    </div>
  )
}
