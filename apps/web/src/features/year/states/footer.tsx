import { formatYear } from '../../../i18n/format-months.ts'
import type { ReactNode } from 'react'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { Button } from '../../../ui/button.tsx'
import { LastYearNote } from '../last-year/last-year-parts.tsx'
import type { Year } from '../use-year.ts'
import styles from './footer.module.css'

interface Props {
  readonly year: Year
  readonly children: ReactNode
  /** At the end of the line. */
  readonly end?: ReactNode
  /** After that: what does not concern the year. */
  readonly foot?: ReactNode
}

/** The line below the year: its legend, and problems. */
export function Footer({ year, children, end, foot }: Props) {
  const { t } = useTranslation()
  return (
    <footer className={styles['footer']}>
      {children}
      {year.isTruncated ? (
        <span role="status" className={styles['warning']}>
          {t('year.truncated', { year: formatYear(year.from) })}
        </span>
      ) : null}
      {year.isStale ? (
        <span role="status" className={styles['warning']}>
          {t('year.error.stale')}
          <Button onClick={year.tryAgain}>{t('common.tryAgain')}</Button>
        </span>
      ) : null}
      <LastYearNote from={year.from} />
      {end}
      {foot}
    </footer>
  )
}
