import { KEPT_LINE_HEIGHT, KeptLine, useKeptNotice } from '../features/site/kept-notice.tsx'
import { useGoalsLane, type LaneOfYear } from '../features/goals/lane/use-goals-lane.tsx'
import { useIsPhone } from '../ui/use-is-phone.ts'

/** The lines above a year: what is kept in the browser until that is accepted, on a desk, and the goals of the year. */
export function useLinesAbove(year: number): LaneOfYear | null {
  const goals = useGoalsLane(year)
  const hasNotice = useKeptNotice()
  // On a phone the notice stands at the bottom (`notices.tsx`).
  const isPhone = useIsPhone()
  if (!hasNotice || isPhone) return goals
  return {
    height: KEPT_LINE_HEIGHT + (goals?.height ?? 0),
    draw: (width) => (
      <>
        <KeptLine />
        {goals?.draw(width)}
      </>
    ),
  }
}
