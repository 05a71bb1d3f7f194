import { startOfWeek, type WeekStart } from '@dodici/core/date'
import { weekdayOfColumn } from '@dodici/core/year'
import { formatDay } from '../../../i18n/format.ts'

interface Props {
  readonly weekStart: WeekStart
  readonly className: string | undefined
  readonly sundayClass: string | undefined
}

const A_MONDAY = startOfWeek(0)
const SUNDAY = 6

/** Letters over the seven columns, hidden from screen readers: each cell says its date. */
export const WeekdayLetters = ({ weekStart, className, sundayClass }: Props) => (
  <div className={className} aria-hidden="true">
    {Array.from({ length: 7 }, (_, column) => {
      const weekday = weekdayOfColumn(column, weekStart)
      return (
        <span key={column} className={weekday === SUNDAY ? sundayClass : undefined}>
          {formatDay(A_MONDAY + weekday, 'weekday-narrow')}
        </span>
      )
    })}
  </div>
)
