import type { PlannedMilestone, Proposal } from '@dodici/contract/types'
import { TITLE_MAX } from '@dodici/contract/limits'
import { formatDay } from '@dodici/core/date'
import type { KnownKind, Target, OwnStep, Plan, PlannedStep } from '@dodici/core/planning'
import { v7 as uuid } from 'uuid'
import { buildItems } from '#server/features/proposals/build-items.ts'
import type { ChangeToPropose } from '#server/features/proposals/proposal-items.ts'
import { storeProposal } from '#server/features/proposals/proposals.service.ts'
import type { Asker } from '#server/features/asker/asker.ts'
import { BY_MODEL, BY_PLANNER, insteadOfModel, type AnsweredBy } from './answered-by.ts'
import type { AssistantStorage } from './assistant-storage.ts'
import { performRead } from '#server/features/reading-threads/reading-threads.ts'
import { measuredOfText, targetOfText, type TargetRead } from './target-text.ts'
import { planning } from './plan-around.ts'
import type { PlannedTarget } from './planned-target.ts'
import { proposeGoal } from './propose-goal.ts'
import { shortened } from './shortened.ts'
import { writtenSpan } from './words.ts'

export interface TargetRequest {
  readonly text: string
  readonly timeframe: string
  /** The kind that the person has chosen; null where they were not asked. */
  readonly kind: KnownKind | null
  /** The shown year; null if unknown. */
  readonly year: number | null
  readonly signal: AbortSignal
}

/** A target without a date gets one within this time. For one farther away, events until then are considered. */
const DAYS_WITHOUT_DATE = 366
const DAYS_AHEAD = 5 * 366
const WEEKS_WITHOUT_DATE = 12

/** Parses a target: one that can be measured becomes a goal, others a preparation. Writes only the card. */
export async function planOfTarget(
  storage: AssistantStorage,
  asker: Asker,
  request: TargetRequest,
): Promise<PlannedTarget> {
  const { language, now, today, weekStart, categories } = asker
  const { text, timeframe, kind, year } = request
  const surroundings = { language, now, weekStart, categories, year }
  const asked = { text, timeframe, kind, surroundings }
  // A kind that the person has chosen is prepared for, whatever else it says.
  const measured = kind === null ? await performRead(storage, measuredOfText, asker.access, asked) : null
  if (measured !== null) return proposeGoal(storage, asker, measured)
  const read = await performRead(storage, targetOfText, asker.access, asked)
  const { target } = read
  const steps = await ownSteps(storage, asker, { target, request })
  const none: PlannedTarget = { answer: unplanned(read, steps), proposal: null, looked: [] }
  if (target.isNonsense) return none
  const until = Math.min(target.anchor?.last ?? today + DAYS_WITHOUT_DATE, today + DAYS_AHEAD)
  const { plan, count } = await performRead(storage, planning, asker.access, { asker, target, own: steps.own, until })
  if (plan === null) return none
  const { proposal, milestoneId } = await planCard(storage, asker, plan)
  const looked = [{ tool: 'plan', at: writtenSpan({ first: today, last: until }, language), events: count }]
  const answer: PlannedMilestone = {
    milestone: {
      _id: milestoneId,
      title: plan.title,
      date: formatDay(plan.day),
      description: plan.description,
      categoryId: plan.categoryId,
    },
    timeline: timelineOf(proposal),
    goal: null,
    understood: target.understood.map((words) => ({ ...words })),
    warnings: [...plan.warnings],
    proposalId: proposal._id,
    question: null,
    engine: steps.engine,
    fallback: steps.fallback,
  }
  return { answer, proposal, looked }
}

/** The answer where there is no plan: the kind of goal is asked for, or the text holds none. */
function unplanned({ target, question, nonsense }: TargetRead, { engine, fallback }: AnsweredBy): PlannedMilestone {
  const { title, anchor, categoryId } = target
  return {
    milestone: {
      _id: null,
      title: shortTitle(title),
      date: anchor && formatDay(anchor.last),
      description: '',
      categoryId,
    },
    timeline: [],
    goal: null,
    understood: target.understood.map((words) => ({ ...words })),
    warnings: nonsense === null ? [] : [nonsense],
    proposalId: null,
    question: question && { text: question.text, choices: question.choices.map((choice) => ({ ...choice })) },
    engine,
    fallback,
  }
}

interface OwnSteps extends AnsweredBy {
  readonly own: readonly OwnStep[] | undefined
}

/** Steps for a target whose words tell no kind, from a model if there is one. It names no dates. */
async function ownSteps(
  { model }: AssistantStorage,
  { language, today }: Asker,
  { target, request }: { target: Target; request: TargetRequest },
): Promise<OwnSteps> {
  const own = undefined
  if (model === null || target.isKindTold || target.isNonsense) return { own, ...BY_PLANNER }
  const weeks = target.anchor === null ? WEEKS_WITHOUT_DATE : Math.max(1, Math.round((target.anchor.first - today) / 7))
  const answer = await model.steps({ language, target: request.text, weeks, signal: request.signal })
  if (!answer.answered) return { own, ...insteadOfModel(answer.why) }
  return answer.value.length === 0 ? { own, ...insteadOfModel('failed') } : { own: answer.value, ...BY_MODEL }
}

/** Stores a plan as a card: its event, its steps, and the milestone that ties them together. */
async function planCard(
  storage: AssistantStorage,
  asker: Asker,
  plan: Plan,
): Promise<{ proposal: Proposal; milestoneId: string }> {
  const own = milestoneChange(plan)
  const items = await buildItems(storage, asker, [own, ...plan.steps.map((step) => stepChange(step, plan.categoryId))])
  const proposal = await storeProposal(storage, asker, {
    kind: 'milestone',
    title: shortTitle(plan.title),
    items,
    milestone: {
      kind: 'made',
      id: own._id,
      title: shortTitle(plan.title),
      day: formatDay(plan.day),
      template: plan.templateId,
      eventId: null,
      eventItemId: own._id,
    },
    goal: null,
  })
  return { proposal, milestoneId: own._id }
}

/** A target that lasts several days, such as a trip, is on all of them; one with a deadline is on that day. */
function milestoneChange(plan: Plan): ChangeToPropose {
  return {
    _id: uuid(),
    draft: {
      action: 'create',
      kind: 'milestone',
      title: shortTitle(plan.title),
      description: plan.description,
      start: formatDay(plan.day),
      end: formatDay(plan.templateId === 'trip' ? plan.last : plan.day),
      allDay: true,
      categoryId: plan.categoryId,
    },
    phase: null,
    optional: false,
  }
}

/** A preparation step as a change on a card. */
export const stepChange = (step: PlannedStep, categoryId: string | null): ChangeToPropose => ({
  _id: uuid(),
  draft: {
    action: 'create',
    kind: 'event',
    title: shortTitle(step.title),
    description: step.description,
    start: formatDay(step.first),
    end: formatDay(step.last),
    allDay: true,
    categoryId,
    reason: step.reason,
  },
  phase: step.phase,
  optional: step.optional,
})

/** The steps on a card. */
export const timelineOf = ({ items }: Proposal): PlannedMilestone['timeline'] =>
  items.flatMap(({ _id, title, start, end, phase, optional, reason }) =>
    phase === null ? [] : [{ _id, title, start, end, phase, optional, reason }],
  )

/** The target is the person's own text, which may be longer than a title. */
const shortTitle = (title: string): string => shortened(title, TITLE_MAX)
