import { useTranslation } from '../../i18n/use-translation.ts'
import { Button } from '../../ui/button.tsx'
import styles from './history.module.css'

interface Props {
  readonly reading: {
    readonly isFetchingNextPage: boolean
    readonly isFetchNextPageError: boolean
    readonly fetchNextPage: () => unknown
  }
}

/** Reads the next page of changes, and says if it could not be read. */
export function OlderChanges({ reading }: Props) {
  const { t } = useTranslation()
  const { isFetchingNextPage: isBusy, isFetchNextPageError, fetchNextPage } = reading
  return (
    <>
      {isFetchNextPageError ? (
        <p role="alert" className={styles['fault']}>
          {t('history.olderFailed')}
        </p>
      ) : null}
      <Button
        className={styles['older'] ?? ''}
        aria-disabled={isBusy}
        aria-busy={isBusy}
        onClick={() => (isBusy ? undefined : void fetchNextPage())}
      >
        {t('history.older')}
      </Button>
    </>
  )
}
