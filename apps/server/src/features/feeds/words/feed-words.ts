/** The words of a feed. */
export interface FeedWords {
  /** The title of a time that is taken, of which nothing else is told. */
  readonly busy: string
}
