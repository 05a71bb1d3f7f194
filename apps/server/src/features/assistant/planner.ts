import type * as Planning from '@dodici/core/planning'

/**
 * What plans, with its words for all kinds of goals: some 60 MB and half a second to load. So only the threads that plan
 * load it, when the first plan is asked for (decision 0078).
 */
export const planner = (): Promise<typeof Planning> => import('@dodici/core/planning')
