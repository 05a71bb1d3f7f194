import type { Notification } from '@dodici/contract/types'
import AlarmClock from 'lucide-react/icons/alarm-clock'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { Button } from '../../../ui/button.tsx'
import { categoryStyle } from '../../../ui/category-color.ts'
import { instantWords, type Moment } from '../when-words.ts'
import styles from './reminders-panel.module.css'

interface Props {
  readonly notification: Notification
  readonly moment: Moment
  readonly color: string | null
  readonly onOpen: () => void
  readonly onBack: () => void
}

/** A snoozed reminder: when it returns, and a button to have it back now. */
export function SnoozedRow({ notification: { title, snoozedUntil }, moment, color, onOpen, onBack }: Props) {
  const { t } = useTranslation()
  return (
    <li className={styles['row']} style={{ ...categoryStyle(color) }}>
      <div className={styles['about']}>
        <button type="button" className={styles['open']} title={t('reminders.open', { title })} onClick={onOpen}>
          <span className={styles['title']}>
            <bdi>{title}</bdi>
          </span>
          <span className={styles['when']}>
            <AlarmClock size={13} aria-hidden="true" />
            {t('reminders.snoozedUntil', { when: instantWords(snoozedUntil ?? '', moment, t) })}
          </span>
        </button>
        <Button kind="plain" aria-label={t('reminders.bringBackNamed', { title })} onClick={onBack}>
          {t('reminders.bringBack')}
        </Button>
      </div>
    </li>
  )
}
