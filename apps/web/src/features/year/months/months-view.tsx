import type { MonthGrid, YearItem } from '@dodici/core/year'
import { useTranslation } from 'react-i18next'
import { classNames } from '../class-names.ts'
import { attentionIn, type YearAttention } from '../attention.ts'
import type { Preferences } from '../use-year.ts'
import { useDayLabels } from '../words/use-day-labels.ts'
import { MonthCard } from './month-card.tsx'
import styles from './months.module.css'
import { useMonths } from './use-months.ts'

interface Props {
  readonly year: number
  readonly items: readonly YearItem[]
  readonly preferences: Preferences
  readonly showsRoutine: boolean
  /** Size in px that the months have: under 1200 they stand in three columns. */
  readonly room: { readonly width: number; readonly height: number }
  readonly attention: YearAttention
}

const FOUR_COLUMNS_FROM = 1200
/** A bar of five pixels cannot show that it was found: the numbers of its days do. */
const NONE: readonly YearItem[] = []
/** Bar and footer. */
const AROUND = 90
const LOW_BELOW = 225

/** Tells whether an item is drawn in a month: as a bar, a dot or a flag. */
const holderOf =
  ({ weeks }: MonthGrid) =>
  (id: string): boolean =>
    weeks.some(
      ({ bars, days }) =>
        bars.some(({ item }) => item.id === id) ||
        days.some((day) => day?.milestone?.id === id || day?.dots.some((item) => item.id === id)),
    )

/** Twelve small months: bars for what lasts, dots for what happens on a day. */
export function MonthsView({ year, items, preferences, showsRoutine, room, attention }: Props) {
  const { t } = useTranslation()
  const { weekStart, holidays, colorOf } = preferences
  const { grids } = useMonths(items, { year, weekStart, holidays, showsRoutine })
  const labels = useDayLabels({ items, year, holidays, metric: 'count', scale: 'fixed' })
  const rows = room.width < FOUR_COLUMNS_FROM ? 4 : 3
  const isLow = (room.height - AROUND) / rows < LOW_BELOW
  return (
    <div
      role="grid"
      aria-label={t('year.grid', { year })}
      className={classNames(styles['months'], rows === 4 && styles['threeColumns'], isLow && styles['low'])}
    >
      {grids.map((grid, index) => {
        const last = grid.first + (labels[index]?.length ?? 31) - 1
        return (
          <MonthCard
            key={grid.month}
            grid={grid}
            labels={labels[index] ?? []}
            weekStart={weekStart}
            colorOf={colorOf}
            t={t}
            {...attentionIn(attention, {
              first: grid.first,
              last,
              holdsItem: holderOf(grid),
              drawn: grid,
              items: NONE,
            })}
          />
        )
      })}
    </div>
  )
}
