import type { Goal } from '@dodici/contract/types'
import { dayOf, parseDay, partsOf, yearOf, type Day } from '@dodici/core/date'
import { useState, type PointerEvent } from 'react'
import { formatDay } from '../../../i18n/format.ts'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { useToday } from '../../../ui/today.ts'
import figures from '../../../ui/figures.module.css'
import { amount } from '../goal-words.ts'
import { PLOT, plotShape, type PlotShape } from './plot-shape.ts'
import styles from './plot.module.css'

/** A goal's chart: progress, pace, forecast. A slider over it describes each day. */
export function GoalPlot({ goal }: { readonly goal: Goal }) {
  const { t } = useTranslation()
  const today = useToday()
  const shape = plotShape(goal, today)
  const [asked, setAsked] = useState<Day | null>(null)
  const day = Math.min(shape.to, Math.max(shape.from, asked ?? today))
  const said = { day: formatDay(day, 'weekday-day-month-year'), pace: amount(shape.paceOn(day)) }
  const words =
    day > today ? t('goals.plot.ahead', said) : t('goals.plot.at', { ...said, value: amount(shape.valueOn(day)) })
  const point = (event: PointerEvent<HTMLElement>) => {
    const { left, width } = event.currentTarget.getBoundingClientRect()
    const share = ((event.clientX - left) / width) * PLOT.width - PLOT.left
    const days = shape.to - shape.from + 1
    setAsked(shape.from + Math.floor((share / (PLOT.width - PLOT.left - PLOT.right)) * days))
  }
  return (
    <figure className={styles['figure']} aria-label={t('goals.plot.label')}>
      <div className={styles['plot']}>
        <Picture shape={shape} target={goal.target} asked={asked === null ? null : day} isPast={day <= today} />
        <input
          type="range"
          aria-label={t('goals.plot.day')}
          aria-valuetext={words}
          min={shape.from}
          max={shape.to}
          value={day}
          onChange={(event) => setAsked(Number(event.target.value))}
          onPointerMove={point}
        />
      </div>
      <figcaption>{words}</figcaption>
      {goal.progress.points.length === 0 ? null : <PlotTable goal={goal} />}
    </figure>
  )
}

interface PictureProps {
  readonly shape: PlotShape
  readonly target: number
  /** The selected day. */
  readonly asked: Day | null
  readonly isPast: boolean
}

function Picture({ shape, target, asked, isPast }: PictureProps) {
  const { t } = useTranslation()
  const [bottom, end] = [PLOT.height - PLOT.bottom, PLOT.width - PLOT.right]
  return (
    <svg viewBox={`0 0 ${PLOT.width} ${PLOT.height}`} aria-hidden="true">
      <line className={styles['ground']} x1={PLOT.left} x2={end} y1={bottom} y2={bottom} />
      <line className={styles['target']} x1={PLOT.left} x2={end} y1={shape.target} y2={shape.target} />
      <text x={PLOT.left} y={shape.target - 4}>
        {amount(target)}
      </text>
      {monthsOf(shape).map((month, index, months) => (
        <text key={month} x={shape.x(month - 1)} y={PLOT.height - 6}>
          {monthLabel(month, months[index - 1])}
        </text>
      ))}
      {shape.today === null ? null : (
        <g className={styles['today']}>
          <line x1={shape.today} x2={shape.today} y1={PLOT.top} y2={bottom} />
          <text x={shape.today} y={10} textAnchor={shape.today > end - 24 ? 'end' : 'middle'}>
            {t('goals.plot.today')}
          </text>
        </g>
      )}
      <polyline className={styles['pace']} points={shape.pace} />
      {shape.forecast === null ? null : <polyline className={styles['forecast']} points={shape.forecast} />}
      <polyline className={styles['done']} points={shape.done} />
      {asked === null ? null : (
        <circle
          className={styles['asked']}
          cx={shape.x(asked)}
          cy={shape.y(isPast ? shape.valueOn(asked) : shape.paceOn(asked))}
          r={4}
        />
      )}
    </svg>
  )
}

/** A month's name; of the first that is labelled in another year, that year. */
function monthLabel(month: Day, before: Day | undefined): string {
  const isOfNewYear = before !== undefined && yearOf(before) !== yearOf(month)
  return isOfNewYear ? String(yearOf(month)) : formatDay(month, 'month-short').slice(0, 3)
}

/** First days of labelled months; with many months, only some are labelled. */
function monthsOf({ from, to }: PlotShape): Day[] {
  const { year, month } = partsOf(from)
  const firsts = Array.from({ length: 130 }, (_, index) =>
    dayOf(year + Math.floor((month - 1 + index) / 12), ((month - 1 + index) % 12) + 1, 1),
  ).filter((day) => day >= from && day <= to - 10)
  const step = Math.ceil(firsts.length / 12)
  return firsts.filter((_, index) => index % step === 0)
}

function PlotTable({ goal }: { readonly goal: Goal }) {
  const { t } = useTranslation()
  return (
    <details className={figures['table']}>
      <summary>{t('goals.plot.table')}</summary>
      <table>
        <thead>
          <tr>
            <th scope="col">{t('goals.plot.on')}</th>
            <th scope="col">{t('goals.plot.value')}</th>
          </tr>
        </thead>
        <tbody>
          {goal.progress.points.map(({ day, value }) => (
            <tr key={day}>
              <th scope="row">{formatDay(parseDay(day) ?? 0, 'day-month-year')}</th>
              <td>{amount(value)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  )
}
