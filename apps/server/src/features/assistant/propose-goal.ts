import { GOAL_UNIT_MAX, TITLE_MAX } from '@dodici/contract/limits'
import type { PlannedMilestone, Proposal, ProposedGoal } from '@dodici/contract/types'
import { formatDay } from '@dodici/core/date'
import type { MeasuredTarget, PlannedGoal } from '@dodici/core/planning'
import { v7 as uuid } from 'uuid'
import type { Asker } from '#server/features/asker/asker.ts'
import { buildItems } from '#server/features/proposals/build-items.ts'
import type { ChangeToPropose } from '#server/features/proposals/proposal-items.ts'
import { storeProposal } from '#server/features/proposals/proposals.service.ts'
import { performRead } from '#server/features/reading-threads/reading-threads.ts'
import { BY_PLANNER } from './answered-by.ts'
import type { AssistantStorage } from './assistant-storage.ts'
import { goalPlanning } from './plan-around.ts'
import type { PlannedTarget } from './planned-target.ts'
import { shortened } from './shortened.ts'
import { writtenSpan } from './words.ts'

/** Makes a card of a measured target: its goal, and the series that helps it. Writes only the card. */
export async function proposeGoal(
  storage: AssistantStorage,
  asker: Asker,
  measured: MeasuredTarget,
): Promise<PlannedTarget> {
  const { planned, count } = await performRead(storage, goalPlanning, asker.access, { asker, measured })
  const goal = goalOf(planned)
  const items = await buildItems(storage, asker, seriesChanges(goal, planned))
  const card = { kind: 'goal', title: goal.title, items, milestone: null, goal } as const
  const proposal = await storeProposal(storage, asker, card)
  const at = writtenSpan({ first: asker.today, last: planned.target.to }, asker.language)
  const answer: PlannedMilestone = {
    milestone: { _id: goal._id, title: goal.title, date: goal.to, description: '', categoryId: goal.categoryId },
    timeline: firstOf(proposal.items),
    goal,
    understood: planned.target.understood.map((words) => ({ ...words })),
    warnings: [...planned.warnings],
    proposalId: proposal._id,
    question: null,
    ...BY_PLANNER,
  }
  return { answer, proposal, looked: [{ tool: 'plan', at, events: count }] }
}

const goalOf = ({ target: { title, kind, target, unit, from, to }, categoryId }: PlannedGoal): ProposedGoal => ({
  _id: uuid(),
  title: shortened(title, TITLE_MAX),
  categoryId,
  kind,
  target,
  unit: shortened(unit, GOAL_UNIT_MAX),
  from: formatDay(from),
  to: formatDay(to),
})

const seriesChanges = ({ title, categoryId }: ProposedGoal, { series }: PlannedGoal): ChangeToPropose[] =>
  series === null
    ? []
    : [
        {
          _id: uuid(),
          draft: {
            action: 'create',
            kind: 'event',
            title,
            start: series.start,
            end: series.end,
            allDay: false,
            recurrence: series.recurrence,
            exdates: [...series.exdates],
            categoryId,
            reason: series.reason,
          },
          phase: null,
          optional: false,
        },
      ]

/** The first of the series, as a step of a timeline is told: by its days. */
const firstOf = (items: Proposal['items']): PlannedMilestone['timeline'] =>
  items.map(({ _id, title, start, end, optional, reason }) => ({
    _id,
    title,
    start: start.slice(0, 10),
    end: end.slice(0, 10),
    phase: '',
    optional,
    reason,
  }))
