import X from 'lucide-react/icons/x'
import { useTranslation } from 'react-i18next'
import { reminderWords } from '../../i18n/reminder-words.ts'
import styles from './chips.module.css'
import type { EventDraft } from './draft.ts'

interface Props {
  readonly reminders: NonNullable<EventDraft['reminders']>
  readonly onChange: (reminders: NonNullable<EventDraft['reminders']>) => void
}

/** The reminders that were said in one line; each can be taken back. */
export function ReminderChips({ reminders, onChange }: Props) {
  const { t } = useTranslation()
  return (
    <ul aria-label={t('event.reminders.label')} className={styles['chips']}>
      {reminders.map((reminder, index) => {
        const words = reminderWords(reminder.minutesBefore, t)
        return (
          <li key={index} className={styles['said']}>
            {words}
            <button
              type="button"
              aria-label={t('event.reminders.remove', { words })}
              onClick={() => onChange(reminders.filter((other) => other !== reminder))}
            >
              <X size={14} aria-hidden="true" />
            </button>
          </li>
        )
      })}
    </ul>
  )
}
