/** The sentences about the question itself, in one language. */
export interface ReplySentences {
  /** That a plan is made and shown. */
  readonly plans: string
  /** What can be asked, as of an event of the person's by its title; null where none is to come. */
  readonly help: (title: string | null) => string
  /** That a question is not about the calendar. */
  readonly onlyCalendar: (title: string | null) => string
  readonly leftOut: (words: string) => string
  /** That nothing has the words, and which were looked for instead: some of them alone, or others. */
  readonly lookedFor: (words: string, instead: string, isFewer: boolean) => string
  /** What stands before a list of what is on the days, whatever the words. */
  readonly onThoseDays: string
}
