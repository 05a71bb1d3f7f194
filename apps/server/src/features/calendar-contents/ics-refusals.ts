import { AppError } from '#server/errors.ts'
import { beyondSteps } from '#server/steps-of-request.ts'

/** For a file whose rules need too many steps. */
export const TOO_COSTLY = 'tooCostly'

/** The errors for refused files, by what the parser has found. */
export function refusalOf(error: string): AppError {
  if (error === TOO_COSTLY) return beyondSteps()
  return error === 'tooManyEvents' || error === 'tooManyComponents'
    ? new AppError('too_many_events', 'The file has more than 20,000 events.')
    : unreadable(error)
}

export const unreadable = (reason: string): AppError =>
  new AppError('unreadable_file', 'This is not a calendar file that can be read.', {
    errors: [{ path: '', message: reason }],
  })
