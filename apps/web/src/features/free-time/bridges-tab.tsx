import { LEAVE_MAX } from '@dodici/core/free-time'
import { useMemo } from 'react'
import { useTranslation } from '../../i18n/use-translation.ts'
import { BREAKS, rememberFreeTime, useFreeTimeMemory } from './free-time-memory.ts'
import styles from './free-time.module.css'
import { NumberInLine } from './number-in-line.tsx'
import { OfferList } from './offer-list.tsx'
import { bridgeOffers, type Ground } from './offers.ts'

/** How the person's leave is used best, and the bridges beside that. */
export function BridgesTab({ ground }: { readonly ground: Ground }) {
  const { t } = useTranslation()
  const { leave, least } = useFreeTimeMemory()
  const { use, offers } = useMemo(() => bridgeOffers(ground, { leave, least }), [ground, leave, least])
  const over = leave - use.leave
  return (
    <>
      <p className={styles['sentence']}>
        {t('freeTime.leave.have')}{' '}
        <NumberInLine
          label={t('freeTime.leave.days')}
          value={leave}
          least={0}
          most={LEAVE_MAX}
          onChange={(next) => rememberFreeTime({ leave: next })}
        />{' '}
        {t('freeTime.leave.atLeast')}{' '}
        <select
          className={styles['number']}
          aria-label={t('freeTime.leave.least')}
          value={least}
          onChange={({ target }) => rememberFreeTime({ least: Number(target.value) })}
        >
          {BREAKS.map((days) => (
            <option key={days}>{days}</option>
          ))}
        </select>{' '}
        {t('freeTime.leave.end')}
      </p>
      <p role="status" className={styles['result']}>
        {use.days === 0 ? t('freeTime.leave.none') : t('freeTime.leave.gives', { count: use.days })}{' '}
        {over > 0 && use.days > 0 ? t('freeTime.leave.over', { count: over }) : null}
      </p>
      <OfferList offers={offers} />
    </>
  )
}
