import type { MonthGrid, YearItem } from '@dodici/core/year'
import { useTranslation } from 'react-i18next'
import { classNames } from '../class-names.ts'
import { attentionIn, type YearAttention } from '../attention.ts'
import type { YearSettings } from '../settings/year-settings.ts'
import type { Preferences } from '../use-year.ts'
import { useDayLabels } from '../words/use-day-labels.ts'
import { MonthCard } from './month-card.tsx'
import styles from './months.module.css'
import { useMonths } from './use-months.ts'

interface Props {
  readonly year: number
  readonly items: readonly YearItem[]
  readonly preferences: Preferences
  readonly settings: YearSettings
  /** Size in px that the months have: under 1200 they stand in three columns. */
  readonly room: { readonly width: number; readonly height: number }
  readonly attention: YearAttention
}

const FOUR_COLUMNS_FROM = 1200
/** A bar of five pixels cannot show that it was found: the numbers of its days do. */
const NONE: readonly YearItem[] = []
/** Bar and footer. */
const AROUND = 90
/** Under this a month has no room for two bars below its numbers as they stand otherwise. */
const LOW_BELOW = 258
/** What stands beside the days of a row of months: gutters, gaps, and the insides of the months. */
const aroundDays = (columns: number): number => 32 + (columns - 1) * 12 + columns * 22
const WEEK_NUMBER = 18
/** A number of two digits, three dots beside it, and what keeps them apart. */
const NARROW_BELOW = 40

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
export function MonthsView({ year, items, preferences, settings, room, attention }: Props) {
  const { t } = useTranslation()
  const { weekStart, holidays, colorOf } = preferences
  const { weekNumbers, routineAsEvents: showsRoutine } = settings
  const { grids } = useMonths(items, { year, weekStart, holidays, showsRoutine })
  const labels = useDayLabels({ items, year, holidays, metric: 'count', scale: 'fixed' })
  const rows = room.width < FOUR_COLUMNS_FROM ? 4 : 3
  const columns = 12 / rows
  const isLow = (room.height - AROUND) / rows < LOW_BELOW
  const day = (room.width - aroundDays(columns)) / columns - (weekNumbers ? WEEK_NUMBER : 0)
  const isNarrow = day / 7 < NARROW_BELOW
  return (
    <div
      role="grid"
      aria-label={t('year.grid', { year })}
      className={classNames(
        styles['months'],
        rows === 4 && styles['threeColumns'],
        isLow && styles['low'],
        isNarrow && styles['narrow'],
        weekNumbers && styles['withNumbers'],
      )}
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
