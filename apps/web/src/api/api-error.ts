import type { ErrorCode, InputFault, Room } from '@dodici/contract/errors'

/** What went wrong with a call: a code of the API, or no answer at all. */
export type FailureCode = ErrorCode | 'network'

interface Failure {
  readonly code: FailureCode
  /** HTTP status, 0 where there was no answer. */
  readonly status: number
  /** The server's own sentence, for the log; people read the words of the code. */
  readonly detail: string
  readonly errors: readonly InputFault[]
  /** Seconds to wait before trying again, where the server said so. */
  readonly retryAfter: number | null
  /** With `stale_version`: what is newer, as the server has it. */
  readonly current?: unknown
  /** With `plan_limit`: what there would still be room for. */
  readonly room?: Room | undefined
}

/** The only error that `call` and `send` throw, apart from the abort of the caller's own signal. */
export class ApiError extends Error implements Failure {
  override readonly name = 'ApiError'
  readonly code: FailureCode
  readonly status: number
  readonly detail: string
  readonly errors: readonly InputFault[]
  readonly retryAfter: number | null
  readonly current: unknown
  readonly room: Room | undefined

  constructor(failure: Failure, options?: ErrorOptions) {
    super(`${failure.code}: ${failure.detail}`, options)
    this.code = failure.code
    this.status = failure.status
    this.detail = failure.detail
    this.errors = failure.errors
    this.retryAfter = failure.retryAfter
    this.current = failure.current
    this.room = failure.room
  }
}

/** The code of anything thrown; what is not the API's is our own fault. */
export const codeOf = (error: unknown): FailureCode => (error instanceof ApiError ? error.code : 'internal')
