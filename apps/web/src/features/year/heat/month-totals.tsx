import { monthOf, type Day } from '@dodici/core/date'
import type { HeatGrid } from '@dodici/core/year'
import { formatDay, formatNumber } from '../../../i18n/format.ts'
import { levelClass } from './level-class.ts'
import { classNames } from '../class-names.ts'
import styles from './heat.module.css'

interface Props {
  readonly grid: HeatGrid
  readonly today: Day
}

/** Each month's total, which lists its events, and its days sorted by load. The table says the same to screen readers. */
export function MonthTotals({ grid, today }: Props) {
  const now = monthOf(today)
  // One size for all twelve, to be comparable: smaller if a total has four digits.
  const areLong = grid.months.some(({ total }) => Math.round(total) >= 1000)
  return (
    <div className={classNames(styles['totals'], areLong && styles['areLong'])} aria-hidden="true">
      {grid.months.map(({ month, first, total, strip }) => (
        <div key={month} className={monthOf(first) === now ? styles['isCurrent'] : undefined}>
          <button type="button" tabIndex={-1} className={styles['total']} data-count="" data-counted={month}>
            {formatNumber(Math.round(total))}
          </button>
          <span>{formatDay(first, 'month-short')}</span>
          <div className={styles['strip']}>
            {strip.map(({ level, days }) => (
              <i key={level ?? 'empty'} className={levelClass(level)} style={{ flex: days }} />
            ))}
          </div>
        </div>
      ))}
    </div>
  )
}
