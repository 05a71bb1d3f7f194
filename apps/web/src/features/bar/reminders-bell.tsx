import Bell from 'lucide-react/icons/bell'
import { useCalendarAddress } from '../../address/use-calendar-address.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { Button } from '../../ui/button.tsx'
import { bellWords } from './bell-words.ts'
import styles from './reminders-bell.module.css'
import { useNewReminders } from './use-new-reminders.ts'

/** Higher numbers do not fit on the bell. */
const MOST = 9

/** Opens and closes the reminders. On a phone they are in the account menu. */
export function RemindersBell() {
  const { t } = useTranslation()
  const { address, change } = useCalendarAddress()
  const count = useNewReminders()
  const isOpen = address.panel === 'reminders'
  const words = bellWords(count, t)
  return (
    <Button
      kind="plain"
      square
      className={styles['bell'] ?? ''}
      aria-label={words}
      aria-expanded={isOpen}
      title={words}
      onClick={() => change({ panel: isOpen ? null : 'reminders' })}
    >
      <Bell size={16} aria-hidden="true" />
      {count > 0 ? (
        <span className={styles['count']} aria-hidden="true">
          {count > MOST ? `${MOST}+` : count}
        </span>
      ) : null}
    </Button>
  )
}
