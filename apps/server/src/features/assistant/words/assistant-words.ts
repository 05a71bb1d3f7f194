/** Sentences of the assistant beside those of `core`. */
export interface AssistantWords {
  readonly movedAsAsked: string
  /** How many changes are on a card. */
  readonly changesWait: (count: number) => string
  /** A plan for a day, with its number of steps. */
  readonly planned: (plan: { readonly title: string; readonly day: string; readonly steps: number }) => string
  /** A target that can be measured became a goal, until a day. */
  readonly madeGoal: (goal: { readonly title: string; readonly until: string; readonly hasSeries: boolean }) => string
  /** Said after the kinds that a goal may be of. */
  readonly sayWhichKind: string
  /** That of what was wished no card could be made. */
  readonly noCard: string
  readonly alsoPrepared: string
  /** A search found nothing. */
  readonly nothingFound: (looked: readonly string[]) => string
  readonly preparationOf: (title: string) => string
  readonly yearOf: (year: number) => string
}
