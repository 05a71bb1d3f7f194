import { OutOfSteps } from '@dodici/core/recurrence'
import { AppError, codeOf } from './errors.ts'

const UNAVAILABLE_SQLITE = [
  'SQLITE_FULL',
  'SQLITE_READONLY',
  'SQLITE_IOERR',
  'SQLITE_BUSY',
  'SQLITE_CANTOPEN',
  'SQLITE_CORRUPT',
  'SQLITE_NOTADB',
]
/** Errors of a disk or server that refuses writes until somebody fixes it. */
const WRITE_REFUSED_SQLITE = ['SQLITE_FULL', 'SQLITE_READONLY', 'SQLITE_IOERR']
/** disk_full, read_only_sql_transaction (as on a replica), io_error. */
const WRITE_REFUSED_POSTGRES = ['53100', '25006', '58030']
/** Connection exceptions, insufficient resources, operator intervention: PostgreSQL manual, appendix A. */
const UNAVAILABLE_POSTGRES = ['08', '53', '57']
const UNAVAILABLE_NETWORK = [
  'ECONNREFUSED',
  'ECONNRESET',
  'ECONNABORTED',
  'ETIMEDOUT',
  'EPIPE',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'EHOSTDOWN',
]
/** Messages of the PostgreSQL driver about connections that it lacks or has lost; they have no code. */
const PG_CONNECTION_FAULT =
  /timeout exceeded when trying to connect|Connection terminated|is not queryable|connection has been discarded/
const RETRY_AFTER_SECONDS = 5

/** Whether the storage itself failed (disk full, read-only, server gone), and not the query. */
export function isStorageFault(error: unknown): boolean {
  const code = codeOf(error)
  if (code === '') return error instanceof Error && PG_CONNECTION_FAULT.test(error.message)
  if (code.startsWith('SQLITE_')) return UNAVAILABLE_SQLITE.some((prefix) => code.startsWith(prefix))
  if (UNAVAILABLE_NETWORK.includes(code) || WRITE_REFUSED_POSTGRES.includes(code)) return true
  return code.length === 5 && UNAVAILABLE_POSTGRES.some((prefix) => code.startsWith(prefix))
}

/** Whether the disk refused a write, and will refuse the next one. */
export function isWriteRefused(error: unknown): boolean {
  const code = codeOf(error instanceof AppError ? error.cause : error)
  return WRITE_REFUSED_POSTGRES.includes(code) || WRITE_REFUSED_SQLITE.some((prefix) => code.startsWith(prefix))
}

const unreachable = (facts: { readonly cause?: unknown }): AppError =>
  new AppError('unavailable', 'The data cannot be reached or written at the moment. Nothing was changed.', {
    ...facts,
    retryAfter: RETRY_AFTER_SECONDS,
  })

/** The answer while it is known that the database is away: nothing was tried, and there is no new fault to log. */
export const storageAway = (): AppError => unreachable({})

/** Turns a storage error into an answer that says so; other errors pass unchanged. */
export const storageFault = (error: unknown): unknown => (isStorageFault(error) ? unreachable({ cause: error }) : error)

/**
 * The same for an error of the commit. If the database went away just then, the write may or may not be stored, and
 * nobody may claim either.
 */
export const commitFault = (error: unknown): unknown =>
  isStorageFault(error)
    ? new AppError(
        'unavailable',
        'The data went out of reach while this was being stored. Look whether it is there before you send it again.',
        { cause: error, retryAfter: RETRY_AFTER_SECONDS },
      )
    : error

/** Whether a unique index refused a row, on either database. */
export const isUniqueViolation = (error: unknown): boolean =>
  ['23505', 'SQLITE_CONSTRAINT_UNIQUE', 'SQLITE_CONSTRAINT_PRIMARYKEY'].includes(codeOf(error))

/**
 * Turns database errors into answers; other errors pass unchanged. Services check whether an id is free, but of two
 * simultaneous requests the slower one meets the unique index. A series that is too expensive to edit is refused like
 * its rule would be.
 */
export function knownFault(error: unknown): unknown {
  if (isUniqueViolation(error))
    return new AppError('id_taken', 'Something with this id is there already.', { cause: error })
  if (!(error instanceof OutOfSteps)) return storageFault(error)
  const errors = [{ path: 'recurrence', message: 'too_costly' }]
  return new AppError('rule_refused', 'This repetition cannot be used.', { cause: error, errors })
}
