import { isoWeekOf, type Day } from '@dodici/core/date'
import type { MonthRow, PlannerDay, YearItem } from '@dodici/core/year'
import { memo } from 'react'
import { classNames } from '../class-names.ts'
import type { CustomStyle } from '../custom-style.ts'
import { formatDay } from '../../../i18n/format.ts'
import styles from './day-cells.module.css'
import type { Drawing } from './drawing.ts'
import planner from './planner.module.css'

interface Props {
  readonly row: MonthRow
  readonly drawing: Drawing
  readonly labels: readonly string[]
  readonly today: Day
  readonly focus: Day | null
  readonly selected: Day | null
}

/** The strip of a month's days: paper, numbers, dots, `+n`. One element a day. */
export const DayCells = memo(function DayCells({ row, drawing, labels, today, focus, selected }: Props) {
  return (
    <div
      role="presentation"
      className={classNames(planner['strip'], drawing.geometry.isCompact && styles['compact'])}
      style={{ left: row.left, width: row.width }}
    >
      {row.days.map((day, index) => (
        <div
          key={day.date}
          role="gridcell"
          className={cellClass(day, { today, selected: day.day === selected, hasNote: hasNote(day, drawing) })}
          style={dayStyle(day, { left: day.left - row.left, today, drawing })}
          tabIndex={day.day === focus ? 0 : -1}
          aria-label={labels[index]}
          aria-current={day.day === today ? 'date' : undefined}
          aria-selected={day.day === selected ? true : undefined}
          data-day={day.day}
          data-more={day.hidden > 0 ? `+${day.hidden}` : undefined}
        >
          {day.day === today ? <span className={styles['tag']}>{day.date}</span> : day.date}
          {day.day !== today && hasNote(day, drawing) ? <DayNote day={day} drawing={drawing} /> : null}
        </div>
      ))}
    </div>
  )
})

function cellClass(day: PlannerDay, state: { today: Day; selected: boolean; hasNote: boolean }): string {
  return classNames(
    styles['day'],
    day.holiday === null ? day.isWeekend && styles['weekend'] : styles['holiday'],
    isRed(day) && styles['red'],
    ...markClasses(day),
    state.hasNote && styles['note'],
    day.day < state.today && styles['past'],
    day.day === state.today && styles['today'],
    state.selected && styles['selected'],
  )
}

const isRed = (day: PlannerDay): boolean => day.weekday === 6 || day.holiday !== null

/** `+n` takes the place of the dots. */
function markClasses({ hidden, dots }: PlannerDay): (string | undefined)[] {
  if (hidden > 0) return [styles['more']]
  return dots.length === 0 ? [] : [styles['dots'], dots.length > 1 ? styles['twoDots'] : undefined]
}

interface Placed {
  readonly left: number
  readonly today: Day
  readonly drawing: Drawing
}

/** Place and dots. What is past is paler. */
function dayStyle({ day, width, hidden, dots }: PlannerDay, { left, today, drawing }: Placed): CustomStyle {
  const style: CustomStyle = { left, width }
  if (hidden > 0) return style
  const color = (item: YearItem): string => {
    const edge = drawing.styleOf(item)['--c-edge']
    return day < today ? `color-mix(in srgb, ${edge} 55%, var(--dodici-surface))` : edge
  }
  if (dots[0]) style['--dot'] = color(dots[0])
  if (dots[1]) style['--dot-2'] = color(dots[1])
  return style
}

/** Whether a day has room for a note, and something to note: its weekday under dates, or the number of its week. */
function hasNote(day: PlannerDay, { geometry, weekNumbers }: Drawing): boolean {
  if (geometry.align === 'date') return day.hidden === 0 || !geometry.isCompact
  return weekNumbers && !geometry.isCompact && day.hidden === 0 && (day.column % 7 === 0 || day.date === 1)
}

function DayNote({ day, drawing }: { readonly day: PlannerDay; readonly drawing: Drawing }) {
  if (drawing.geometry.align === 'date') return <small>{formatDay(day.day, 'weekday-narrow')}</small>
  // With weeks from Sunday, the number is that of the Monday to come: most of the row's week lies in it.
  const { week } = isoWeekOf(day.weekday === 6 ? day.day + 1 : day.day)
  return <small>{drawing.t('year.weekShort', { week })}</small>
}
