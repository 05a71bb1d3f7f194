/** Verbs that show a wish to be in a language, whatever that of the page is; in folded text. */
export interface ChangeVerbs {
  readonly moving: RegExp
  /** Null where they show nothing. */
  readonly adding: RegExp | null
}
