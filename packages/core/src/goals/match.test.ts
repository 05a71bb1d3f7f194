import { expect, it } from 'vitest'
import { matchesGoal } from './index.ts'
import { gymGoal, item } from './test/made-goals.ts'

it.each([
  ['Palestra', 'palestra', true],
  ['PALESTRA con Anna', 'pale', true],
  ['Perché no: lettura', 'perche lettura', true],
  ['Corso di nuoto', 'nuoto corso', true],
  ['Supernuoto', 'nuoto', false],
  ['Nuoto', 'nuoto vasche', false],
  ['L’esame', 'esame', true],
  ['Corsa', '!!!', false],
])('a title "%s" has the words "%s": %s', (title, matchText, isMatch) => {
  const goal = gymGoal({ matchCategoryId: null, matchText })
  expect(matchesGoal(goal, item('2026-01-05', { title }))).toBe(isMatch)
})

it('wants both category and words where both are said', () => {
  const goal = gymGoal({ matchText: 'corsa' })
  expect(matchesGoal(goal, item('2026-01-05', { title: 'Corsa' }))).toBe(true)
  expect(matchesGoal(goal, item('2026-01-05', { title: 'Corsa', categoryId: 'work' }))).toBe(false)
  expect(matchesGoal(goal, item('2026-01-05'))).toBe(false)
})

it('has what is tied to it, whatever that is called, and nothing else where it says nothing', () => {
  const goal = gymGoal({ matchCategoryId: null, matchText: null })
  expect(matchesGoal(goal, item('2026-01-05'))).toBe(false)
  expect(matchesGoal(goal, item('2026-01-05', { goalId: 'gym', title: 'Altro', categoryId: null }))).toBe(true)
  expect(matchesGoal(goal, item('2026-01-05', { goalId: 'other' }))).toBe(false)
})

it('has by its category also what is tied to another goal, and nothing that is no load', () => {
  expect(matchesGoal(gymGoal(), item('2026-01-05', { goalId: 'other' }))).toBe(true)
  expect(matchesGoal(gymGoal(), item('2026-01-05', { goalId: 'gym', isLoad: false }))).toBe(false)
})
