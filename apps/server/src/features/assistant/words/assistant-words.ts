/** What the helpers say by themselves, beside what `core` says. */
export interface AssistantWords {
  readonly movedAsAsked: string
  /** How many changes wait on a card. */
  readonly changesWait: (count: number) => string
  /** A plan for something on a day, of so many steps. */
  readonly planned: (plan: { readonly title: string; readonly day: string; readonly steps: number }) => string
  readonly alsoPrepared: string
  /** Nothing was found where it was looked for. */
  readonly nothingFound: (looked: readonly string[]) => string
  readonly preparationOf: (title: string) => string
  readonly nextYears: string
  readonly yearOf: (year: number) => string
}
