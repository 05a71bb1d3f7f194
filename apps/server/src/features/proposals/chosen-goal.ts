import type { ProposalChoice, ProposalItem, ProposedGoal } from '@dodici/contract/types'

/** The goal of a card as the person has edited it; null if there is none, or they have left it out. */
export function chosenGoal(
  goal: ProposedGoal | null,
  { goal: edit }: Pick<ProposalChoice, 'goal'>,
): ProposedGoal | null {
  if (goal === null || edit === null) return null
  const said = Object.entries(edit ?? {}).filter(([, value]) => value !== undefined)
  return { ...goal, ...(Object.fromEntries(said) as Partial<ProposedGoal>) }
}

const UNTIL = /(?<=;UNTIL=)\d{8}/u

/** The rule of a new series: one for a goal ends with it, also if its last day was edited. */
export const ruleUntilGoal = (
  { recurrence }: Pick<ProposalItem, 'recurrence'>,
  goal: ProposedGoal | null,
): string | null =>
  recurrence === null || goal === null ? recurrence : recurrence.replace(UNTIL, goal.to.replaceAll('-', ''))
