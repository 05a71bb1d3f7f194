/** A header of a request that some operations read. */
export type RequestHeader = 'If-Match' | 'If-None-Match' | 'Idempotency-Key'

/** What a write that can be undone takes. */
export const WRITE = ['Idempotency-Key'] as const satisfies readonly RequestHeader[]

/** The same of one that is about the version of a copy. */
export const VERSIONED_WRITE = ['If-Match', 'Idempotency-Key'] as const satisfies readonly RequestHeader[]
