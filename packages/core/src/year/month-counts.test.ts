import { expect, it } from 'vitest'
import { anItem } from '../test/year-item.ts'
import { countMonth } from './month-counts.ts'

it('counts neither what is cancelled nor what is only offered', () => {
  const items = [
    anItem('trip', 9),
    anItem('off', 9, 9, { status: 'cancelled' }),
    anItem('wish', 9, 9, { isOffered: true }),
  ]
  expect(countMonth(items, false)).toEqual({ eventCount: 1, routineCount: 0 })
})

it('counts routine apart, where it is drawn as dots', () => {
  const items = [anItem('trip', 9), anItem('swim', 9, 9, { isRoutine: true })]
  expect(countMonth(items, false)).toEqual({ eventCount: 1, routineCount: 1 })
  expect(countMonth(items, true)).toEqual({ eventCount: 2, routineCount: 0 })
})
