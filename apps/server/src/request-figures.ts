/** Upper bounds of the duration buckets, in seconds; slower answers are in none of them. */
export const DURATION_BOUNDS: readonly number[] = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]

/** Counts of one route since the server started. */
export interface RouteFigures {
  readonly method: string
  /** The route's pattern with parameter names, so no id or token appears in it. */
  readonly route: string
  /** Answers by status class 1 to 5. */
  readonly statuses: number[]
  /** Answers per bucket, not cumulative; the last entry counts those beyond all bounds. */
  readonly durations: number[]
  /** Total seconds. */
  seconds: number
}

export interface Answered extends Pick<RouteFigures, 'method' | 'route'> {
  readonly status: number
  /** Null if the duration says nothing about speed. */
  readonly seconds: number | null
}

/** Counts by route. */
export interface RequestFigures {
  readonly add: (answered: Answered) => void
  readonly all: () => Iterable<RouteFigures>
}

export function requestFigures(): RequestFigures {
  const known = new Map<string, RouteFigures>()
  return {
    all: () => known.values(),
    add: ({ method, route, status, seconds }) => {
      const key = `${method} ${route}`
      let figures = known.get(key)
      if (figures === undefined) known.set(key, (figures = nothingYet(method, route)))
      const place = Math.floor(status / 100) - 1
      figures.statuses[place] = (figures.statuses[place] ?? 0) + 1
      if (seconds !== null) addDuration(figures, seconds)
    },
  }
}

const nothingYet = (method: string, route: string): RouteFigures => ({
  method,
  route,
  statuses: [0, 0, 0, 0, 0],
  durations: Array<number>(DURATION_BOUNDS.length + 1).fill(0),
  seconds: 0,
})

function addDuration(figures: RouteFigures, seconds: number): void {
  const bound = DURATION_BOUNDS.findIndex((most) => seconds <= most)
  const place = bound === -1 ? DURATION_BOUNDS.length : bound
  figures.durations[place] = (figures.durations[place] ?? 0) + 1
  figures.seconds += seconds
}
