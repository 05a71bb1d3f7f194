import type { MonthCounts } from '@dodici/core/year'
import { asHeading } from '../../../i18n/as-heading.ts'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { monthCount } from '../words/month-count.ts'
import styles from './phone.module.css'

interface Props {
  readonly name: string
  readonly isCurrent: boolean
  readonly counts: MonthCounts
}

/** A month's name and count, sticky while its weeks scroll; labels the group. */
export function MonthTitle({ name, isCurrent, counts }: Props) {
  const { t } = useTranslation()
  return (
    <div className={styles['title']} aria-hidden="true">
      <span className={isCurrent ? styles['isCurrent'] : undefined}>{asHeading(name)}</span>
      <small data-count>{monthCount(counts, t)}</small>
    </div>
  )
}
