import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { useCalendarAddress } from '../../address/use-calendar-address.ts'
import { categories } from '../../api/categories.queries.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { ReviewBody } from './review-body.tsx'
import styles from './review-dialog.module.css'
import { reviewWords } from './review-words.ts'
import { reviewOf } from './review.queries.ts'
import { ReviewSharing } from './review-sharing.tsx'

/** The review of the shown year. */
export function ReviewDialog() {
  const { t } = useTranslation()
  const { address, change } = useCalendarAddress()
  const id = useId()
  if (address.dialog !== 'review') return null
  const close = () => change({ dialog: null })
  return (
    <Dialog size="large" labelledBy={id} onClose={close}>
      <h2 id={id} className={styles['title']}>
        {t('review.title', { year: address.year })}
      </h2>
      <Review year={address.year} onClose={close} onDay={(day) => change({ dialog: null, day })} />
    </Dialog>
  )
}

interface Props {
  readonly year: number
  readonly onClose: () => void
  readonly onDay: (day: string) => void
}

function Review({ year, onClose, onDay }: Props) {
  const { t } = useTranslation()
  const review = useQuery(reviewOf(year))
  const known = useQuery(categories)
  const words = review.data === undefined || known.data === undefined ? null : reviewWords(review.data, known.data, t)
  const isEmpty = review.data?.events === 0 && review.data.goals.length === 0
  return (
    <>
      <div className={styles['content']}>
        {words === null ? (
          <Waiting year={year} isBroken={review.isError || known.isError} onRetry={() => void retry(review, known)} />
        ) : isEmpty ? (
          <div className={styles['empty']}>
            <p className={styles['emptyTitle']}>{t('review.empty.title', { year })}</p>
            <p>{t('review.empty.text')}</p>
          </div>
        ) : (
          <ReviewBody words={words} onDay={onDay} />
        )}
      </div>
      <div className={styles['actions']}>
        {words === null || isEmpty ? <span /> : <ReviewSharing year={year} words={words} />}
        <Button kind="primary" onClick={onClose}>
          {t('common.close')}
        </Button>
      </div>
    </>
  )
}

const retry = (...queries: readonly { readonly refetch: () => Promise<unknown> }[]): Promise<unknown> =>
  Promise.all(queries.map((query) => query.refetch()))

interface WaitingProps {
  readonly year: number
  readonly isBroken: boolean
  readonly onRetry: () => void
}

function Waiting({ year, isBroken, onRetry }: WaitingProps) {
  const { t } = useTranslation()
  if (!isBroken) return <p role="status">{t('review.loading', { year })}</p>
  return (
    <p role="alert">
      {t('review.failed', { year })} <Button onClick={onRetry}>{t('common.tryAgain')}</Button>
    </p>
  )
}
