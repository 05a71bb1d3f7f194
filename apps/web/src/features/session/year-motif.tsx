import { memo } from 'react'
import { dayOf, daysInMonth, partsOf, weekdayOf, type Day } from '@dodici/core/date'
import { YEAR_IN_DRAWN } from '@dodici/contract/built-pages'
import { CATEGORY_PALETTE } from '@dodici/contract/limits'
import { useToday } from '../../ui/today.ts'
import styles from './year-motif.module.css'

const CELL = 26
const ROW = 58
const STRIP = 46

/** Some generic spans of a year: month, first day, days, lane, palette colour. */
const spans = [
  [1, 11, 5, 0, 0],
  [2, 6, 8, 0, 3],
  [3, 1, 12, 0, 4],
  [3, 22, 3, 1, 0],
  [4, 24, 7, 0, 3],
  [5, 10, 12, 1, 0],
  [6, 7, 19, 0, 4],
  [6, 28, 3, 1, 3],
  [7, 12, 12, 0, 9],
  [8, 2, 21, 0, 3],
  [8, 9, 22, 1, 5],
  [9, 13, 5, 0, 0],
  [9, 25, 4, 1, 9],
  [10, 4, 27, 0, 5],
  [11, 15, 7, 1, 0],
  [11, 26, 4, 0, 3],
  [12, 5, 8, 1, 1],
  [12, 24, 8, 0, 2],
] as const

const months = Array.from({ length: 12 }, (_, index) => index + 1)

/** A page rendered by the build knows no year, and leaves the place empty. */
const monthsOf = (year: number): readonly number[] => (year === YEAR_IN_DRAWN ? [] : months)

/** A decorative wall calendar of this year. Memoised: its 200 shapes are not redrawn for each typed letter. */
export const YearMotif = memo(function YearMotif() {
  const today = useToday()
  const { year } = partsOf(today)
  return (
    <div className={styles['motif']} aria-hidden="true">
      <svg viewBox={`0 0 ${37 * CELL} ${12 * ROW}`} preserveAspectRatio="xMinYMid slice">
        {monthsOf(year).map((month) => (
          <Month key={month} year={year} month={month} today={today} />
        ))}
      </svg>
    </div>
  )
})

function Month({ year, month, today }: { readonly year: number; readonly month: number; readonly today: Day }) {
  const first = dayOf(year, month, 1)
  const [left, top] = [weekdayOf(first) * CELL, (month - 1) * ROW]
  const days = Array.from({ length: daysInMonth(year, month) }, (_, index) => first + index)
  const ofMonth = spans.filter((span) => span[0] === month)
  return (
    <g transform={`translate(${left} ${top})`}>
      <rect className={styles['strip']} width={days.length * CELL} height={STRIP} rx="6" />
      {days.map((day, index) =>
        weekdayOf(day) > 4 ? (
          <rect key={day} className={styles['weekend']} x={index * CELL} y="1" width={CELL} height={STRIP - 2} />
        ) : null,
      )}
      {ofMonth.map(([, start, length, lane, color]) => (
        <g key={start} style={{ '--c': CATEGORY_PALETTE[color] }}>
          <rect className={styles['bar']} {...at(start, lane)} width={length * CELL - 3} height="13" rx="3" />
          <rect className={styles['edge']} {...at(start, lane)} width="3" height="13" rx="1.5" />
        </g>
      ))}
      {days.map((day, index) =>
        day === today ? (
          <rect key={day} className={styles['today']} x={index * CELL} width={CELL} height={STRIP} rx="6" />
        ) : null,
      )}
    </g>
  )
}

const at = (start: number, lane: number) => ({ x: (start - 1) * CELL + 1, y: 13 + lane * 16 })
