import { asHeading } from '../../../i18n/as-heading.ts'
import { MonthCount } from '../board/month-count.tsx'
import styles from './phone.module.css'

interface Props {
  /** From 1. */
  readonly month: number
  readonly name: string
  readonly isCurrent: boolean
  readonly eventCount: number
}

/** A month's name and count, sticky while its weeks scroll. */
export function MonthTitle({ month, name, isCurrent, eventCount }: Props) {
  return (
    <div role="row" className={styles['title']}>
      <div role="rowheader">
        <span className={isCurrent ? styles['isCurrent'] : undefined}>{asHeading(name)}</span>
        <MonthCount month={month} events={eventCount} />
      </div>
    </div>
  )
}
