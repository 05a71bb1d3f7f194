/** How many people a crowd has, and how much each of them. */
export interface CrowdSize {
  readonly people: number
  /** Events of most of them, in two years. */
  readonly events: number
  /** How many of them have been here for twenty years, and their events. */
  readonly old: number
  readonly oldEvents: number
  /** The day on which all this is so, `YYYY-MM-DD`. */
  readonly today: string
}

export const YEARS_OF_OLD = 20

/** Ten million events of ten thousand people. */
export const MILLIONS: Omit<CrowdSize, 'today'> = { people: 10_000, events: 613, old: 200, oldEvents: 20_000 }

/** Enough for every table to have rows that a statement should not read. */
export const FEW: Omit<CrowdSize, 'today'> = { people: 40, events: 100, old: 2, oldEvents: 300 }
