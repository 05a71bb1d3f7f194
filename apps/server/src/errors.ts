import type { FeedFault, LinkFault, UndoConflict } from '@dodici/contract/types'
import type { RateStanding } from './rate-standing.ts'
import { errorStatus, type ErrorCode, type InputFault, type Room } from '@dodici/contract/errors'

interface Facts {
  readonly cause?: unknown
  readonly errors?: readonly InputFault[]
  /** Seconds until a retry makes sense; becomes `Retry-After`. */
  readonly retryAfter?: number
  /** What was done too often. */
  readonly rate?: RateStanding
  /** The newer copy, if a write was based on an older one; all of them for a batch. */
  readonly current?: unknown
  /** What stands in the way of an undo. */
  readonly conflict?: UndoConflict | null
  /** How many would still fit into the plan. */
  readonly room?: Room
  /** Why the calendar at an address could not be read. */
  readonly feedFault?: FeedFault
  /** Why an account elsewhere could not be read. */
  readonly linkFault?: LinkFault
}

/** The only error that services throw on purpose; the error handler turns it into problem+json. */
export class AppError extends Error {
  readonly code: ErrorCode
  readonly detail: string
  readonly facts: Facts

  constructor(code: ErrorCode, detail: string, facts: Facts = {}) {
    super(`${code}: ${detail}`, facts.cause === undefined ? undefined : { cause: facts.cause })
    this.name = 'AppError'
    this.code = code
    this.detail = detail
    this.facts = facts
  }

  get status(): number {
    return errorStatus[this.code]
  }
}

/** The code of an error of Node, a database or the framework; empty without one. */
export const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : ''

export const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error))

/** "Not there" and "not yours" get the same answer with the same words. */
export const notFound = (): AppError => new AppError('not_found', 'There is nothing here.')

/** The write is about an older copy; `current` is the newer one. */
export const staleVersion = (what: string, current: unknown): AppError =>
  new AppError('stale_version', `This ${what} was changed meanwhile.`, { current })

/** A fault of one field of the input. */
export const invalidInput = (path: string, message: string, why: Pick<InputFault, 'reason'> = {}): AppError =>
  new AppError('invalid_input', 'Some of the input cannot be used.', { errors: [{ path, message, ...why }] })

/** The input names something that does not exist or is not the person's own. */
export const unknownReference = (path: string): AppError =>
  new AppError('unknown_reference', 'The input names something that is not there.', {
    errors: [{ path, message: 'is not one of yours' }],
  })

/** The same error, with `path` as its place in the request. */
export function below(path: string, { code, detail, facts }: AppError): AppError {
  const faults = facts.errors ?? [{ path: '', message: detail }]
  const errors = faults.map((fault): InputFault => ({ ...fault, path: [path, fault.path].filter(Boolean).join('.') }))
  return new AppError(code, detail, { ...facts, errors })
}
