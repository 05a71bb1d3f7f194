import { weekdayOf } from '@dodici/core/date'
import type { GridDay } from '@dodici/core/year'
import type { View } from '../../../address/calendar-address.ts'
import { formatNumber } from '../../../i18n/format.ts'
import { categoryInks } from '../../../ui/category-inks.ts'
import { classNames } from '../class-names.ts'
import type { CustomStyle } from '../custom-style.ts'
import { levelClass } from '../heat/level-class.ts'
import type { Attention, ColorOf } from '../planner/drawing.ts'
import styles from './phone.module.css'
import type { DayMarks } from './use-day-marks.ts'

interface Props {
  readonly day: GridDay
  readonly column: number
  readonly label: string | undefined
  readonly marks: DayMarks | undefined
  readonly view: View
  readonly attention: Attention
  readonly colorOf: ColorOf
}

const SUNDAY = 6

/** One day: in the months its heat and its categories, in the heatmap its heat and number, in the planner its dots. */
export function PhoneDay({ day, column, label, marks, view, attention, colorOf }: Props) {
  const { today, focus, selected } = attention
  return (
    <div
      role="gridcell"
      className={classNames(
        styles['day'],
        groundClass(day, marks, view),
        markClass(day, marks, view),
        stateClass(day, attention),
      )}
      style={{ gridColumn: column + 1, ...markStyle(day, { marks, view, colorOf }) }}
      tabIndex={day.day === focus ? 0 : -1}
      aria-label={label}
      aria-current={day.day === today ? 'date' : undefined}
      aria-selected={day.day === selected ? true : undefined}
      data-day={day.day}
      data-value={view === 'heat' && marks?.level ? formatNumber(marks.value) : undefined}
    >
      {day.date}
    </div>
  )
}

function stateClass({ day, holiday }: GridDay, { today, selected, hits }: Attention): string {
  return classNames(
    (holiday !== null || weekdayOf(day) === SUNDAY) && styles['red'],
    day < today && styles['past'],
    day === today && styles['today'],
    day === selected && styles['selected'],
    hits?.days.has(day) && styles['hit'],
  )
}

/** Heat, or the paper of the planner. */
function groundClass(day: GridDay, marks: DayMarks | undefined, view: View): string | undefined {
  if (view !== 'planner') return classNames(levelClass(marks?.level ?? null), styles['heat'])
  if (day.holiday !== null) return styles['holiday']
  return day.isWeekend ? styles['weekend'] : styles['paper']
}

const markClasses = ['', 'one', 'two', 'three'] as const

/** Marks and dots are shadows of a single pseudo-element: a phone draws 365 cells, and nothing more. */
function markClass({ dots }: GridDay, marks: DayMarks | undefined, view: View): string | undefined {
  if (view === 'heat') return undefined
  const count = view === 'planner' ? dots.length : (marks?.categories.length ?? 0)
  return classNames(count > 0 && styles[view === 'planner' ? 'dots' : 'marks'], styles[markClasses[count] ?? ''])
}

const names = ['--mark', '--mark-2', '--mark-3'] as const

interface Marked {
  readonly marks: DayMarks | undefined
  readonly view: View
  readonly colorOf: ColorOf
}

function markStyle({ dots }: GridDay, { marks, view, colorOf }: Marked): CustomStyle {
  const inks =
    view === 'planner' ? dots.map((item) => categoryInks(colorOf(item), 'coming').edge) : (marks?.categories ?? [])
  const style: CustomStyle = {}
  for (const [index, ink] of inks.entries()) style[names[index] ?? '--mark'] = ink
  return style
}
