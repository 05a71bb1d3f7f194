import { useCalendarAddress } from '../../../address/use-calendar-address.ts'
import { EnhanceEvent } from './enhance-event.tsx'
import { TargetPlanner } from './target-planner.tsx'
import { MoveSteps } from './move-steps.tsx'

/** A target and its plan, or what the URL names: an event to prepare, or milestones whose steps move. */
export function MilestoneTab() {
  const { address } = useCalendarAddress()
  if (address.moving !== null) return <MoveSteps key={address.moving} ids={address.moving.split(',')} />
  if (address.enhance === null) return <TargetPlanner key={address.target ?? ''} target={address.target} />
  return <EnhanceEvent key={address.enhance} eventId={address.enhance} occurrence={address.at} />
}
