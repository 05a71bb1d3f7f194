import { monthOf, startOfWeek, type Day, type Month, type WeekStart } from '@dodici/core/date'
import { type HeatCell, type HeatGrid, weekdayOfColumn } from '@dodici/core/year'
import { memo, type CSSProperties } from 'react'
import { formatDay } from '../../../i18n/format.ts'
import { formatMonths } from '../../../i18n/format-months.ts'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { classNames } from '../class-names.ts'
import type { YearInteraction } from '../interaction.ts'
import type { CustomStyle } from '../custom-style.ts'
import { useEarlierMarks } from '../last-year/shown-earlier.ts'
import type { YearLabels } from '../words/year-labels.ts'
import { levelClass } from './level-class.ts'
import styles from './heat.module.css'

/** Days with search hits, instead of items. */
interface HeatInteraction extends Pick<YearInteraction, 'today' | 'focus' | 'selected'> {
  readonly hits: ReadonlySet<Day> | null
}

interface Props {
  /** The first of the twelve months. */
  readonly from: Month
  readonly grid: HeatGrid
  readonly labels: YearLabels
  readonly weekStart: WeekStart
  readonly interaction: HeatInteraction
  /** Height of a cell in px. */
  readonly cell: number
}

const A_MONDAY = startOfWeek(0)
const SUNDAY = 6

/** One column per week, one row per weekday. */
export function HeatCells({ from, grid, labels, weekStart, interaction, cell }: Props) {
  const { t } = useTranslation()
  const earlier = useEarlierMarks(from)
  const sizes: CustomStyle = { '--columns': String(grid.columns), '--cell': `${cell}px` }
  return (
    <div className={styles['grid']} style={sizes}>
      <MonthNames grid={grid} today={interaction.today} />
      <div role="grid" aria-label={t('year.grid', { year: formatMonths(from) })} className={styles['cells']}>
        {Array.from({ length: 7 }, (_, row) => (
          <div key={row} role="row" className={styles['row']}>
            <WeekdayName weekday={weekdayOfColumn(row, weekStart)} />
            {grid.cells
              .filter((place) => place.row === row)
              .map((place) =>
                drawCell(place, labels[monthOf(place.day) - from]?.[place.date - 1], {
                  ...interaction,
                  earlier: earlier?.get(place.day),
                }),
              )}
          </div>
        ))}
        <MonthBorders grid={grid} />
      </div>
    </div>
  )
}

function WeekdayName({ weekday }: { readonly weekday: number }) {
  return (
    <span role="rowheader" className={classNames(styles['weekday'], weekday === SUNDAY && styles['sunday'])}>
      {formatDay(A_MONDAY + weekday, 'weekday-short')}
    </span>
  )
}

// A function and not a component: React keeps a record of each component, and there are 365 of these.
const drawCell = (
  place: HeatCell,
  label: string | undefined,
  { today, focus, selected, hits, earlier }: HeatInteraction & { readonly earlier: CSSProperties | undefined },
) => (
  <div
    key={place.column}
    role="gridcell"
    className={classNames(
      styles['day'],
      levelClass(place.level),
      place.day === today && styles['today'],
      place.day === selected && styles['selected'],
      hits?.has(place.day) && styles['hit'],
    )}
    style={{ gridColumn: place.column + 1, ...earlier }}
    tabIndex={place.day === focus ? 0 : -1}
    aria-label={label}
    aria-current={place.day === today ? 'date' : undefined}
    aria-selected={place.day === selected ? true : undefined}
    data-day={place.day}
  >
    {place.date}
  </div>
)

interface NamesProps {
  readonly grid: HeatGrid
  readonly today: Day
}

function MonthNames({ grid, today }: NamesProps) {
  const now = monthOf(today)
  return (
    <div className={styles['months']} aria-hidden="true">
      {grid.months.map(({ month, first, labelColumn }) => (
        <span
          key={month}
          className={monthOf(first) === now ? styles['isCurrent'] : undefined}
          style={{ left: `${(labelColumn / grid.columns) * 100}%` }}
        >
          {formatDay(first, 'month-short')}
        </span>
      ))}
    </div>
  )
}

/** Lines between months, with a step where a month begins inside a week. */
const MonthBorders = memo(function MonthBorders({ grid }: { readonly grid: HeatGrid }) {
  return (
    <svg
      className={styles['borders']}
      viewBox={`0 0 ${grid.columns} 7`}
      preserveAspectRatio="none"
      aria-hidden="true"
      focusable="false"
    >
      {grid.months.map(({ month, border }) =>
        border.length === 0 ? null : <polyline key={month} points={border.map((point) => point.join()).join(' ')} />,
      )}
    </svg>
  )
})
