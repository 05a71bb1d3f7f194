import { startOfWeek, type WeekStart } from '@dodici/core/date'
import { weekdayOfColumn, type MonthRow, type YearLayout } from '@dodici/core/year'
import type { CustomStyle } from '../custom-style.ts'
import { formatDay } from '../../../i18n/format.ts'
import type { Drawing } from './drawing.ts'
import { attentionIn, type YearAttention } from '../attention.ts'
import { PlannerRow } from './planner-row.tsx'
import styles from './planner.module.css'

interface Props {
  readonly layout: YearLayout
  readonly drawing: Drawing
  /** What is said of each day, by month. */
  readonly labels: readonly (readonly string[])[]
  readonly attention: YearAttention
  readonly weekStart: WeekStart
}

/** Twelve rows, one a month: what lasts is a bar, what happens on a day is written. */
export function PlannerBoard({ layout, drawing, labels, attention, weekStart }: Props) {
  const { geometry, t } = drawing
  const sizes: CustomStyle = {
    '--row-height': `${geometry.rowHeight}px`,
    '--bar': `${geometry.bar}px`,
    '--bar-font': `${geometry.font}px`,
  }
  return (
    <div className={styles['planner']} style={sizes}>
      <ColumnNames drawing={drawing} weekStart={weekStart} />
      <div role="grid" aria-label={t('year.grid', { year: layout.options.year })}>
        {layout.rows.map((row, index) => (
          <PlannerRow
            key={row.month}
            row={row}
            drawing={drawing}
            labels={labels[index] ?? []}
            {...attentionIn(attention, spanOf(row))}
          />
        ))}
      </div>
    </div>
  )
}

const spanOf = (row: MonthRow) => ({
  first: row.first,
  last: row.first + row.days.length - 1,
  holdsItem: (id: string) => [...row.bars, ...row.moments].some(({ item }) => item.id === id),
  drawn: row,
  items: [...row.bars, ...row.moments].map(({ item }) => item),
})

/** The letters of the weekdays, or the numbers of the days. Each cell says its own date, so these are for the eye. */
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
