/** What wishes for free time are made of in one language: patterns (see `readPattern`). */
export interface WishWords {
  /** A day of leave between days off. */
  readonly bridge: readonly string[]
  readonly weekend: readonly string[]
  /** Days on which little is on. */
  readonly quiet: readonly string[]
  /** Days without work. */
  readonly off: readonly string[]
  /** How many days: a count with its unit, and what the language knows as a length. */
  readonly amount: readonly string[]
  readonly oneUnit: readonly string[]
  /** Words that say nothing of their own, between spaces. */
  readonly fillers: string
}
