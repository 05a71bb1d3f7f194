/** A time of the year that has a name and no date: how it is called, what begins and what ends it, and when it usually is. */
export interface TimeOfYear {
  /** Names, as sources of regular expressions, without their article. */
  readonly names: string
  /** Clauses that say that it begins, or that it is over: `school breaks up`. */
  readonly begins?: string
  readonly ends?: string
  /** Its first and last day, without a year, as the language says them: `15 July`. */
  readonly first: string
  readonly last: string
}
