import type { Goal, GoalDetail, GoalEntry } from '@dodici/contract/types'

/** Believable goals; a test says only what it is about. */
export const sampleGoal = (facts: Partial<Goal> = {}, progress: Partial<Goal['progress']> = {}): Goal => ({
  ...{ _id: 'goal-1', title: 'Go swimming', description: '', categoryId: null, kind: 'count', target: 30, unit: '' },
  ...{ from: '2027-01-01', to: '2027-12-31', matchCategoryId: null, matchText: 'swim', version: 1 },
  createdAt: '2027-01-01T00:00:00.000Z',
  progress: {
    ...{ value: 3, planned: 2, expected: 6.2, lead: -3, state: 'behind' },
    forecast: { value: 14, reachedOn: null },
    streak: { weeks: 2, best: 4 },
    ...{ reachedOn: null, lastOn: '2027-03-10' },
    points: [
      { day: '2027-01-08', value: 1 },
      { day: '2027-02-20', value: 2 },
      { day: '2027-03-10', value: 3 },
    ],
    ...progress,
  },
  milestones: [],
  ...facts,
})

export const sampleEntry = (facts: Partial<GoalEntry> = {}): GoalEntry => ({
  ...{ _id: 'entry-1', goalId: 'goal-1', day: '2027-03-10', value: 1, note: 'in the lake', version: 1 },
  ...facts,
})

export const sampleGoalDetail = (goal = sampleGoal()): GoalDetail => ({
  goal,
  done: [
    { day: '2027-03-10', value: 1, event: null, entry: sampleEntry() },
    {
      ...{ day: '2027-02-20', value: 1, entry: null },
      event: { _id: 'event-1', title: 'Swim', start: '2027-02-20', recurrenceId: null, categoryId: null },
    },
  ],
})
