import type { Day } from '@dodici/core/date'
import type {
  EnhancedItem,
  Enhancement,
  MeasuredTarget,
  MovedStep,
  OwnStep,
  Plan,
  PlannedGoal,
  StandingStep,
  Target,
} from '@dodici/core/planning'
import type { ReadingTask } from '#server/features/reading-threads/reading-threads.ts'
import type { Asker } from '#server/features/asker/asker.ts'
import { planSurroundings } from './plan-surroundings.ts'
import { planner } from './planner.ts'

interface PlanInput {
  readonly asker: Asker
  readonly target: Target
  readonly own: readonly OwnStep[] | undefined
  /** The last day of the person's events to consider. */
  readonly until: Day
}

interface PlanAround {
  /** Null where neither words nor the person's year tell what kind of goal it is. */
  readonly plan: Plan | null
  /** The number of occurrences that it plans around. */
  readonly count: number
}

/**
 * Plans a target around the person's events. Steps are placed in one turn: around 20,000 occurrences that takes some 100 ms,
 * and the first plan since the start 290, however little is around it.
 */
export const planning: ReadingTask<PlanInput, PlanAround> = {
  name: 'assistant.plan',
  isInTurns: false,
  isLarge: () => true,
  perform: async (storage, _access, { asker, target, own, until }) => {
    const { planTarget, toldByYear } = await planner()
    const around = await planSurroundings(storage, asker, until)
    const known = own === undefined ? toldByYear(target, around) : target
    const isUnknown = known.templateId === 'generic' && own === undefined
    return { plan: isUnknown ? null : planTarget(known, around, own), count: around.items.length }
  },
}

interface GoalInput {
  readonly asker: Asker
  readonly measured: MeasuredTarget
}

interface GoalAround {
  readonly planned: PlannedGoal
  /** The number of occurrences around which its series is placed. */
  readonly count: number
}

/** Places the series of a measured target around the person's events until its last day. */
export const goalPlanning: ReadingTask<GoalInput, GoalAround> = {
  name: 'assistant.goal',
  isInTurns: false,
  isLarge: () => true,
  perform: async (storage, _access, { asker, measured }) => {
    const { planGoal } = await planner()
    const around = await planSurroundings(storage, asker, measured.to)
    return { planned: planGoal(measured, around), count: around.items.length }
  },
}

interface MoveInput {
  readonly asker: Asker
  readonly standing: readonly StandingStep[]
  readonly from: Day
  readonly to: Day
}

/** New days for the steps of a milestone that moves, around the person's events. */
export const moving: ReadingTask<MoveInput, readonly MovedStep[]> = {
  name: 'assistant.move',
  isInTurns: false,
  isLarge: () => true,
  perform: async (storage, _access, { asker, standing, from, to }) => {
    const { movePlan } = await planner()
    const around = await planSurroundings(storage, asker, Math.max(from, to))
    return movePlan(standing, { from, to }, around)
  },
}

interface EnhancementInput {
  readonly asker: Asker
  readonly enhanced: EnhancedItem
}

interface EnhancedAround {
  readonly better: Enhancement
  /** The number of occurrences around which its steps are placed. */
  readonly count: number
}

/** What would make an event better: words, reminders, and a few steps around the person's events. */
export const enhancing: ReadingTask<EnhancementInput, EnhancedAround> = {
  name: 'assistant.enhance',
  isInTurns: false,
  isLarge: () => true,
  perform: async (storage, _access, { asker, enhanced }) => {
    const { enhanceItem } = await planner()
    const around = await planSurroundings(storage, asker, enhanced.item.last)
    return { better: enhanceItem(enhanced, around), count: around.items.length }
  },
}
