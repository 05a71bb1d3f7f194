import { useCalendarAddress } from '../../address/use-calendar-address.ts'
import { GoalsPanel } from '../../features/goals/goals-panel.tsx'

/** The goals, while their panel is open. */
export function GoalsPart() {
  const { address } = useCalendarAddress()
  return address.panel === 'goals' ? <GoalsPanel /> : null
}
