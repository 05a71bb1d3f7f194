import { weekdayOf, type Day } from '@dodici/core/date'
import type { GridDay } from '@dodici/core/year'
import { classNames } from '../class-names.ts'
import type { CustomStyle } from '../custom-style.ts'
import type { Attention, StyleOf } from '../planner/drawing.ts'
import styles from './months.module.css'

interface Props {
  readonly day: GridDay
  readonly column: number
  readonly label: string | undefined
  readonly styleOf: StyleOf
  readonly attention: Pick<Attention, 'today' | 'focus' | 'selected'>
}

const SUNDAY = 6
const dotClasses = [[], ['dots'], ['dots', 'twoDots'], ['dots', 'threeDots']] as const

/** One day of a small month: number, up to three dots, a flag for a milestone. */
export const MonthDay = ({ day, column, label, styleOf, attention: { today, focus, selected } }: Props) => (
  <div
    role="gridcell"
    className={cellClass(day, today, selected)}
    style={{ gridColumn: column + 1, ...markStyle(day, styleOf) }}
    tabIndex={day.day === focus ? 0 : -1}
    aria-label={label}
    aria-current={day.day === today ? 'date' : undefined}
    aria-selected={day.day === selected ? true : undefined}
    data-day={day.day}
  >
    {day.day === today ? <span className={styles['tag']}>{day.date}</span> : day.date}
    {day.milestone ? <span className={styles['flag']} /> : null}
  </div>
)

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

function markStyle({ dots, milestone }: GridDay, styleOf: StyleOf): CustomStyle {
  const style: CustomStyle = milestone ? { '--flag': styleOf(milestone)['--c-edge'] } : {}
  for (const [index, item] of dots.entries()) style[dotNames[index] ?? '--dot'] = styleOf(item)['--c-edge']
  return style
}
