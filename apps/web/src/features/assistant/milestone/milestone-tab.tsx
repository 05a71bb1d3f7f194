import { useCalendarAddress } from '../../../address/use-calendar-address.ts'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { EnhanceEvent } from './enhance-event.tsx'
import { TargetPlanner } from './target-planner.tsx'
import { MoveSteps } from './move-steps.tsx'

/** A target and its plan, or what the URL names: an event to prepare, or milestones whose steps move. */
export function MilestoneTab() {
  const { t } = useTranslation()
  const { address, change } = useCalendarAddress()
  const { moving, enhance, target, at } = address
  if (moving !== null) {
    const leave = () => change({ moving: null }, { replace: true })
    return <MoveSteps key={moving} ids={moving.split(',')} back={t('milestone.leaveEnhance')} onLeave={leave} />
  }
  if (enhance === null) return <TargetPlanner key={target ?? ''} target={target} />
  return <EnhanceEvent key={enhance} eventId={enhance} occurrence={at} />
}
