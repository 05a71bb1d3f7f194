import { formatMonths } from '../../../i18n/format-months.ts'
import type { Month, WeekStart } from '@dodici/core/date'
import { type Density, heatGrid, type YearItem } from '@dodici/core/year'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { useMonths } from '../months/use-months.ts'
import { interactionIn, type YearInteraction } from '../interaction.ts'
import { HeatHead } from '../heat/heat-head.tsx'
import { HeatLegend } from '../heat/heat-legend.tsx'
import { HeatTable } from '../heat/heat-table.tsx'
import { useEarlierMarks } from '../last-year/shown-earlier.ts'
import type { YearSettings } from '../settings/year-settings.ts'
import type { Preferences } from '../use-year.ts'
import { useDayLabels } from '../words/use-day-labels.ts'
import { PhoneMonth } from './phone-month.tsx'
import { PhoneWeekdays } from './phone-weekdays.tsx'
import styles from './phone.module.css'
import { useDayMarks } from './use-day-marks.ts'

interface Props {
  /** The first of the twelve months. */
  readonly from: Month
  readonly items: readonly YearItem[]
  readonly preferences: Preferences
  readonly settings: YearSettings
  readonly interaction: YearInteraction
  readonly view: 'months' | 'heat'
}

/** Hits are shown by their days. */
const NONE: readonly YearItem[] = []
const holdsNone = () => false
const byCount = { metric: 'count', scale: 'fixed' } as const

/** All twelve months as a heat list. */
export function PhoneMonths({ from, items, preferences, settings, interaction, view }: Props) {
  const { t } = useTranslation()
  const { weekStart, holidays, colorOf, colorBy, rules } = preferences
  const { metric, scale } = view === 'heat' ? settings : byCount
  const { grids } = useMonths(items, { from, weekStart, holidays, showsRoutine: settings.routineAsEvents })
  const labels = useDayLabels({ items, from, holidays, metric, scale, rules })
  const earlier = useEarlierMarks(from)
  const { load, marks } = useDayMarks({ items, from, metric, scale, rules, colorOf, colorBy })
  return (
    <>
      {view === 'heat' ? <PhoneHeatHead load={load} settings={settings} /> : null}
      <PhoneWeekdays weekStart={weekStart} />
      <div role="grid" aria-label={t('year.grid', { year: formatMonths(from) })}>
        {grids.map((grid, index) => {
          const last = grid.first + (labels[index]?.length ?? 31) - 1
          return (
            <PhoneMonth
              key={grid.month}
              grid={grid}
              view={view}
              marks={marks}
              labels={labels[index] ?? []}
              earlier={earlier}
              {...interactionIn(interaction, {
                first: grid.first,
                last,
                drawn: grid,
                items: NONE,
                holdsItem: holdsNone,
              })}
            />
          )
        })}
      </div>
      {view === 'heat' ? <PhoneHeatFoot load={load} weekStart={weekStart} /> : null}
    </>
  )
}

/** Above the heatmap's months: the measure. */
const PhoneHeatHead = ({ load, settings }: { readonly load: Density; readonly settings: YearSettings }) => (
  <div className={styles['heatHead']}>
    <HeatHead load={load} settings={settings} />
  </div>
)

/** Below them: the legend. */
function PhoneHeatFoot({ load, weekStart }: { readonly load: Density; readonly weekStart: WeekStart }) {
  const grid = heatGrid(load, weekStart)
  return (
    <div className={styles['heatFoot']}>
      <HeatLegend load={load} grid={grid} />
      <HeatTable load={load} grid={grid} />
    </div>
  )
}
