import { useCalendarAddress } from '../../../address/use-calendar-address.ts'
import { EnhanceEvent } from './enhance-event.tsx'
import { GoalPlanner } from './goal-planner.tsx'

/** A goal and its plan; or an event that is to be prepared, where the address names one. */
export function MilestoneTab() {
  const { address } = useCalendarAddress()
  if (address.enhance === null) return <GoalPlanner key={address.goal ?? ''} goal={address.goal} />
  return <EnhanceEvent key={address.enhance} eventId={address.enhance} occurrence={address.at} />
}
