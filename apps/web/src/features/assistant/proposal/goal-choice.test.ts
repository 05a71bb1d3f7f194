import { expect, it } from 'vitest'
import { sampleProposedGoal } from '../../../test/assistant-samples.ts'
import { editedGoal, firstGoalChoice, goalFaultOf, sentGoal, type GoalChoice } from './goal-choice.ts'

const goal = sampleProposedGoal()
const choice = firstGoalChoice({ goal }) as GoalChoice

it('sends of a goal what was edited, and null where it is left out', () => {
  expect(sentGoal(goal, choice)).toEqual({})
  expect(sentGoal(goal, { ...choice, title: ' Read more ', target: '1,5' })).toEqual({
    goal: { title: 'Read more', target: 1.5 },
  })
  expect(sentGoal(goal, { ...choice, isTaken: false })).toEqual({ goal: null })
  expect(sentGoal(null, null)).toEqual({})
  expect(firstGoalChoice({ goal: null })).toBeNull()
})

it.each([
  ['noTitle', { title: ' ' }],
  ['noTarget', { target: '0' }],
  ['noTarget', { target: '-3' }],
  ['noTarget', { target: 'many' }],
  ['noTarget', { target: '1000000001' }],
  ['noDays', { to: '2026-12-31' }],
  ['noDays', { from: '' }],
] as const)('finds %s in what cannot be a goal', (fault, patch) => {
  expect(goalFaultOf({ ...choice, ...patch })).toBe(fault)
  expect(goalFaultOf({ ...choice, ...patch, isTaken: false })).toBeNull()
})

it('finds no fault in what is proposed, and shows the last number while another is typed', () => {
  expect(goalFaultOf(choice)).toBeNull()
  expect(editedGoal(goal, { ...choice, target: '' }).target).toBe(goal.target)
})
