/** How much of something somebody may still do, as the `RateLimit` headers say it (draft-ietf-httpapi-ratelimit-headers-10). */
export interface RateStanding {
  /** What is limited: letters, digits and hyphens. */
  readonly policy: string
  /** So many within so many seconds. */
  readonly quota: number
  readonly windowSeconds: number
  readonly left: number
  /** Until there may be as many as the quota again: not before a `Retry-After` of the same answer. */
  readonly resetSeconds: number
}
