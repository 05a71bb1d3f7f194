/** The occurrence of a reminder, as the URL names it. */
export interface RemindedOccurrence {
  readonly event: string
  readonly occurrence: string | null
}
