import type { Day } from '@dodici/core/date'
import type { MonthRow } from '@dodici/core/year'
import { memo } from 'react'
import { classNames } from '../class-names.ts'
import { formatDay } from '../../../i18n/format.ts'
import { asHeading } from '../../../i18n/as-heading.ts'
import { monthCount } from '../words/month-count.ts'
import { DayCells } from './day-cells.tsx'
import type { Drawing } from './drawing.ts'
import type { Attention } from '../attention.ts'
import styles from './planner.module.css'
import { RowItems } from './row-items.tsx'

interface Props extends Attention {
  readonly row: MonthRow
  readonly drawing: Drawing
  readonly labels: readonly string[]
}

/** One month. It is drawn again when its own row object is another, or when today, focus or selection touch it. */
export const PlannerRow = memo(function PlannerRow({ row, drawing, labels, focus, selected, ...attention }: Props) {
  const { today, hits } = attention
  return (
    <div role="row" className={styles['row']}>
      <MonthName row={row} drawing={drawing} today={today} />
      <DayCells
        row={row}
        drawing={drawing}
        labels={labels}
        today={today}
        focus={focus}
        selected={selected}
        hits={hits}
      />
      <RowItems row={row} drawing={drawing} {...attention} />
    </div>
  )
})

interface NameProps {
  readonly row: MonthRow
  readonly drawing: Drawing
  readonly today: Day
}

function MonthName({ row, drawing, today }: NameProps) {
  const isPast = row.first + row.days.length <= today
  const isCurrent = !isPast && row.first <= today
  return (
    <div
      role="rowheader"
      className={classNames(styles['month'], isPast && styles['isPast'], isCurrent && styles['isCurrent'])}
    >
      {asHeading(formatDay(row.first, 'month'))}
      <small data-count>{monthCount(row, drawing.t)}</small>
    </div>
  )
}
