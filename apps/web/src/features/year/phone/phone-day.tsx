import type { GridDay } from '@dodici/core/year'
import type { CSSProperties } from 'react'
import { formatNumber } from '../../../i18n/format.ts'
import { classNames } from '../class-names.ts'
import type { CustomStyle } from '../custom-style.ts'
import { levelClass } from '../heat/level-class.ts'
import type { Interaction } from '../interaction.ts'
import { dayState } from './day-state.ts'
import styles from './phone.module.css'
import type { DayMarks } from './use-day-marks.ts'

interface Props {
  readonly day: GridDay
  readonly column: number
  readonly label: string | undefined
  readonly marks: DayMarks | undefined
  readonly view: 'months' | 'heat'
  readonly interaction: Interaction
  /** How the year before is marked here. */
  readonly earlier: CSSProperties | undefined
}

/** One day: in months its heat and categories, in the heatmap its heat and number. */
export function PhoneDay({ day, column, label, marks, view, interaction, earlier }: Props) {
  const { today, focus, selected } = interaction
  const shown = view === 'months' ? marksOf(marks) : numberOf(marks)
  return (
    <div
      role="gridcell"
      className={classNames(
        styles['day'],
        styles['heat'],
        levelClass(marks?.level ?? null),
        shown.className,
        dayState(day, interaction),
      )}
      style={{ gridColumn: column + 1, ...shown.style, ...earlier }}
      tabIndex={day.day === focus ? 0 : -1}
      aria-label={label}
      aria-current={day.day === today ? 'date' : undefined}
      aria-selected={day.day === selected ? true : undefined}
      data-day={day.day}
      data-value={shown.value}
    >
      {day.date}
    </div>
  )
}

/** What a cell shows beside its date. */
interface CellLook {
  readonly className?: string
  readonly style?: CustomStyle
  readonly value?: string | undefined
}

const numberOf = (marks: DayMarks | undefined): CellLook => ({
  value: marks?.level ? formatNumber(marks.value) : undefined,
})

const markClasses = ['', 'one', 'two', 'three'] as const
const names = ['--mark', '--mark-2', '--mark-3'] as const

/** Marks are shadows of a single pseudo-element: a phone draws 365 cells and nothing more. */
function marksOf(marks: DayMarks | undefined): CellLook {
  const inks = marks?.categories ?? []
  const style: CustomStyle = {}
  for (const [index, ink] of inks.entries()) style[names[index] ?? '--mark'] = ink
  return { className: classNames(inks.length > 0 && styles['marks'], styles[markClasses[inks.length] ?? '']), style }
}
