import { expect, test } from 'vitest'
import { dayOf } from '../date/index.ts'
import { sampleYear } from '../test/sample-year.ts'
import { yearItems } from '../year/index.ts'
import { planTarget } from './plan-target.ts'
import { readTarget } from './read-target.ts'
import { asking, around } from './test/situations.ts'

/** 5,000 items; target: a target is read and planned within 50 ms at the median, the whole call included. */
const items = yearItems(sampleYear(5_000))
const holidays = [1, 25].map((date) => ({ day: dayOf(2027, 12, date), name: 'Holiday' }))
const surroundings = around('it', { items, holidays, categories: [{ _id: 'category-1', name: 'Sport' }] })

test('a target in a year of 5,000 items', { timeout: 60_000 }, async ({ bench }) => {
  const goal = readTarget('Correre la maratona di Firenze il 28 novembre', '', asking('it'))
  await bench.compare(
    bench('reading it', () => {
      expect(readTarget('Correre la maratona di Firenze il 28 novembre', '', asking('it')).anchor).not.toBeNull()
    }),
    bench('planning it', () => {
      expect(planTarget(goal, surroundings).steps.length).toBeGreaterThan(5)
    }),
    { iterations: 50, time: 1_000 },
  )
})
