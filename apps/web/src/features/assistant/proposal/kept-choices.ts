import type { ItemChoices } from './item-choices.ts'

/** What was ticked and edited on cards that are not on the screen just now: another tab of the panel is no reason to lose it. */
const kept = new Map<string, ItemChoices>()
const KEPT_MAX = 20

export const keptChoices = (proposalId: string): ItemChoices | undefined => kept.get(proposalId)

export function keepChoices(proposalId: string, choices: ItemChoices): void {
  kept.delete(proposalId)
  kept.set(proposalId, choices)
  const [oldest] = kept.keys()
  if (kept.size > KEPT_MAX && oldest !== undefined) kept.delete(oldest)
}
