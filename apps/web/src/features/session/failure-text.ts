import type { TFunction } from 'i18next'
import { ApiError, codeOf } from '../../api/api-error.ts'
import { formatWait } from '../../i18n/format.ts'

/** What the login or the registration says of a failure. Whatever has no words of its own is the form's own sentence. */
export function failureText(t: TFunction, error: unknown, form: 'login' | 'register'): string {
  switch (codeOf(error)) {
    case 'network':
      return t('account.network')
    case 'unavailable':
      return t('account.unavailable')
    case 'too_many_requests':
      return tooMany(t, error)
    case 'email_taken':
      return t('account.register.emailTaken')
    case 'registration_closed':
      return t('account.register.closed')
    default:
      return t(`account.${form}.failed`)
  }
}

function tooMany(t: TFunction, error: unknown): string {
  const seconds = error instanceof ApiError ? error.retryAfter : null
  return seconds === null
    ? t('account.tooManyRequestsSoon')
    : t('account.tooManyRequests', { wait: formatWait(seconds) })
}
