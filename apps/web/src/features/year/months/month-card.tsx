import { isoWeekOf, weekdayOf, type Day, type WeekStart } from '@dodici/core/date'
import type { GridBar, GridWeek, MonthGrid } from '@dodici/core/year'
import { memo } from 'react'
import { formatDay } from '../../../i18n/format.ts'
import { categoryStyle, type CategoryStyle } from '../../../ui/category-color.ts'
import { classNames } from '../class-names.ts'
import { drawnEnds } from '../board/drawn-ends.ts'
import { interactionClasses } from '../board/item-look.ts'
import { MonthCount } from '../board/month-count.tsx'
import type { Interaction } from '../interaction.ts'
import type { EarlierMarks } from '../last-year/shown-earlier.ts'
import type { ColorOf } from '../year-items.ts'
import { asHeading } from '../../../i18n/as-heading.ts'
import { drawMonthDay } from './month-day.tsx'
import styles from './months.module.css'
import { WeekdayLetters } from './weekday-letters.tsx'

interface Props extends Interaction, Pick<WeekProps, 'earlier'> {
  readonly grid: MonthGrid
  /** Labels of the days. */
  readonly labels: readonly string[]
  readonly weekStart: WeekStart
  readonly colorOf: ColorOf
}

/** One small month. Redrawn only if it, or the attention in it, changes. */
export const MonthCard = memo(function MonthCard({ grid, labels, weekStart, colorOf, earlier, ...interaction }: Props) {
  const isCurrent = interaction.today >= grid.first && interaction.today < grid.first + labels.length
  const name = formatDay(grid.first, grid.namesYear ? 'month-year' : 'month')
  return (
    <div role="rowgroup" aria-label={name} className={styles['month']}>
      <div role="row" className={classNames(styles['title'], isCurrent && styles['isCurrent'])}>
        <div role="rowheader">
          <span>{asHeading(name)}</span>
          <MonthCount month={grid.month} events={grid.eventCount} />
        </div>
      </div>
      <WeekdayLetters weekStart={weekStart} className={styles['letters']} sundayClass={styles['sunday']} />
      {grid.weeks.map((week, index) => (
        <Week key={index} week={week} first={grid.first} {...{ labels, colorOf, interaction, earlier }} />
      ))}
    </div>
  )
})

interface WeekProps {
  readonly week: GridWeek
  readonly first: Day
  readonly labels: readonly string[]
  readonly colorOf: ColorOf
  readonly interaction: Interaction
  readonly earlier: EarlierMarks
}

/**
 * ISO 8601 numbers. For weeks that begin on Sunday, that of the following Monday, because most of the week is in it.
 */
function numberOf({ days }: GridWeek): number | undefined {
  const column = days.findIndex((day) => day !== null)
  const first = days[column]?.day
  if (first === undefined) return undefined
  return isoWeekOf(column === 0 && weekdayOf(first) === SUNDAY ? first + 1 : first).week
}

const SUNDAY = 6

/** Months with fewer than six weeks are as high as the others. */
const Week = ({ week, first, labels, colorOf, interaction, earlier }: WeekProps) => (
  <div role={week.days.some(Boolean) ? 'row' : 'presentation'} className={styles['week']} data-week={numberOf(week)}>
    {week.days.map((day, column) =>
      day === null
        ? null
        : drawMonthDay(day, {
            column,
            label: labels[day.day - first],
            colorOf,
            interaction,
            earlier: earlier?.get(day.day),
          }),
    )}
    {week.bars.map((bar, index) => (
      <WeekBar key={index} bar={bar} color={categoryStyle(colorOf(bar.item))} interaction={interaction} />
    ))}
  </div>
)

interface BarProps {
  readonly bar: GridBar
  readonly color: CategoryStyle
  readonly interaction: Interaction
}

/** A bar keeps 2 px from neighbouring days; where it continues it reaches the edge. */
function WeekBar({ bar, color, interaction }: BarProps) {
  const { item, fromColumn, toColumn, lane, continuesBefore, continuesAfter } = bar
  const before = continuesBefore ? 0 : 2
  const after = continuesAfter ? 0 : 2
  return (
    <div
      aria-hidden="true"
      className={classNames(
        styles['bar'],
        lane > 0 && styles['upper'],
        continuesBefore && styles['fromBefore'],
        continuesAfter && styles['goesOn'],
        item.last < interaction.today && styles['past'],
        item.status === 'tentative' && styles['tentative'],
        ...interactionClasses(item.id, interaction, styles),
      )}
      style={{
        left: `calc(100% / 7 * ${fromColumn} + ${before}px)`,
        width: `calc(100% / 7 * ${toColumn - fromColumn + 1} - ${before + after}px)`,
        ...color,
      }}
      data-item={item.id}
      data-ends={drawnEnds(bar)}
    />
  )
}
