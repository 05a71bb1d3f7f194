import { asHeading } from '../../../i18n/as-heading.ts'
import { useTranslation } from '../../../i18n/use-translation.ts'
import styles from './phone.module.css'

interface Props {
  readonly name: string
  readonly isCurrent: boolean
  readonly eventCount: number
}

/** A month's name and count, sticky while its weeks scroll; labels the group. */
export function MonthTitle({ name, isCurrent, eventCount }: Props) {
  const { t } = useTranslation()
  return (
    <div className={styles['title']} aria-hidden="true">
      <span className={isCurrent ? styles['isCurrent'] : undefined}>{asHeading(name)}</span>
      <small data-count>{t('year.events', { count: eventCount })}</small>
    </div>
  )
}
