import { useQuery } from '@tanstack/react-query'
import ChevronRight from 'lucide-react/icons/chevron-right'
import { useId, useState } from 'react'
import { profile } from '../../api/profile.queries.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { isPossible } from '../../ui/reminders/reminder-draft.ts'
import { remindedPerson } from '../../ui/reminders/reminded-person.ts'
import { RemindersField } from '../../ui/reminders/reminders-field.tsx'
import notes from '../../ui/notes.module.css'
import type { DraftDefaults } from './category-draft.ts'
import styles from './default-reminders.module.css'

interface Props {
  readonly reminders: DraftDefaults
  readonly onChange: (reminders: DraftDefaults) => void
}

/** Default reminders of a category: a count, and the lists when opened. */
export function DefaultReminders({ reminders, onChange }: Props) {
  const { t } = useTranslation()
  const [isOpen, setIsOpen] = useState(false)
  const count = reminders.timed.length + reminders.allDay.length
  const isInvalid = ![...reminders.timed, ...reminders.allDay].every(isPossible)
  return (
    // Errors are never collapsed.
    <details
      className={styles['details']}
      open={isOpen || isInvalid}
      onToggle={(toggle) => setIsOpen(toggle.currentTarget.open)}
    >
      <summary>
        <ChevronRight size={16} aria-hidden="true" />
        <span>{t('reminders.category.title')}</span>
        <span className={styles['count']}>
          {count === 0 ? t('reminders.category.none') : t('reminders.category.count', { count })}
        </span>
      </summary>
      {isOpen || isInvalid ? <Lists reminders={reminders} onChange={onChange} /> : null}
    </details>
  )
}

/** The person's settings, read when opened. */
function Lists({ reminders, onChange }: Props) {
  const { t } = useTranslation()
  const { data: user } = useQuery(profile)
  const id = useId()
  const person = remindedPerson(user)
  return (
    <div className={styles['lists']}>
      {(['timed', 'allDay'] as const).map((kind) => (
        <div key={kind} role="group" aria-labelledby={`${id}-${kind}`} className={styles['list']}>
          <h4 id={`${id}-${kind}`}>{t(`reminders.category.${kind}`)}</h4>
          <RemindersField
            label={t(`reminders.category.${kind}`)}
            reminders={reminders[kind]}
            isAllDay={kind === 'allDay'}
            person={person}
            onChange={(changed) => onChange({ ...reminders, [kind]: changed })}
          />
        </div>
      ))}
      <p className={notes['hint']}>{t('reminders.category.hint')}</p>
    </div>
  )
}
