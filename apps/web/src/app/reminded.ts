/** An occurrence of an event that somebody is reminded of, as the address names it. */
export interface Reminded {
  readonly event: string
  readonly occurrence: string | null
}
