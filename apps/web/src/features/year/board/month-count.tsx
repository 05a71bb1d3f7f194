import { useTranslation } from '../../../i18n/use-translation.ts'
import styles from './month-count.module.css'

interface Props {
  /** From 1. */
  readonly month: number
  readonly events: number
}

/** How many events a month has; lists them. The grid keeps its one Tab stop: `e` does the same by key. */
export function MonthCount({ month, events }: Props) {
  const { t } = useTranslation()
  return (
    <button type="button" tabIndex={-1} className={styles['count']} data-count="" data-counted={month}>
      {t('year.events', { count: events })}
    </button>
  )
}
