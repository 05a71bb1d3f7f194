import type { HeatGrid } from '@dodici/core/year'
import { memo } from 'react'
import styles from './heat.module.css'

/** The lines between the months, with a step where a month begins inside a week. */
export const MonthBorders = memo(function MonthBorders({ grid }: { readonly grid: HeatGrid }) {
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
