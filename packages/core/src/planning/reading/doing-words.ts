/** By which words a goal is known that begins with what is to be done, as sources over normalised words. */
export interface DoingWords {
  /** A verb at the beginning that something is done to, up to the first word of that. */
  readonly verb: string
  /** Verbs that say little of what is done: `get`, `pass`. */
  readonly plain: string
  /** What begins words for whom, with whom, where or when it is done. */
  readonly aside: string
}
