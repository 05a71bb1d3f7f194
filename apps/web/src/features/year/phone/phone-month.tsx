import type { Day } from '@dodici/core/date'
import type { GridWeek, MonthGrid } from '@dodici/core/year'
import { memo } from 'react'
import { useTranslation } from 'react-i18next'
import type { View } from '../../../address/calendar-address.ts'
import { formatDay } from '../../../i18n/format.ts'
import { classNames } from '../class-names.ts'
import type { Attention, ColorOf } from '../planner/drawing.ts'
import { asHeading } from '../../../i18n/as-heading.ts'
import { monthCount } from '../words/month-count.ts'
import { PhoneBar } from './phone-bar.tsx'
import { PhoneDay } from './phone-day.tsx'
import styles from './phone.module.css'
import type { DayMarks } from './use-day-marks.ts'

interface Props extends Attention {
  readonly grid: MonthGrid
  readonly view: View
  readonly marks: ReadonlyMap<Day, DayMarks>
  readonly labels: readonly string[]
  readonly colorOf: ColorOf
}

/** One month of the list. Its name stays in sight while its weeks pass. */
export const PhoneMonth = memo(function PhoneMonth({ grid, view, marks, labels, colorOf, ...attention }: Props) {
  const { t } = useTranslation()
  const name = formatDay(grid.first, 'month')
  const isCurrent = attention.today >= grid.first && attention.today < grid.first + labels.length
  return (
    <div role="rowgroup" aria-label={name} className={styles['month']} data-month={grid.month}>
      <div className={styles['title']} aria-hidden="true">
        <span className={isCurrent ? styles['isCurrent'] : undefined}>{asHeading(name)}</span>
        <small data-count>{monthCount(grid, t)}</small>
      </div>
      {grid.weeks
        .filter(({ days }) => days.some(Boolean))
        .map((week, index) => (
          <div key={index} role="row" className={classNames(styles['week'], view === 'planner' && styles['withBars'])}>
            <Days
              week={week}
              first={grid.first}
              view={view}
              marks={marks}
              labels={labels}
              attention={attention}
              colorOf={colorOf}
            />
            {view === 'planner'
              ? week.bars.map((bar, place) => (
                  <PhoneBar key={place} bar={bar} color={colorOf(bar.item)} attention={attention} />
                ))
              : null}
          </div>
        ))}
    </div>
  )
})

interface DaysProps extends Pick<Props, 'view' | 'marks' | 'labels' | 'colorOf'> {
  readonly week: GridWeek
  readonly first: Day
  readonly attention: Attention
}

const Days = ({ week, first, marks, labels, ...rest }: DaysProps) =>
  week.days.map((day, column) =>
    day === null ? null : (
      <PhoneDay
        key={day.date}
        day={day}
        column={column}
        label={labels[day.day - first]}
        marks={marks.get(day.day)}
        {...rest}
      />
    ),
  )
