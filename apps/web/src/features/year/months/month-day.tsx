import { weekdayOf, type Day } from '@dodici/core/date'
import type { GridDay, YearItem } from '@dodici/core/year'
import type { CSSProperties } from 'react'
import { categoryInks } from '../../../ui/category-inks.ts'
import { classNames } from '../class-names.ts'
import type { CustomStyle } from '../custom-style.ts'
import type { Interaction } from '../interaction.ts'
import type { ColorOf } from '../year-items.ts'
import { dotsOf } from '../board/dot-at.ts'
import { isOutstanding } from '../board/item-look.ts'
import styles from './months.module.css'

interface CellProps {
  readonly column: number
  readonly label: string | undefined
  readonly colorOf: ColorOf
  readonly interaction: Interaction
  /** How the year before is marked here. */
  readonly earlier: CSSProperties | undefined
}

const SUNDAY = 6
const dotClasses = [[], ['dots'], ['dots', 'twoDots'], ['dots', 'threeDots']] as const

/**
 * One day of a small month: number, up to three dots, a flag for a milestone. A function and not a component: React
 * keeps a record of each component, and there are 365 of these.
 */
export const drawMonthDay = (day: GridDay, { column, label, colorOf, interaction, earlier }: CellProps) => {
  const { today, focus, selected, hits } = interaction
  const ids = cornerOf(day).map(({ id }) => id)
  return (
    <div
      key={day.date}
      role="gridcell"
      className={classNames(
        cellClass(day, today, selected),
        hits?.days.has(day.day) && styles['hit'],
        ids.some((id) => isOutstanding(id, interaction)) && styles['open'],
      )}
      style={{ gridColumn: column + 1, ...markStyle(day, colorOf, interaction), ...earlier }}
      tabIndex={day.day === focus ? 0 : -1}
      aria-label={label}
      aria-current={day.day === today ? 'date' : undefined}
      aria-selected={day.day === selected ? true : undefined}
      data-day={day.day}
      data-dots={dotsOf(ids)}
      data-flag={day.milestone ? '' : undefined}
    >
      {day.day === today ? <span className={styles['tag']}>{day.date}</span> : day.date}
      {day.milestone ? <span className={styles['flag']} /> : null}
    </div>
  )
}

/** Marks in a day's corner, from the right. */
const cornerOf = ({ milestone, dots }: GridDay): readonly YearItem[] => (milestone ? [milestone, ...dots] : dots)

function cellClass(day: GridDay, today: Day, selected: Day | null): string {
  const isRed = day.holiday !== null || weekdayOf(day.day) === SUNDAY
  return classNames(
    styles['day'],
    day.holiday === null ? day.isWeekend && styles['weekend'] : styles['holiday'],
    isRed && styles['red'],
    ...(dotClasses[day.dots.length] ?? []).map((name) => styles[name]),
    day.milestone && styles['flagged'],
    day.day < today && styles['past'],
    day.day === selected && styles['selected'],
  )
}

const dotNames = ['--dot', '--dot-2', '--dot-3'] as const

function markStyle({ day, dots, milestone }: GridDay, colorOf: ColorOf, { today, lifted }: Interaction): CustomStyle {
  const inkOf = (item: YearItem) => {
    const ink = categoryInks(colorOf(item), day < today ? 'past' : 'coming').edge
    return lifted.has(item.id) ? `color-mix(in srgb, ${ink} 35%, transparent)` : ink
  }
  const style: CustomStyle = milestone ? { '--flag': inkOf(milestone) } : {}
  for (const [index, item] of dots.entries()) style[dotNames[index] ?? '--dot'] = inkOf(item)
  return style
}
