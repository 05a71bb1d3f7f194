import { parseDay } from '@dodici/core/date'
import { expect, it } from 'vitest'
import { sampleGoal } from '../../../test/goal-samples.ts'
import { PLOT, plotShape } from './plot-shape.ts'

const day = (text: string) => parseDay(text) ?? 0
const today = day('2027-03-18')

it('says of each day what was done by then, and where the pace is', () => {
  const shape = plotShape(sampleGoal(), today)
  expect([shape.valueOn(day('2027-01-07')), shape.valueOn(day('2027-02-20')), shape.valueOn(today)]).toEqual([0, 2, 3])
  expect(shape.paceOn(day('2027-12-31'))).toBe(30)
  expect(shape.paceOn(day('2026-12-31'))).toBe(0)
  expect(shape.paceOn(today)).toBe(sampleGoal().progress.expected)
})

it('stays inside of its picture, however much was done', () => {
  const shape = plotShape(sampleGoal({}, { value: 400, forecast: { value: 900, reachedOn: null } }), today)
  const points = `${shape.done} ${shape.forecast ?? ''}`.split(' ').map((point) => point.split(',').map(Number))
  for (const [x = -1, y = -1] of points) {
    expect(x).toBeGreaterThanOrEqual(PLOT.left)
    expect(x).toBeLessThanOrEqual(PLOT.width - PLOT.right)
    expect(y).toBeGreaterThanOrEqual(0)
    expect(y).toBeLessThanOrEqual(PLOT.height - PLOT.bottom)
  }
})

it('never turns back, though something stands on a day to come', () => {
  const points = [
    { day: '2027-01-08', value: 1 },
    { day: '2027-05-10', value: 3 },
  ]
  const { done, forecast } = plotShape(sampleGoal({}, { points }), today)
  const places = done.split(' ').map((point) => Number(point.split(',')[0]))
  expect(places).toEqual(places.toSorted((one, other) => one - other))
  expect(forecast?.split(' ')[0]).toBe(done.split(' ').at(-1))
})

it('foresees nothing of a goal that is over or has not begun', () => {
  expect(plotShape(sampleGoal({ to: '2027-03-01' }), today)).toMatchObject({ forecast: null, today: null })
  expect(plotShape(sampleGoal({ from: '2027-05-01' }), today)).toMatchObject({ forecast: null, today: null, done: '' })
  expect(plotShape(sampleGoal(), today).forecast).not.toBeNull()
})
