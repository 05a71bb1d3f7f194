import type { Wish } from '@dodici/core/free-time'
import { useMemo } from 'react'
import { formatDays } from '../../i18n/format.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { useFreeTimeMemory } from './free-time-memory.ts'
import styles from './free-time.module.css'
import { OfferList } from './offer-list.tsx'
import { wishOffers, type Ground } from './offers.ts'

interface Props {
  readonly ground: Ground
  /** Null where the words were not understood. */
  readonly wish: Wish | null
}

/** What was understood of a wish, what was not, and what it finds. */
export function WishResult({ ground, wish }: Props) {
  const { t } = useTranslation()
  const { quiet } = useFreeTimeMemory()
  const offers = useMemo(() => wish && wishOffers(ground, wish, quiet), [ground, wish, quiet])
  if (wish === null) {
    return (
      <p role="status" className={styles['result']}>
        {t('freeTime.wish.unclear')}
      </p>
    )
  }
  const { kind, period, unread } = wish
  const what = t(`freeTime.wish.${kind}`, { count: wish.days ?? quiet })
  return (
    <>
      <p role="status" className={styles['result']}>
        {period === null ? what : `${what} · ${formatDays(period.first, period.last, 'day-month-year-short')}`}
        {unread.length === 0 ? null : <small>{t('freeTime.wish.unread', { words: unread.join(', ') })}</small>}
      </p>
      {offers === null ? <p className={styles['found']}>{t('freeTime.wish.passed')}</p> : <OfferList offers={offers} />}
    </>
  )
}
