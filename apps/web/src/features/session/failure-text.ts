import { ApiError, codeOf } from '../../api/api-error.ts'
import { formatWait } from '../../i18n/format.ts'
import type { TFunction } from '../../i18n/texts.ts'

/** A form's text for a failure: its own for what can only be waited for, otherwise the form's sentence. */
export function failureText(t: TFunction, error: unknown, own: string): string {
  switch (codeOf(error)) {
    case 'network':
      return t('account.network')
    case 'unavailable':
      return t('account.unavailable')
    case 'too_many_requests':
      return tooMany(t, error)
    default:
      return own
  }
}

function tooMany(t: TFunction, error: unknown): string {
  const seconds = error instanceof ApiError ? error.retryAfter : null
  return seconds === null
    ? t('account.tooManyRequestsSoon')
    : t('account.tooManyRequests', { wait: formatWait(seconds) })
}
