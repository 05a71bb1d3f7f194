import type { View } from '../../../address/calendar-address.ts'

/** From far to near: heatmap, months, one month with titles. */
const levels: readonly View[] = ['heat', 'months', 'planner']

/** The next nearer (1) or farther (-1) view; null without one. */
export const zoomed = (view: View, step: -1 | 1): View | null => levels[levels.indexOf(view) + step] ?? null

/** Minimum change in distance between two fingers, as a ratio and in px; less is a trembling hand. */
const LEAST_RATIO = 1.5
const LEAST_WAY = 40

/** The meaning of two fingers that were `from` px apart and are `to`: 1 nearer, -1 farther, 0 unclear. */
export function zoomStep(from: number, to: number): -1 | 0 | 1 {
  const [less, more] = from < to ? [from, to] : [to, from]
  if (more - less < LEAST_WAY || more < less * LEAST_RATIO) return 0
  return from < to ? 1 : -1
}
