/** What a suite came to. */
export interface SuiteResult {
  passed: number
  failed: number
  /** Said beside the figures: which database it used, or why it is red. */
  note?: string
  /** What is red, by its name and with what it said: told once more at the end, for where the output above is cut. */
  red?: readonly string[]
}

export type Group = 'check' | 'unit' | 'service' | 'browser'

export interface Suite {
  /** Also what a person types to run it alone: `npm test -- lint`. */
  name: string
  group: Group
  /** Part of `npm run test:deep`, and of `npm test` for whoever names it. */
  isOnlyDeep?: boolean
  run: () => Promise<SuiteResult>
}

export interface TimedResult extends SuiteResult {
  name: string
  seconds: number
}

/** Those that a person asked for by name or by group; where nobody asked for any, all that are of this depth. */
export function chooseSuites(suites: readonly Suite[], wanted: readonly string[], isDeep = false): Suite[] {
  const unknown = wanted.find((word) => !suites.some((suite) => matches(suite, word)))
  if (unknown !== undefined) {
    throw new Error(`No suite is called '${unknown}'. There are: ${suites.map((suite) => suite.name).join(', ')}`)
  }
  const ofThisDepth = suites.filter(({ isOnlyDeep = false }) => isDeep || !isOnlyDeep)
  if (wanted.length === 0) return ofThisDepth
  return suites.filter((suite) => wanted.some((word) => suite.name === word || isOneOf(ofThisDepth, suite, word)))
}

/** In which turns they run: checks keep one core each, so they share a turn; each of the others has both for itself. */
export function inTurns(suites: readonly Suite[]): Suite[][] {
  const checks = suites.filter((suite) => suite.group === 'check')
  const others = suites.filter((suite) => suite.group !== 'check')
  return [checks, ...others.map((suite) => [suite])].filter((turn) => turn.length > 0)
}

const isOneOf = (suites: readonly Suite[], suite: Suite, group: string): boolean =>
  suite.group === group && suites.includes(suite)

function matches(suite: Suite, word: string): boolean {
  return suite.name === word || suite.group === word
}

/** Runs one suite; a suite that cannot run, and one that ran nothing, have failed. */
export async function runSuite({ name, run }: Suite): Promise<TimedResult> {
  const start = performance.now()
  const outcome = await run().catch((error: unknown): SuiteResult => ({ passed: 0, failed: 1, note: String(error) }))
  const ranNothing = outcome.passed + outcome.failed === 0
  const honest = ranNothing ? { passed: 0, failed: 1, note: 'it ran nothing' } : outcome
  return { name, seconds: (performance.now() - start) / 1000, ...honest }
}
