import type { FeedFault, LinkFault, UndoConflict } from '@dodici/contract/types'
import type { ErrorCode, InputFault, Room } from '@dodici/contract/errors'

/** Why a call failed: a code of the API, or no answer. */
export type FailureCode = ErrorCode | 'network'

interface Failure {
  readonly code: FailureCode
  /** HTTP status; 0 without an answer. */
  readonly status: number
  /** The server's sentence, for the log. People see the text for the code. */
  readonly detail: string
  readonly errors: readonly InputFault[]
  /** Seconds to wait before a retry, if the server said so. */
  readonly retryAfter: number | null
  /** With `stale_version`: the server's newer copy. */
  readonly current?: unknown
  /** With `plan_limit`: how much would still fit. */
  readonly room?: Room | undefined
  /** With `undo_conflict`: what stands in the way. */
  readonly conflict?: UndoConflict | undefined
  /** With `feed_refused`: why. */
  readonly feedFault?: FeedFault | undefined
  /** With `link_refused`: why. */
  readonly linkFault?: LinkFault | undefined
}

/** The only error of `call` and `send`, apart from an abort by the caller's signal. */
export class ApiError extends Error implements Failure {
  override readonly name = 'ApiError'
  readonly code: FailureCode
  readonly status: number
  readonly detail: string
  readonly errors: readonly InputFault[]
  readonly retryAfter: number | null
  readonly current: unknown
  readonly room: Room | undefined
  readonly conflict: UndoConflict | undefined
  readonly feedFault: FeedFault | undefined
  readonly linkFault: LinkFault | undefined

  constructor(failure: Failure, options?: ErrorOptions) {
    super(`${failure.code}: ${failure.detail}`, options)
    this.code = failure.code
    this.status = failure.status
    this.detail = failure.detail
    this.errors = failure.errors
    this.retryAfter = failure.retryAfter
    this.current = failure.current
    this.room = failure.room
    this.conflict = failure.conflict
    this.feedFault = failure.feedFault
    this.linkFault = failure.linkFault
  }
}

/** The code of any thrown value; foreign errors count as internal. */
export const codeOf = (error: unknown): FailureCode => (error instanceof ApiError ? error.code : 'internal')
