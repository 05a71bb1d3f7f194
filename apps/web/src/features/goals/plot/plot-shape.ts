import type { Goal } from '@dodici/contract/types'
import { parseDay, type Day } from '@dodici/core/date'

export const PLOT = { width: 410, height: 176, left: 8, right: 8, top: 16, bottom: 22 } as const

/** A goal's lines in an SVG of size `PLOT`; points as `x,y`. */
export interface PlotShape {
  readonly from: Day
  readonly to: Day
  readonly x: (day: Day) => number
  readonly y: (value: number) => number
  /** Progress as steps, until today or the last day. */
  readonly done: string
  readonly pace: string
  /** The forecast line; null if it is over. */
  readonly forecast: string | null
  /** Null outside its days. */
  readonly today: number | null
  readonly target: number
  readonly valueOn: (day: Day) => number
  readonly paceOn: (day: Day) => number
}

/** Computes the chart. */
export function plotShape(goal: Goal, today: Day): PlotShape {
  const { target, progress } = goal
  const [from, to] = [parseDay(goal.from) ?? 0, parseDay(goal.to) ?? 0]
  const days = to - from + 1
  const highest = Math.max(target, progress.value, progress.forecast.value) * 1.04
  // A day is drawn at its end: after the first, part of the way is over.
  const x = (day: Day) => PLOT.left + ((day - from + 1) / days) * (PLOT.width - PLOT.left - PLOT.right)
  const y = (value: number) => PLOT.height - PLOT.bottom - (value / highest) * (PLOT.height - PLOT.top - PLOT.bottom)
  const at = (day: Day, value: number) => `${round(x(day))},${round(y(value))}`
  const points = progress.points.map(({ day, value }) => ({ day: parseDay(day) ?? 0, value }))
  const valueOn = (day: Day) => points.findLast((point) => point.day <= day)?.value ?? 0
  const paceOn = (day: Day) => {
    // Today's expected value is that of the end of yesterday, as in the text.
    if (day === today) return progress.expected
    return goal.kind === 'yesNo' && day < to ? 0 : target * Math.min(1, Math.max(0, (day - from + 1) / days))
  }
  // A future entry, or a browser clock that is behind, must not turn the line back.
  const until = Math.min(Math.max(today, points.at(-1)?.day ?? today), to)
  const steps = points.flatMap(({ day, value }) => [at(day, valueOn(day - 1)), at(day, value)])
  const isRunning = today >= from && today < to
  return {
    ...{ from, to, x, y, valueOn, paceOn },
    done: today < from ? '' : [at(from - 1, 0), ...steps, at(until, progress.value)].join(' '),
    pace: `${at(from - 1, 0)} ${at(to, target)}`,
    forecast: isRunning ? `${at(until, progress.value)} ${at(to, progress.forecast.value)}` : null,
    today: today >= from && today <= to ? round(x(today)) : null,
    target: round(y(target)),
  }
}

const round = (value: number): number => Math.round(value * 10) / 10
