import type { Day } from '@dodici/core/date'
import { planTarget, type Target, type OwnStep, type Plan } from '@dodici/core/planning'
import type { ReadingTask } from '#server/features/reading-threads/reading-threads.ts'
import type { Asker } from '#server/features/asker/asker.ts'
import { daysAround, planSurroundings } from './plan-surroundings.ts'
import { isMuch } from '#server/features/asker/seen-items.ts'

interface PlanInput {
  readonly asker: Asker
  readonly target: Target
  readonly own: readonly OwnStep[] | undefined
  /** The last day of the person's events to consider. */
  readonly until: Day
}

interface PlanAround {
  readonly plan: Plan
  /** The number of occurrences that it plans around. */
  readonly count: number
}

/** Plans a target around the person's events. Steps are placed in one turn: around 20,000 occurrences that takes some 100 ms. */
export const planning: ReadingTask<PlanInput, PlanAround> = {
  name: 'assistant.plan',
  isInTurns: false,
  isLarge: (storage, actor, { asker, until }) => isMuch(storage, actor, daysAround(asker, until)),
  perform: async (storage, _actor, { asker, target, own, until }) => {
    const around = await planSurroundings(storage, asker, until)
    return { plan: planTarget(target, around, own), count: around.items.length }
  },
}
