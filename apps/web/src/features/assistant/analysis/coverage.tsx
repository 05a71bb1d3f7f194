import type { YearAnalysis } from '@dodici/contract/types'
import { useTranslation } from 'react-i18next'
import { formatNumber } from '../../../i18n/format.ts'
import styles from './analysis.module.css'

/** How much there is to measure; and, where that is too little, why nothing is scored. */
export function Coverage({ coverage }: { readonly coverage: YearAnalysis['coverage'] }) {
  const { t } = useTranslation()
  const { events, categorised, timed, days, enough } = coverage
  const percent = (share: number) => formatNumber(Math.round(share * 100))
  return (
    <>
      <ul className={styles['coverage']} aria-label={t('analysis.coverage.label')}>
        <li>{t('analysis.coverage.events', { count: events, number: formatNumber(events) })}</li>
        {events === 0 ? null : (
          <>
            <li>{t('analysis.coverage.categorised', { percent: percent(categorised) })}</li>
            <li>{t('analysis.coverage.timed', { percent: percent(timed) })}</li>
            <li>{t('analysis.coverage.days', { count: days, number: formatNumber(days) })}</li>
          </>
        )}
      </ul>
      {enough ? null : (
        <p className={styles['thin']}>{t(events === 0 ? 'analysis.coverage.empty' : 'analysis.coverage.thin')}</p>
      )}
    </>
  )
}
