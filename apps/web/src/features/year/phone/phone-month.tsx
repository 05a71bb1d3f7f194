import type { Day } from '@dodici/core/date'
import type { MonthGrid } from '@dodici/core/year'
import { memo } from 'react'
import { formatDay } from '../../../i18n/format.ts'
import { classNames } from '../class-names.ts'
import type { CustomStyle } from '../custom-style.ts'
import type { Interaction } from '../interaction.ts'
import type { EarlierMarks } from '../last-year/shown-earlier.ts'
import { MonthTitle } from './month-title.tsx'
import { PhoneDay } from './phone-day.tsx'
import styles from './phone.module.css'
import type { DayMarks } from './use-day-marks.ts'

interface Props extends Interaction {
  readonly grid: MonthGrid
  readonly view: 'months' | 'heat'
  readonly marks: ReadonlyMap<Day, DayMarks>
  readonly labels: readonly string[]
  readonly earlier: EarlierMarks
}

/** One month of the list: days with heat and category marks. */
export const PhoneMonth = memo(function PhoneMonth({ grid, view, marks, labels, earlier, ...interaction }: Props) {
  const name = formatDay(grid.first, grid.namesYear ? 'month-year' : 'month')
  const isCurrent = interaction.today >= grid.first && interaction.today < grid.first + labels.length
  const weeks = grid.weeks.filter(({ days }) => days.some(Boolean))
  const size: CustomStyle = { '--weeks': String(weeks.length) }
  return (
    <div
      role="rowgroup"
      aria-label={name}
      className={classNames(styles['month'], view === 'heat' && styles['far'])}
      style={size}
      data-month={grid.month}
    >
      <MonthTitle month={grid.month} name={name} isCurrent={isCurrent} eventCount={grid.eventCount} />
      {weeks.map(({ days }, index) => (
        <div key={index} role="row" className={styles['week']}>
          {days.map((day, column) =>
            day === null ? null : (
              <PhoneDay
                key={day.date}
                day={day}
                column={column}
                label={labels[day.day - grid.first]}
                marks={marks.get(day.day)}
                view={view}
                interaction={interaction}
                earlier={earlier?.get(day.day)}
              />
            ),
          )}
        </div>
      ))}
    </div>
  )
})
