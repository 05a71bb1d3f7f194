import type { View } from '../../../address/calendar-address.ts'

/** From far to near: the colours of the year, its months, one month with titles. */
const levels: readonly View[] = ['heat', 'months', 'planner']

/** The next view nearer (1) or farther away (-1); null where there is none. */
export const zoomed = (view: View, step: -1 | 1): View | null => levels[levels.indexOf(view) + step] ?? null

/** How much farther apart two fingers must come, as a ratio and in px: less is a hand that trembles. */
const LEAST_RATIO = 1.5
const LEAST_WAY = 40

/** What two fingers mean that were `from` px apart and now are `to`: 1 nearer, -1 farther away, 0 nothing clear yet. */
export function zoomStep(from: number, to: number): -1 | 0 | 1 {
  const [less, more] = from < to ? [from, to] : [to, from]
  if (more - less < LEAST_WAY || more < less * LEAST_RATIO) return 0
  return from < to ? 1 : -1
}
