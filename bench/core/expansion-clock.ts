import { median } from '../measure/samples.ts'
import { mixedRules, type MixedRule } from './mixed-rules.ts'

/** What one library needed for all rules. */
export interface Expanded {
  /** The first time, before the compiler knew the way, and the middle of all times. */
  readonly first: number
  readonly milliseconds: number
  readonly occurrences: number
}

const ROUNDS = 10
const RULES_IN_ALL = 1_000
const ENOUGH_MILLISECONDS = 4_000

/**
 * Expands all rules some times and prints what it took: each library runs this in a process of its own. A library that
 * would take minutes expands the first `only` of them (the kinds of rules follow each other) and is scaled up.
 * @public
 */
export function printExpansion(countOccurrences: (rule: MixedRule) => number, only = RULES_IN_ALL): void {
  const rules = mixedRules().slice(0, only)
  const scale = RULES_IN_ALL / only
  const times: number[] = []
  let occurrences = 0
  const begin = performance.now()
  while (times.length === 0 || (times.length < ROUNDS && performance.now() - begin < ENOUGH_MILLISECONDS)) {
    const start = performance.now()
    occurrences = rules.reduce((sum, rule) => sum + countOccurrences(rule), 0)
    times.push((performance.now() - start) * scale)
  }
  const result: Expanded = {
    first: times[0] ?? Number.NaN,
    milliseconds: median(times),
    occurrences: occurrences * scale,
  }
  console.log(JSON.stringify(result))
}
