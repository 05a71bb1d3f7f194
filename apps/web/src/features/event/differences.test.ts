import { describe, expect, it } from 'vitest'
import { differences, merged, proposedSides } from './differences.ts'
import { draftOf } from './draft.ts'
import { sampleVisit } from './test/sample-series.ts'

const before = draftOf({ event: sampleVisit(), occurrence: null }, 'Europe/Rome')
const mine = { ...before, title: 'Osteopata', startDay: '2027-03-06', endDay: '2027-03-06' }
const theirs = { ...before, title: 'Fisioterapia, seconda', location: 'Via Roma 1' }

describe('C1: two versions of one event', () => {
  it('differ in what either side changed', () => {
    expect(differences(mine, theirs)).toEqual(['title', 'when', 'place'])
    expect(differences(mine, mine)).toEqual([])
  })

  it('differ in the goal that they count for', () => {
    expect(differences(before, { ...before, goalId: 'goal-1' })).toEqual(['goal'])
    expect(merged({ ...before, goalId: 'goal-1' }, before, { goal: 'mine' }).goalId).toBe('goal-1')
  })

  it('do not differ in times that whole days only remember', () => {
    const wholeDays = { ...before, allDay: true }
    expect(differences(wholeDays, { ...wholeDays, startTime: '14:00' })).toEqual([])
  })

  it('are merged so that nobody’s change is lost, mine where both changed the same', () => {
    const sides = proposedSides(before, mine, theirs)
    expect(sides).toEqual({ title: 'mine', when: 'mine', place: 'theirs' })
    expect(merged(mine, theirs, sides)).toEqual({ ...mine, location: 'Via Roma 1' })
  })

  it('are merged as the person chooses', () => {
    const sides = { title: 'theirs', when: 'mine', place: 'mine' } as const
    expect(merged(mine, theirs, sides)).toEqual({ ...mine, title: 'Fisioterapia, seconda', location: '' })
  })
})
