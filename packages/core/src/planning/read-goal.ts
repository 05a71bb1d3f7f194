import type { Goal, GoalSurroundings } from './planning-types.ts'

/**
 * Reads a goal from free text: `Maratona di Roma il 22 marzo`, `learn the piano by next summer, 3 hours a week`. `timeframe`
 * is more free text about when, which wins over the goal's own words: `12 settimane`, `by June`.
 * @throws RangeError where `now` is no wall time
 */
export function readGoal(_text: string, _timeframe: string, _surroundings: GoalSurroundings): Goal {
  throw new Error('not there yet')
}
