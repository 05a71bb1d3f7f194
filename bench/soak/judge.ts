/** What should have happened, or what did, at a moment of the simulated clock. */
export interface Happening {
  /** Names it for a person; what has the same name is told apart by its moment. */
  readonly name: string
  readonly at: number
}

/** How late something may be, and from when on it counts as not having come. */
export interface Patience {
  readonly late: number
  readonly missing: number
}

export interface Verdict {
  readonly expected: number
  /** By how many milliseconds each of those that came was late. */
  readonly delays: readonly number[]
  /** More than is allowed. */
  readonly late: readonly string[]
  readonly missing: readonly string[]
  /** Twice, or before its time, or never asked for. */
  readonly surplus: readonly string[]
}

const wordsOf = ({ name, at }: Happening): string => `${name} at ${new Date(at).toISOString()}`

/** Holds what came against what should have come: each once, at its moment or soon after it. */
export function judge(expected: readonly Happening[], all: readonly Happening[], patience: Patience): Verdict {
  // What came twice is two things, also where it is handed in as one.
  const came = all.map((one) => ({ ...one }))
  const byName = Map.groupBy(came, ({ name }) => name)
  const taken = new Set<Happening>()
  const delays: number[] = []
  const [late, missing]: [string[], string[]] = [[], []]
  for (const one of expected.toSorted((a, b) => a.at - b.at)) {
    const fits = (other: Happening): boolean =>
      !taken.has(other) && other.at >= one.at && other.at <= one.at + patience.missing
    const match = (byName.get(one.name) ?? []).filter(fits).sort((a, b) => a.at - b.at)[0]
    if (match === undefined) {
      missing.push(wordsOf(one))
      continue
    }
    taken.add(match)
    delays.push(match.at - one.at)
    if (match.at - one.at > patience.late) late.push(`${wordsOf(one)}, ${minutesOf(match.at - one.at)} min late`)
  }
  return {
    expected: expected.length,
    delays,
    late,
    missing,
    surplus: came.filter((one) => !taken.has(one)).map(wordsOf),
  }
}

const minutesOf = (milliseconds: number): string => (milliseconds / 60_000).toFixed(1)

/** Several verdicts as one. */
export const joined = (verdicts: readonly Verdict[]): Verdict => ({
  expected: verdicts.reduce((sum, { expected }) => sum + expected, 0),
  delays: verdicts.flatMap(({ delays }) => delays),
  late: verdicts.flatMap(({ late }) => late),
  missing: verdicts.flatMap(({ missing }) => missing),
  surplus: verdicts.flatMap(({ surplus }) => surplus),
})

/** All that is wrong, in words. */
export const faultsOf = ({ late, missing, surplus }: Verdict): string[] => [
  ...late.map((one) => `late: ${one}`),
  ...missing.map((one) => `missing: ${one}`),
  ...surplus.map((one) => `twice, too early or never asked for: ${one}`),
]

/** Less than that is how exactly moments are told. */
const TOO_SOON = 2_000

/** Whether something that repeats itself after each time did so in time: the gaps between its moments. */
export function judgeGaps(name: string, moments: readonly number[], every: number, patience: Patience): Verdict {
  const gaps = moments.slice(1).map((at, index) => ({ at, delay: at - (moments[index] ?? at) - every }))
  const words = (at: number): string => wordsOf({ name, at })
  const isMissing = ({ delay }: { readonly delay: number }): boolean => delay > patience.missing
  return {
    expected: gaps.length,
    delays: gaps.map(({ delay }) => Math.max(0, delay)),
    late: gaps.filter((gap) => gap.delay > patience.late && !isMissing(gap)).map(({ at }) => words(at)),
    missing: gaps.filter(isMissing).map(({ at }) => words(at)),
    surplus: gaps.filter(({ delay }) => delay < -TOO_SOON).map(({ at }) => words(at)),
  }
}
