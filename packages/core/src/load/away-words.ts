/**
 * What titles say of absences, in one language: folded, words divided by a space, phrases by a comma. Titles are not
 * always in the language of the page, so those of all languages are looked for.
 */
export interface AwayWords {
  /** A title that begins so is an absence of whole days: leave, illness, a journey of one day. */
  readonly beginnings: string
  /** An event of several days whose title has such words is one. */
  readonly journeys: string
  /** A title that begins so is about what comes before: a journey is planned, and nobody is away. */
  readonly preparations: string
  /** Words before such a beginning that say nothing of their own. */
  readonly fillers: string
  /** Names of categories whose events of several days are absences. */
  readonly categories: string
  /** Words that make an absence one for work, and no rest. */
  readonly forWork: string
  /** Words of what others wait for, wherever one is. */
  readonly appointments: string
}
