import type { ErrorCode } from '@dodici/contract/errors'
import { codeOf } from '../api/api-error.ts'
import { useTranslation } from '../i18n/use-translation.ts'
import { Button } from './button.tsx'
import styles from './failed-read.module.css'
import { FailureWords } from './failure-words.tsx'
import { Spinner } from './spinner.tsx'

interface Place {
  /** What could not be read. */
  readonly text: string
  readonly className?: string | undefined
}

interface FailedProps extends Place {
  readonly code: ErrorCode | 'network'
  /** The label of the button; `Try again` by default. */
  readonly again?: string | undefined
  readonly onTryAgain: () => unknown
}

/** In the place of what could not be read: why, and a button that tries again. */
export function FailedRead({ text, code, again, className = '', onTryAgain }: FailedProps) {
  const { t } = useTranslation()
  return (
    <div role="alert" className={`${styles['failed']} ${className}`}>
      <p>
        {text} <FailureWords code={code} />
      </p>
      <Button onClick={() => void onTryAgain()}>{again ?? t('common.tryAgain')}</Button>
    </div>
  )
}

interface StateProps extends Place {
  readonly reading: { readonly error: unknown; readonly refetch: () => unknown }
}

/** In the place of what is being read: a spinner, or why it failed. */
export const ReadState = ({ reading: { error, refetch }, ...place }: StateProps) =>
  error === null ? <Spinner /> : <FailedRead {...place} code={codeOf(error)} onTryAgain={refetch} />
