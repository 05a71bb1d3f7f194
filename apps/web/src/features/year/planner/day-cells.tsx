import { isoWeekOf, type Day } from '@dodici/core/date'
import type { MonthRow, PlannerDay, YearItem } from '@dodici/core/year'
import { memo } from 'react'
import { categoryInks } from '../../../ui/category-inks.ts'
import { classNames } from '../class-names.ts'
import type { CustomStyle } from '../custom-style.ts'
import { formatDay } from '../../../i18n/format.ts'
import type { Hits } from '../found/hits.ts'
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
  readonly hits: Hits | null
}

/** The strip of a month's days: paper, numbers, dots, `+n`. */
export const DayCells = memo(function DayCells({ row, drawing, labels, today, focus, selected, hits }: Props) {
  return (
    <div
      role="presentation"
      className={classNames(planner['strip'], styles['cells'], drawing.geometry.isCompact && styles['compact'])}
      style={{ left: row.left, width: row.width }}
    >
      {row.days.map((day, index) => (
        <div
          key={day.date}
          role="gridcell"
          className={classNames(cellClass(day, today, selected), hits?.days.has(day.day) && styles['hit'])}
          style={dayStyle(day, { left: day.left - row.left, today, drawing })}
          tabIndex={day.day === focus ? 0 : -1}
          aria-label={labels[index]}
          aria-current={day.day === today ? 'date' : undefined}
          aria-selected={day.day === selected ? true : undefined}
          data-day={day.day}
          data-note={noteOf(day, drawing)}
        >
          {day.day === today ? <span className={styles['tag']}>{day.date}</span> : day.date}
        </div>
      ))}
      <span className={styles['mores']} aria-hidden="true">
        {row.days.map((day) => (
          <span
            key={day.date}
            className={classNames(styles['more'], hits?.days.has(day.day) && styles['hit'])}
            style={{ right: row.left + row.width - day.left - day.width }}
          >
            {moreOf(day, today, drawing)}
          </span>
        ))}
      </span>
    </div>
  )
})

function cellClass(day: PlannerDay, today: Day, selected: Day | null): string {
  return classNames(
    styles['day'],
    day.holiday === null ? day.isWeekend && styles['weekend'] : styles['holiday'],
    isRed(day) && styles['red'],
    showsDots(day) && styles['dots'],
    showsDots(day) && day.dots.length > 1 && styles['twoDots'],
    day.day < today && styles['past'],
    day.day === today && styles['today'],
    day.day === selected && styles['selected'],
  )
}

const isRed = (day: PlannerDay): boolean => day.weekday === 6 || day.holiday !== null

/** `+n` takes the place of the dots. */
const showsDots = ({ hidden, dots }: PlannerDay): boolean => hidden === 0 && dots.length > 0

interface Placed {
  readonly left: number
  readonly today: Day
  readonly drawing: Drawing
}

/** Place and dots. What is past is paler. */
function dayStyle({ day, width, hidden, dots }: PlannerDay, { left, today, drawing }: Placed): CustomStyle {
  const style: CustomStyle = { left, width }
  if (hidden > 0) return style
  const color = (item: YearItem) => categoryInks(drawing.colorOf(item), day < today ? 'past' : 'coming').edge
  if (dots[0]) style['--dot'] = color(dots[0])
  if (dots[1]) style['--dot-2'] = color(dots[1])
  return style
}

/**
 * `+n`, as far as it finds room beside the number of the day, and beside the tag of today none. The cell's label and the
 * day's panel count them all. It stands over the cells, because what is written in a cell would have to be part of its
 * label; and its element is always there: to make and to drop 365 of them, or as many pseudo-elements, is a third of a
 * filter's time.
 */
function moreOf({ day, hidden }: PlannerDay, today: Day, { geometry }: Drawing): string {
  if (hidden === 0 || (geometry.isCompact && day === today)) return ''
  const most = geometry.isCompact ? 9 : 99
  return hidden > most ? `${most}+` : `+${hidden}`
}

/**
 * What is noted behind the number: the weekday under dates, the number of the week on its first day in the row. Drawn
 * and not written, because the cell is called by its date.
 */
function noteOf(day: PlannerDay, { geometry, weekNumbers, t }: Drawing): string | undefined {
  const isFull = day.hidden > 0
  if (geometry.align === 'date') return isFull && geometry.isCompact ? undefined : formatDay(day.day, 'weekday-narrow')
  const beginsWeek = day.column % 7 === 0 || day.date === 1
  if (!weekNumbers || !beginsWeek || isFull || geometry.isCompact) return undefined
  // With weeks from Sunday, the number is that of the Monday to come: most of the row's week lies in it.
  return t('year.weekShort', { week: isoWeekOf(day.weekday === 6 ? day.day + 1 : day.day).week })
}
