import type { Asks } from './bases.ts'
import type { Chance } from './chance.ts'
import { LIMITS } from './limit-makers.ts'
import type { Limit } from './limits.ts'
import type { SaidDays } from './periods.ts'
import type { SomeYear } from './some-year.ts'
import type { Thing } from './things.ts'
import type { Days } from './ways.ts'

/** All that a question is made of. */
export interface Made {
  readonly year: SomeYear
  readonly asks: Asks
  readonly thing: Thing
  readonly limits: readonly Limit[]
  readonly days: SaidDays | null
  readonly spans: readonly Days[]
}

/** Some limits that may stand beside each other. */
export function limitsFor(year: SomeYear, not: readonly Limit['of'][], chance: Chance): Limit[] {
  const found: Limit[] = []
  for (const make of chance.some(LIMITS, LIMITS.length)) {
    const one = make(year, chance)
    const isNew = !found.some(({ of: other }) => other === one.of)
    if (isNew && !not.includes(one.of)) found.push(one)
  }
  return found
}
