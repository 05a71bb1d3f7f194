/** The plans, the smallest first. */
export const plans = ['basic', 'pro', 'enterprise'] as const
export type PlanName = (typeof plans)[number]

/** Whether a new account can begin with a plan where `standard` is the one that new accounts have: that one, or a smaller. */
export const canStartWith = (plan: PlanName, standard: PlanName): boolean =>
  plans.indexOf(plan) <= plans.indexOf(standard)
