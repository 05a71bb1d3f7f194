import type { MeasuredGoal } from '../index.ts'

/** A goal to ask about: twelve of thirty on 18 May 2026, unless told otherwise. */
export const goal = (facts: Partial<MeasuredGoal> & Pick<MeasuredGoal, '_id' | 'title'>): MeasuredGoal => ({
  kind: 'count',
  target: 30,
  unit: '',
  from: '2026-01-01',
  to: '2026-06-30',
  progress: {
    value: 12,
    planned: 4,
    expected: 14.9,
    lead: -3,
    state: 'behind',
    streak: { weeks: 5, best: 8 },
    forecast: { value: 24.4, reachedOn: '2026-07-31' },
    reachedOn: null,
    points: [],
  },
  ...facts,
})

export const gym = goal({ _id: 'gym', title: 'Palestra' })
export const run = goal({
  _id: 'run',
  title: 'Corsa: 500 km',
  kind: 'number',
  target: 500,
  unit: 'km',
  to: '2026-12-31',
  progress: {
    ...gym.progress,
    value: 131.5,
    lead: 8,
    state: 'ahead',
    forecast: { value: 530, reachedOn: '2026-12-10' },
  },
})
export const read = goal({
  _id: 'read',
  title: 'Leggere 20 libri',
  target: 20,
  progress: { ...gym.progress, value: 20, lead: 5, state: 'done', reachedOn: '2026-03-28' },
})
export const house = goal({ _id: 'house', title: 'Gym membership', kind: 'yesNo', target: 1 })
export const allGoals = [gym, run, read]
