import type { EnhancedItem, Enhancement, PlanSurroundings } from './planning-types.ts'

/** What could make an event better prepared: steps before it, a checklist, reminders, a category from the person's own history. */
export function enhanceItem(_event: EnhancedItem, _surroundings: PlanSurroundings): Enhancement {
  throw new Error('not there yet')
}
