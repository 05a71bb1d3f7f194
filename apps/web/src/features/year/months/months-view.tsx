import { formatMonths } from '../../../i18n/format-months.ts'
import type { Month } from '@dodici/core/date'
import type { MonthGrid, YearItem } from '@dodici/core/year'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { classNames } from '../class-names.ts'
import { interactionIn, type YearInteraction } from '../interaction.ts'
import { useEarlierMarks } from '../last-year/shown-earlier.ts'
import type { YearSettings } from '../settings/year-settings.ts'
import type { Preferences } from '../use-year.ts'
import { useDayLabels } from '../words/use-day-labels.ts'
import { MonthCard } from './month-card.tsx'
import styles from './months.module.css'
import { useMonths } from './use-months.ts'

interface Props {
  /** The first of the twelve months. */
  readonly from: Month
  readonly items: readonly YearItem[]
  /** Those that the labels count: without what is offered, so that the labels stay while a line is typed. */
  readonly counted: readonly YearItem[]
  readonly preferences: Preferences
  readonly settings: YearSettings
  /** Size of the view in px; below 1200 there are three columns. */
  readonly room: { readonly width: number; readonly height: number }
  readonly interaction: YearInteraction
}

const FOUR_COLUMNS_FROM = 1200
/** A bar of five pixels cannot be marked as a hit, so its days' numbers are. */
const NONE: readonly YearItem[] = []
/** Bar and footer. */
const AROUND = 90
/** Below this height two bars fit into a month only with tighter spacing. */
const LOW_BELOW = 258
/** Px beside a row's days: gutters, gaps, paddings. */
const aroundDays = (columns: number): number => 32 + (columns - 1) * 12 + columns * 22
const WEEK_NUMBER = 18
/** Px of a two-digit number, three dots, and spacing. */
const NARROW_BELOW = 40

/** Whether an item is drawn in a month: as a bar, a dot or a flag. */
const holderOf =
  ({ weeks }: MonthGrid) =>
  (id: string): boolean =>
    weeks.some(
      ({ bars, days }) =>
        bars.some(({ item }) => item.id === id) ||
        days.some((day) => day?.milestone?.id === id || day?.dots.some((item) => item.id === id)),
    )

/** Twelve small months: bars for spans, dots for single days. */
export function MonthsView({ from, items, counted, preferences, settings, room, interaction }: Props) {
  const { t } = useTranslation()
  const { weekStart, holidays, colorOf, rules } = preferences
  const { weekNumbers, routineAsEvents: showsRoutine } = settings
  const { grids } = useMonths(items, { from, weekStart, holidays, showsRoutine })
  const labels = useDayLabels({ items: counted, from, holidays, metric: 'count', scale: 'fixed', rules })
  const earlier = useEarlierMarks(from)
  const rows = room.width < FOUR_COLUMNS_FROM ? 4 : 3
  const columns = 12 / rows
  const isLow = (room.height - AROUND) / rows < LOW_BELOW
  const day = (room.width - aroundDays(columns)) / columns - (weekNumbers ? WEEK_NUMBER : 0)
  const isNarrow = day / 7 < NARROW_BELOW
  return (
    <div
      role="grid"
      aria-label={t('year.grid', { year: formatMonths(from) })}
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
            earlier={earlier}
            {...interactionIn(interaction, {
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
