import type { Milestone } from '@dodici/contract/types'
import { dayOf } from '@dodici/core/date'
import { expect, it } from 'vitest'
import { sampleMilestone } from '../test/assistant-samples.ts'
import { misfitOf, misfitsOf, type Misfit } from './step-misfit.ts'

const today = dayOf(2027, 3, 10)
const race = { date: '2027-03-21' }
const [sample] = sampleMilestone().steps
const step = (facts: Partial<Milestone['steps'][number]>) => ({ ...sample!, start: '2027-03-15', ...facts })

it.each<[string, Parameters<typeof step>[0], Misfit | null]>([
  ['ends before its milestone', { end: '2027-03-20' }, null],
  ['ends on the day of its milestone', { end: '2027-03-21' }, null],
  ['reaches beyond the milestone that it prepares', { end: '2027-03-22' }, 'after'],
  ['follows its milestone, as it was planned', { place: 'after', start: '2027-03-22', end: '2027-03-25' }, null],
  ['comes before the milestone that it should follow', { place: 'after', end: '2027-03-16' }, 'before'],
  ['was to be done by yesterday', { start: '2027-03-01', end: '2027-03-09' }, 'past'],
  ['is to be done by today', { start: '2027-03-01', end: '2027-03-10' }, null],
  ['is done', { end: '2027-03-22', doneAt: '2027-03-01T09:00:00.000Z' }, null],
  ['was deleted from the year', { end: '2027-03-22', eventId: null }, null],
])('of a step that %s', (_, facts, misfit) => {
  expect(misfitOf(step(facts), race, today)).toBe(misfit)
})

it('of a milestone are all of its steps that no longer fit, in their order', () => {
  const moved = sampleMilestone({ date: '2027-03-12' })
  expect(misfitsOf(moved, today).map(({ step: { title }, misfit }) => [title, misfit])).toEqual([
    ['Entry for the race', 'past'],
    ['Pack the bag', 'after'],
  ])
})
