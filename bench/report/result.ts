/** A table of figures as they are printed. */
export interface Table {
  readonly title: string
  readonly columns: readonly string[]
  readonly rows: readonly (readonly string[])[]
}

/** One line of the goals, with what was measured in this run. */
export interface Goal {
  readonly goal: string
  readonly measured: string
  readonly isReached: boolean
}

/** What a part of the benchmark came to. */
export interface Result {
  readonly tables: readonly Table[]
  readonly goals: readonly Goal[]
  /** What a reader must know to believe the figures. */
  readonly notes: readonly string[]
}

/** A part as it is kept between runs: so `--only=api` leaves the other figures as they were, with their own date. */
export interface StoredResult extends Result {
  readonly part: string
  readonly date: string
  readonly commit: string
  /** Machine and versions, one line each. The oldest results do not have them. */
  readonly surroundings?: readonly string[]
  readonly seconds: number
  /** How many programs wanted a processor, on average, in the minute before the part and in its last minute. */
  readonly load: readonly [number, number]
}

/** A goal of the form "at most". */
export const atMost = (goal: string, value: number, limit: number, measured: string): Goal => ({
  goal,
  measured,
  isReached: value <= limit,
})

/** A goal of the form "at least". */
export const atLeast = (goal: string, value: number, limit: number, measured: string): Goal => ({
  goal,
  measured,
  isReached: value >= limit,
})
