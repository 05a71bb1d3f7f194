import type { Result } from '../report/result.ts'
import { measureExpansion } from './expansion.ts'
import { measureLayout } from './layout.ts'

/** What core does alone: layout, heat, and the expansion of rules. */
export async function measureCore(): Promise<Result> {
  const [layout, expansion] = [measureLayout(), await measureExpansion()]
  return {
    tables: [...layout.tables, ...expansion.tables],
    goals: [...layout.goals, ...expansion.goals],
    notes: [...layout.notes, ...expansion.notes],
  }
}
