import { weekStartOf } from '@dodici/core/date'
import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { useCalendarAddress } from '../../address/use-calendar-address.ts'
import { categories } from '../../api/categories.queries.ts'
import { profile } from '../../api/profile.queries.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { ReviewBody } from './review-body.tsx'
import styles from './review-dialog.module.css'
import { reviewWords } from './review-words.ts'
import { heatOf, reviewOf } from './review.queries.ts'
import { ReviewSharing } from './review-sharing.tsx'
import { yearRows } from './year-rows.ts'

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
      <Review
        year={address.year}
        onClose={close}
        onDay={(day) => change({ dialog: null, day })}
        onGoal={(goal) => change({ dialog: null, panel: 'goals', goal })}
      />
    </Dialog>
  )
}

interface Props {
  readonly year: number
  readonly onClose: () => void
  readonly onDay: (day: string) => void
  readonly onGoal: (id: string) => void
}

/** The texts of a review and the year of its image; null while something of it is missing. */
function useReview(year: number) {
  const { t } = useTranslation()
  const [review, known, heat] = [useQuery(reviewOf(year)), useQuery(categories), useQuery(heatOf(year))]
  const weekStart = weekStartOf(useQuery(profile).data?.weekStart)
  const content =
    review.data && known.data && heat.data
      ? {
          words: reviewWords(review.data, known.data, t),
          rows: yearRows(heat.data, { until: review.data.until, weekStart }, t),
          isEmpty: review.data.events === 0 && review.data.goals.length === 0,
        }
      : null
  const isBroken = review.isError || known.isError || heat.isError
  return { content, isBroken, retry: () => void retry(review, known, heat) }
}

function Review({ year, onClose, ...openings }: Props) {
  const { t } = useTranslation()
  const { content, isBroken, retry: onRetry } = useReview(year)
  return (
    <>
      <div className={styles['content']}>
        {content === null ? (
          <Waiting year={year} isBroken={isBroken} onRetry={onRetry} />
        ) : content.isEmpty ? (
          <div className={styles['empty']}>
            <p className={styles['emptyTitle']}>{t('review.empty.title', { year })}</p>
            <p>{t('review.empty.text')}</p>
          </div>
        ) : (
          <ReviewBody words={content.words} {...openings} />
        )}
      </div>
      <div className={styles['actions']}>
        {content === null || content.isEmpty ? (
          <span />
        ) : (
          <ReviewSharing year={year} words={content.words} rows={content.rows} />
        )}
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
