import type { TitledDay } from '@dodici/core/year'
import { classNames } from '../class-names.ts'
import type { Interaction } from '../interaction.ts'
import { dayState } from './day-state.ts'
import phone from './phone.module.css'
import styles from './titled.module.css'

interface CellProps {
  readonly column: number
  readonly label: string | undefined
  readonly interaction: Interaction
}

/**
 * One day of a month with titles: background, number, `+n`. A function and not a component, because there are 365 of
 * these.
 */
export const drawTitledDay = (day: TitledDay, { column, label, interaction }: CellProps) => (
  <div
    key={day.date}
    role="gridcell"
    className={classNames(phone['day'], styles['day'], styles[backgroundOf(day)], dayState(day, interaction))}
    style={{ gridColumn: column + 1 }}
    tabIndex={day.day === interaction.focus ? 0 : -1}
    aria-label={label}
    aria-current={day.day === interaction.today ? 'date' : undefined}
    aria-selected={day.day === interaction.selected ? true : undefined}
    data-day={day.day}
    data-more={moreOf(day)}
  >
    {day.date}
  </div>
)

function backgroundOf({ holiday, isWeekend }: TitledDay): 'holiday' | 'weekend' | 'paper' {
  if (holiday !== null) return 'holiday'
  return isWeekend ? 'weekend' : 'paper'
}

const MOST = 99

/** Drawn with CSS: the cell's label has its date and full count. */
const moreOf = ({ hidden }: TitledDay): string | undefined =>
  hidden === 0 ? undefined : hidden > MOST ? `${MOST}+` : `+${hidden}`
