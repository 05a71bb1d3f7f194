import { startOfWeek, type WeekStart } from '@dodici/core/date'
import { weekdayOfColumn, type LaneRange, type MonthRow, type YearLayout } from '@dodici/core/year'
import { useLayoutEffect, useRef } from 'react'
import type { CustomStyle } from '../custom-style.ts'
import { formatDay } from '../../../i18n/format.ts'
import { formatMonths } from '../../../i18n/format-months.ts'
import type { Drawing, RowFacts } from './drawing.ts'
import { interactionIn, type YearInteraction } from '../interaction.ts'
import { showRows } from './drawn-rows.ts'
import type { Piece } from './piece.ts'
import styles from './planner.module.css'

/** A year as its rows are drawn. */
export interface DrawnYear {
  readonly layout: YearLayout
  readonly drawing: Drawing
  /** Labels of the days, by month. */
  readonly labels: readonly (readonly string[])[]
  readonly interaction: YearInteraction
  /** What was there a year before, by month; none where that is not shown. */
  readonly earlier?: readonly Piece[] | undefined
}

interface Props extends DrawnYear {
  readonly weekStart: WeekStart
  /** The lanes of each row that are drawn; null for all. */
  readonly lanes: readonly LaneRange[] | null
}

/** Twelve rows, one per month: bars for spans, titles for single days. */
export function PlannerBoard({ weekStart, lanes, ...year }: Props) {
  const { layout, drawing } = year
  const { t } = drawing
  // With as many lanes as are drawn.
  const { geometry } = layout.options
  const board = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    if (board.current) showRows(board.current, rowsOf(year, lanes))
  })
  const sizes: CustomStyle = {
    // In a narrower window it scrolls sideways.
    minWidth: geometry.width,
    '--row-height': `${geometry.rowHeight}px`,
    // Of an opened month, too.
    '--month-height': `${geometry.rowHeight}px`,
    '--row-gap': `${geometry.rowGap}px`,
    '--day-line': `${geometry.dayLine}px`,
    '--bar': `${geometry.bar}px`,
    '--bar-font': `${geometry.font}px`,
  }
  return (
    <div className={styles['planner']} style={sizes} data-opened={layout.openedRow ? '' : undefined}>
      <ColumnNames drawing={drawing} weekStart={weekStart} />
      <div ref={board} role="grid" aria-label={t('year.grid', { year: formatMonths(layout.options.from) })} />
    </div>
  )
}

/** Input of each row, with only the attention inside it. */
export const rowsOf = (
  { layout, drawing, labels, interaction, earlier }: DrawnYear,
  lanes: readonly LaneRange[] | null = null,
): RowFacts[] =>
  layout.rows.map((row, index) => ({
    row,
    drawing,
    labels: labels[index] ?? [],
    interaction: interactionIn(interaction, spanOf(row)),
    earlier: earlier?.[index] ?? null,
    lanes: lanes?.[index] ?? null,
  }))

const spanOf = (row: MonthRow) => ({
  first: row.first,
  last: row.first + row.days.length - 1,
  holdsItem: (id: string) => [...row.bars, ...row.moments].some(({ item }) => item.id === id),
  drawn: row,
  /** Used only by a search. */
  get items() {
    return [...row.bars, ...row.moments].map(({ item }) => item)
  },
})

/** Letters of weekdays, or numbers of days. Hidden from screen readers: each cell says its date. */
function ColumnNames({ drawing, weekStart }: { readonly drawing: Drawing; readonly weekStart: WeekStart }) {
  const { x, columns, align } = drawing.geometry
  const monday = startOfWeek(0)
  return (
    <div className={styles['weekdays']} aria-hidden="true">
      {Array.from({ length: columns }, (_, column) => {
        const weekday = weekdayOfColumn(column, weekStart)
        const name = align === 'date' ? column + 1 : formatDay(monday + weekday, 'weekday-narrow')
        const isSunday = align === 'weekday' && weekday === 6
        return (
          <span key={column} className={isSunday ? styles['sunday'] : undefined} style={{ left: x[column] }}>
            {name}
          </span>
        )
      })}
    </div>
  )
}
