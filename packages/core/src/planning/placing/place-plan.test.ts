import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { testCounts, testSeed } from '../../../../../scripts/test-counts.ts'
import { weekdayOf, type Day } from '../../date/index.ts'
import { anItem } from '../../test/year-item.ts'
import { planTarget } from '../plan-target.ts'
import type { Plan, PlannedStep } from '../planning-types.ts'
import { around, anySurroundings, goalOf, TODAY } from '../test/situations.ts'
import { dayOfKind, stepsFor, templates } from '../templates/templates.ts'

const settings = { seed: testSeed, numRuns: testCounts.propertyRuns }

const anyHoliday = fc
  .record({ start: fc.integer({ min: 20, max: 120 }), length: fc.integer({ min: 3, max: 20 }) })
  .map(({ start, length }) => anItem('Away', TODAY + start, TODAY + start + length - 1, { away: true }))

const lengthOf = ({ first, last }: PlannedStep): number => last - first + 1
const nameOf = ({ id }: PlannedStep): string => id.replace(/-\d+$/u, '')

/** Steps of some weeks before a goal, as a plan has them. */
const workOf = ({ steps, templateId, day }: Plan): readonly PlannedStep[] => {
  const long = stepsFor(templateId, new Set()).filter(({ isLong }) => isLong)
  return steps.filter((step) => step.first < day && long.some(({ id }) => id === nameOf(step)))
}

/** The kinds that have weeks of work before their day. */
const kindsWithWork = (day: 'open' | 'fixed') =>
  templates.filter(
    ({ id }) => dayOfKind(id) === day && workOf(planTarget(goalOf(id, TODAY + 300), around('en'))).length > 0,
  )

describe('weeks of work in a plan', () => {
  it('are never taken up for a few days before or after an absence', () => {
    const anyKind = fc.constantFrom(...[...kindsWithWork('open'), ...kindsWithWork('fixed')].map(({ id }) => id))
    fc.assert(
      fc.property(anyKind, fc.integer({ min: 60, max: 250 }), anyHoliday, (id, days, away) => {
        const work = workOf(planTarget(goalOf(id, TODAY + days), around('en', { items: [away] })))
        for (const parts of Map.groupBy(work, nameOf).values()) {
          if (parts.length > 1) expect(Math.min(...parts.map(lengthOf))).toBeGreaterThanOrEqual(5)
        }
      }),
      settings,
    )
  })

  it.each(kindsWithWork('open').map(({ id }) => id))(
    'begin soon where %s is to be done by a day, however far',
    (id) => {
      for (const days of [150, 250, 400]) {
        const { steps } = planTarget(goalOf(id, TODAY + days, { precision: 'by' }), around('it'))
        expect((steps[0]?.first ?? Infinity) - TODAY).toBeLessThanOrEqual(14)
      }
    },
  )

  it.each(['craft', 'doneBy'] as const)('are the last months before the day by which %s is finished', (id) => {
    const { steps } = planTarget(goalOf(id, TODAY + 280, { precision: 'by' }), around('it'))
    const [first] = steps.filter((step) => lengthOf(step) > 1)
    expect((first?.first ?? 0) - TODAY).toBeGreaterThan(60)
    expect((first?.first ?? Infinity) - TODAY).toBeLessThan(200)
  })

  it.each(['exam', 'certification', 'performance', 'exhibition'] as const)(
    'go on until the last days before %s, and do not end with a holiday weeks before it',
    (id) => {
      for (let gap = 14; gap < 40; gap += 5) {
        const away = anItem('Away', TODAY + 120 - gap - 14, TODAY + 120 - gap, { away: true })
        const { steps, day } = planTarget(goalOf(id, TODAY + 120), around('en', { items: [away] }))
        const busy = steps.filter(({ first }) => first > away.last && first < day)
        expect((busy[0]?.first ?? Infinity) - away.last).toBeLessThanOrEqual(7)
      }
    },
  )
})

describe('a step of one day', () => {
  const anyKind = fc.constantFrom(...templates.map(({ id }) => id))

  it('is on a working day that is no holiday where others are at work, as long as there is time', () => {
    fc.assert(
      fc.property(anyKind, fc.integer({ min: 45, max: 300 }), anySurroundings, (id, days, surroundings) => {
        const { steps, day } = planTarget(goalOf(id, TODAY + days), { ...surroundings, items: [] })
        const atWork = stepsFor(id, new Set()).filter((shape) => shape.days === 'working' && !shape.isLong)
        const isHoliday = (one: Day) => surroundings.holidays.some((holiday) => holiday.day === one)
        for (const { id: step, first } of steps.filter((one) => one.first < day)) {
          if (atWork.some((shape) => shape.id === step)) expect(weekdayOf(first)).toBeLessThan(5)
          if (atWork.some((shape) => shape.id === step)) expect(isHoliday(first)).toBe(false)
        }
      }),
      settings,
    )
  })

  it('is not on the first days at home after a long holiday where the days behind are free', () => {
    for (let days = 60; days < 120; days += 4) {
      const plain = planTarget(goalOf('event', TODAY + days), around('en'))
      const order = plain.steps.find(({ id }) => id === 'order')?.first ?? 0
      const away = anItem('Away', order - 14, order - 1, { away: true })
      const { steps } = planTarget(goalOf('event', TODAY + days), around('en', { items: [away] }))
      expect(steps.find(({ id }) => id === 'order')?.first).not.toBe(order)
    }
  })

  it('is on a working day of a stretch at work where nothing else is left but the weekend, and none of a journey', () => {
    const monday = TODAY + 4
    const weeks = [-7, 0, 7, 14].map((week) => anItem('Project', monday + week, monday + week + 4))
    const quotesOf = (away: boolean | null) => {
      const items = weeks.map((item) => ({ ...item, away }))
      const { steps } = planTarget(goalOf('repair', monday + 18), around('en', { items }))
      return steps.find(({ id }) => id === 'quotes')?.first ?? 0
    }
    expect(weekdayOf(quotesOf(null))).toBeLessThan(5)
    expect(weekdayOf(quotesOf(true))).toBeGreaterThan(4)
  })
})
