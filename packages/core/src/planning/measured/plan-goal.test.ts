import { expect, it } from 'vitest'
import { dayOf } from '../../date/index.ts'
import { anItem } from '../../test/year-item.ts'
import { around } from '../test/situations.ts'
import { measuredTarget } from './measured-target.ts'
import { planGoal } from './plan-goal.ts'

const trip = anItem('Japan', dayOf(2027, 8, 2), dayOf(2027, 8, 15))

const planned = (text: string, items = [trip]) => {
  const surroundings = around('en', { items })
  const asking = { language: 'en', now: '2027-03-18T10:00', weekStart: 0, categories: [], year: 2027 } as const
  const measured = measuredTarget(text, '', asking)
  return measured && planGoal(measured, surroundings)
}

it('counts no more than its series holds, and says so', () => {
  const goal = planned('play tennis twice a week')
  expect(goal?.target.target).toBe(goal?.series?.held)
  expect(goal?.series?.exdates).toHaveLength(4)
  expect(goal?.warnings[1]).toBe('The target is 78 times: days away, holidays and hours that are taken do not count.')
})

it('counts the hours that its series holds', () => {
  expect(planned('practise piano an hour a day')?.target).toMatchObject({ kind: 'hours', target: 275 })
})

it('counts every day where none is left out, today among them', () => {
  expect(planned('meditate every day for 30 days')).toMatchObject({ target: { target: 30 }, warnings: [] })
})

it('counts all of what was said, whatever its series holds', () => {
  expect(planned('patchwork quilt, 64 squares, 2 a week')?.target).toMatchObject({ target: 64, unit: 'squares' })
  expect(planned('meditate 10 minutes a day for 150 days')?.target).toMatchObject({ kind: 'count', target: 150 })
})

it('goes on until its series holds all of what was said, from its first sitting on', () => {
  const goal = planned('meditate 10 minutes a day for 150 days')
  expect(goal?.series?.held).toBe(150)
  expect(goal?.target.from).toBe(dayOf(2027, 3, 19))
  expect(goal?.target.to).toBe(dayOf(2027, 3, 19) + 150 + (goal?.series?.exdates.length ?? 0) - 1)
  expect(goal?.target.understood[1]?.meaning).toBe('Friday 19 March to Sunday 29 August 2027')
})

it('says the day by which a pace comes to its end, with the days that it leaves out', () => {
  const goal = planned('patchwork quilt, 64 squares, 2 a week')
  expect(goal?.series?.held).toBe(64)
  expect(goal?.warnings).toEqual(['At that pace it is done by Thursday 11 November 2027.'])
})

it('ends where its end was said, though its series holds less', () => {
  expect(planned('read 40 books, one a week, by Christmas')?.target.to).toBe(dayOf(2027, 12, 25))
})

it('is until an event with how often it is, where that is said', () => {
  const goal = planned('practise Japanese twice a week before the trip to Japan')
  expect(goal?.target).toMatchObject({ title: 'Practise Japanese', to: dayOf(2027, 8, 1), target: 38 })
})

it.each([
  'walk 10,000 steps every day before the trip to Japan',
  'walk 10,000 steps every day until our trip to Japan',
])('counts the days that are left before an event: %s', (text) =>
  expect(planned(text)?.target).toMatchObject({ title: 'Walk 10,000 steps every day', target: 137 }),
)

it('leaves a whole as it is that is reached before an event', () => {
  expect(planned('read 10 books before the trip to Japan')?.target.target).toBe(10)
})

it('counts what is left until a trip, and what is raised in a race, up to the day before', () => {
  const race = anItem('Florence marathon', dayOf(2027, 11, 28), dayOf(2027, 11, 28))
  expect(planned('no booze until our trip to Japan')).toMatchObject({
    target: { title: 'No booze', target: 137, to: dayOf(2027, 8, 1) },
    warnings: ['From your calendar: “Japan”, Monday 2 August to Sunday 15 August 2027.'],
  })
  expect(planned('raise £1500 for the hospice by running Florence', [trip, race])?.target).toMatchObject({
    target: 1500,
    to: dayOf(2027, 11, 27),
  })
})
