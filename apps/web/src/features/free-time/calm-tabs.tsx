import { WISH_DAYS_MAX } from '@dodici/core/free-time'
import { useMemo } from 'react'
import { useTranslation } from '../../i18n/use-translation.ts'
import { rememberFreeTime, useFreeTimeMemory } from './free-time-memory.ts'
import styles from './free-time.module.css'
import { NumberInLine } from './number-in-line.tsx'
import { OfferList } from './offer-list.tsx'
import { quietOffers, weekendOffers, type Ground } from './offers.ts'

interface Props {
  readonly ground: Ground
}

/** The days in a row on which least is on. */
export function QuietTab({ ground }: Props) {
  const { t } = useTranslation()
  const { quiet } = useFreeTimeMemory()
  const offers = useMemo(() => quietOffers(ground, quiet), [ground, quiet])
  return (
    <>
      <p className={styles['sentence']}>
        {t('freeTime.quiet.before')}{' '}
        <NumberInLine
          label={t('freeTime.quiet.days')}
          value={quiet}
          least={1}
          most={WISH_DAYS_MAX}
          onChange={(next) => rememberFreeTime({ quiet: next })}
        />{' '}
        {t('freeTime.quiet.after')}
      </p>
      <OfferList offers={offers} />
    </>
  )
}

/** The weekends on which nothing is on, or else the calmest. */
export function WeekendsTab({ ground }: Props) {
  const offers = useMemo(() => weekendOffers(ground), [ground])
  return <OfferList offers={offers} />
}
