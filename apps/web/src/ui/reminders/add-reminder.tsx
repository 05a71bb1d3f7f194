import Plus from 'lucide-react/icons/plus'
import { useState, type Ref } from 'react'
import { beforeWords } from '../../i18n/reminder-time-words.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { minutesOf, presetsFor, type DraftReminder } from './reminder-draft.ts'
import styles from './reminders-field.module.css'

interface Props {
  readonly ref: Ref<HTMLButtonElement>
  /** Existing ones, which are not offered again. */
  readonly reminders: readonly DraftReminder[]
  readonly allDayAt: string | null
  /** `isOpen` for a custom one. */
  readonly onAdd: (minutesBefore: number, isOpen: boolean) => void
}

const HALF_AN_HOUR = 30
const THREE_DAYS = 3 * 1_440

/** A button that adds a reminder, with the usual choices. */
export function AddReminder({ ref, reminders, allDayAt, onAdd }: Props) {
  const { t } = useTranslation()
  const [isOpen, setIsOpen] = useState(false)
  const isAllDay = allDayAt !== null
  const known = new Set(reminders.map(minutesOf))
  const add = (minutes: number, isCustom: boolean) => {
    setIsOpen(false)
    onAdd(minutes, isCustom)
  }
  return (
    <>
      <button
        ref={ref}
        type="button"
        className={styles['add']}
        aria-expanded={isOpen}
        onClick={() => setIsOpen(!isOpen)}
      >
        <Plus size={14} aria-hidden="true" />
        {t('reminders.field.add')}
      </button>
      {isOpen ? (
        <div role="group" aria-label={t('reminders.field.presets')} className={styles['chips']}>
          {presetsFor(isAllDay)
            .filter((minutes) => !known.has(minutes))
            .map((minutes) => (
              <button key={minutes} type="button" className={styles['chip']} onClick={() => add(minutes, false)}>
                {beforeWords(minutes, allDayAt, t)}
              </button>
            ))}
          <button
            type="button"
            className={styles['chip']}
            onClick={() => add(isAllDay ? THREE_DAYS : HALF_AN_HOUR, true)}
          >
            {t('reminders.field.custom')}
          </button>
        </div>
      ) : null}
    </>
  )
}
