import { NUMBER_LINE, type TitledMonth as Month } from '@dodici/core/year'
import { memo } from 'react'
import { formatDay } from '../../../i18n/format.ts'
import { classNames } from '../class-names.ts'
import type { CustomStyle } from '../custom-style.ts'
import type { Interaction } from '../interaction.ts'
import type { ColorOf } from '../year-items.ts'
import { MonthTitle } from './month-title.tsx'
import phone from './phone.module.css'
import { drawBar, drawHolidayName } from './titled-bar.tsx'
import { drawTitledDay } from './titled-day.tsx'
import styles from './titled.module.css'

interface Props extends Interaction {
  readonly month: Month
  readonly labels: readonly string[]
  readonly colorOf: ColorOf
}

/** One month that fills the room: days with titles over them. Redrawn only if it, or the attention in it, changes. */
export const TitledMonth = memo(function TitledMonth({ month, labels, colorOf, ...interaction }: Props) {
  const { first, last, weeks, geometry } = month
  const name = formatDay(first, month.namesYear ? 'month-year' : 'month')
  const isCurrent = interaction.today >= first && interaction.today <= last
  const sizes: CustomStyle = {
    '--weeks': String(weeks.length),
    '--row': `${geometry.rowHeight}px`,
    '--lanes-top': `${NUMBER_LINE}px`,
    '--pitch': `${geometry.pitch}px`,
  }
  return (
    <div
      role="rowgroup"
      aria-label={name}
      className={classNames(phone['month'], styles['month'])}
      style={sizes}
      data-month={month.month}
    >
      <MonthTitle month={month.month} name={name} isCurrent={isCurrent} eventCount={month.eventCount} />
      {weeks.map(({ days, bars }, index) => (
        <div key={index} role="row" className={phone['week']}>
          {days.map((day, column) =>
            day === null ? null : drawTitledDay(day, { column, label: labels[day.day - first], interaction }),
          )}
          <div aria-hidden="true" className={styles['titles']}>
            {bars.map((bar, place) => drawBar(bar, place, { color: colorOf(bar.item), interaction }))}
            {days.map((day, column) => (day?.name ? drawHolidayName(day, column, interaction.today) : null))}
          </div>
        </div>
      ))}
    </div>
  )
})
