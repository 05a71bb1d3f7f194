import type { WeekStart } from '@dodici/core/date'
import { heatGrid, type Density } from '@dodici/core/year'
import { HeatHead } from '../heat/heat-head.tsx'
import { HeatLegend } from '../heat/heat-legend.tsx'
import { HeatTable } from '../heat/heat-table.tsx'
import type { YearSettings } from '../settings/year-settings.ts'
import styles from './phone.module.css'

/** Over the months of the heatmap: what is measured. */
export const PhoneHeatHead = ({ load, settings }: { readonly load: Density; readonly settings: YearSettings }) => (
  <div className={styles['heatHead']}>
    <HeatHead load={load} settings={settings} />
  </div>
)

/** Below them: what the colours mean. */
export function PhoneHeatFoot({ load, weekStart }: { readonly load: Density; readonly weekStart: WeekStart }) {
  const grid = heatGrid(load, weekStart)
  return (
    <div className={styles['heatFoot']}>
      <HeatLegend load={load} grid={grid} />
      <HeatTable load={load} grid={grid} />
    </div>
  )
}
