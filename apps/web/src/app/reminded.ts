/** The occurrence of a reminder, as the URL names it. */
export interface Reminded {
  readonly event: string
  readonly occurrence: string | null
}
