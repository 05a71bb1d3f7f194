import { dayOf, partsOf, startOfWeek, type Day, type WeekStart } from '@dodici/core/date'
import { weekdayOfColumn, type HeatCell, type HeatGrid } from '@dodici/core/year'
import { memo } from 'react'
import { useTranslation } from 'react-i18next'
import { formatDay } from '../../../i18n/format.ts'
import { classNames } from '../class-names.ts'
import type { Attention } from '../planner/drawing.ts'
import type { CustomStyle } from '../custom-style.ts'
import type { YearLabels } from '../words/year-labels.ts'
import { levelClass } from './level-class.ts'
import { MonthBorders } from './month-borders.tsx'
import styles from './heat.module.css'

interface Props {
  readonly year: number
  readonly grid: HeatGrid
  readonly labels: YearLabels
  readonly weekStart: WeekStart
  readonly attention: Attention
  /** Height of a cell in px. */
  readonly cell: number
}

const A_MONDAY = startOfWeek(0)
const SUNDAY = 6

/** A column a week, a row a weekday. */
export function HeatCells({ year, grid, labels, weekStart, attention, cell }: Props) {
  const { t } = useTranslation()
  const sizes: CustomStyle = { '--columns': String(grid.columns), '--cell': `${cell}px` }
  const { today, focus, selected } = attention
  return (
    <div className={styles['grid']} style={sizes}>
      <MonthNames grid={grid} year={year} today={today} />
      <div role="grid" aria-label={t('year.grid', { year })} className={styles['cells']}>
        {Array.from({ length: 7 }, (_, row) => (
          <div key={row} role="row" className={styles['row']}>
            <WeekdayName weekday={weekdayOfColumn(row, weekStart)} />
            {grid.cells
              .filter((place) => place.row === row)
              .map((place) => (
                <Cell
                  key={place.column}
                  place={place}
                  label={labels[place.month - 1]?.[place.date - 1]}
                  isToday={place.day === today}
                  isFocus={place.day === focus}
                  isSelected={place.day === selected}
                />
              ))}
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

interface CellProps {
  readonly place: HeatCell
  readonly label: string | undefined
  readonly isToday: boolean
  readonly isFocus: boolean
  readonly isSelected: boolean
}

const Cell = memo(function Cell({ place, label, isToday, isFocus, isSelected }: CellProps) {
  return (
    <div
      role="gridcell"
      className={classNames(
        styles['day'],
        levelClass(place.level),
        isToday && styles['today'],
        isSelected && styles['selected'],
      )}
      style={{ gridColumn: place.column + 1 }}
      tabIndex={isFocus ? 0 : -1}
      aria-label={label}
      aria-current={isToday ? 'date' : undefined}
      aria-selected={isSelected ? true : undefined}
      data-day={place.day}
    >
      {place.date}
    </div>
  )
})

interface NamesProps {
  readonly grid: HeatGrid
  readonly year: number
  readonly today: Day
}

function MonthNames({ grid, year, today }: NamesProps) {
  const now = partsOf(today)
  return (
    <div className={styles['months']} aria-hidden="true">
      {grid.months.map(({ month, labelColumn }) => (
        <span
          key={month}
          className={now.year === year && now.month === month ? styles['isCurrent'] : undefined}
          style={{ left: `${(labelColumn / grid.columns) * 100}%` }}
        >
          {formatDay(dayOf(year, month, 1), 'month-short')}
        </span>
      ))}
    </div>
  )
}
