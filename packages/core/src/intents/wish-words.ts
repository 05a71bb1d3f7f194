/** A whole wish for a reminder, in its parts as they were typed. */
export interface WishParts {
  readonly source: string
  readonly lead: string
  readonly isByMail: boolean
}

/** A wish as somebody would type it in a language: what was said in two texts is read as one. */
export interface WishWords {
  readonly whole: (wish: WishParts) => string
  /** An hour as typed, with the word before it. */
  readonly atHour: (hour: string) => string
  /** The word before a day to which something is put off. */
  readonly toDay: string
}
