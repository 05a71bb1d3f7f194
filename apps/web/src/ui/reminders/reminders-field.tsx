import { REMINDERS_MAX } from '@dodici/contract/limits'
import { planLimits } from '@dodici/contract/plans'
import X from 'lucide-react/icons/x'
import { useRef, useState } from 'react'
import { beforeWords } from '../../i18n/reminder-time-words.ts'
import type { TFunction } from '../../i18n/texts.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { AddReminder } from './add-reminder.tsx'
import { draftReminder, isPossible, minutesOf, type DraftReminder } from './reminder-draft.ts'
import type { RemindedPerson } from './reminded-person.ts'
import { ReminderEditor } from './reminder-editor.tsx'
import styles from './reminders-field.module.css'
import notes from '../notes.module.css'

interface Props {
  /** The list's label. */
  readonly label: string
  readonly reminders: readonly DraftReminder[]
  readonly isAllDay: boolean
  readonly person: RemindedPerson
  readonly onChange: (reminders: readonly DraftReminder[]) => void
}

/** An event's reminders: each as text, editable and removable, with a button to add. */
export function RemindersField({ label, reminders, isAllDay, person, onChange }: Props) {
  const { t } = useTranslation()
  const [open, setOpen] = useState<number | null>(null)
  /** The custom one being added. */
  const [typed, setTyped] = useState<number | null>(null)
  const adding = useRef<HTMLButtonElement>(null)
  const allDayAt = isAllDay ? person.allDayAt : null
  const mails = reminders.filter(({ channel }) => channel === 'email').length
  const mayMail = mails < planLimits[person.plan].mailReminders
  const remove = (index: number) => {
    setOpen(null)
    setTyped(null)
    adding.current?.focus()
    onChange(reminders.filter((_, other) => other !== index))
  }
  const add = (minutesBefore: number, isOpen: boolean) => {
    setOpen(isOpen ? reminders.length : null)
    setTyped(isOpen ? reminders.length : null)
    if (!isOpen) adding.current?.focus()
    onChange([...reminders, draftReminder({ minutesBefore, channel: 'display' })])
  }
  return (
    <div className={styles['field']}>
      {reminders.length === 0 ? null : (
        <ul aria-label={label} className={styles['chips']}>
          {reminders.map((reminder, index) => (
            <Chip
              key={index}
              words={wordsOf(reminder, allDayAt, t)}
              isOpen={open === index}
              onOpen={() => setOpen(open === index ? null : index)}
              onRemove={() => remove(index)}
            />
          ))}
        </ul>
      )}
      {reminders.map((reminder, index) =>
        open === index || !isPossible(reminder) ? (
          <ReminderEditor
            key={index}
            reminder={reminder}
            words={wordsOf(reminder, allDayAt, t)}
            allDayAt={allDayAt}
            mayMail={mayMail || reminder.channel === 'email'}
            takesFocus={typed === index}
            onChange={(changed) => onChange(reminders.with(index, changed))}
          />
        ) : null,
      )}
      {mails > 0 ? <MailNote person={person} /> : null}
      {reminders.length >= REMINDERS_MAX ? (
        <p className={notes['note']}>{t('reminders.field.most', { max: REMINDERS_MAX })}</p>
      ) : (
        <AddReminder ref={adding} reminders={reminders} allDayAt={allDayAt} onAdd={add} />
      )}
    </div>
  )
}

/** Why mail reminders are not sent now. */
function MailNote({ person }: Pick<Props, 'person'>) {
  const { t } = useTranslation()
  if (person.byMail && person.isConfirmed) return null
  return <p className={notes['note']}>{t(`reminders.field.${person.byMail ? 'unconfirmed' : 'mailOff'}`)}</p>
}

/** Nothing to announce while a number is being typed. */
function wordsOf(reminder: DraftReminder, allDayAt: string | null, t: TFunction): string {
  if (!isPossible(reminder)) return '…'
  const words = beforeWords(minutesOf(reminder), allDayAt, t)
  return reminder.channel === 'email' ? t('reminders.before.byMail', { words }) : words
}

interface ChipProps {
  readonly words: string
  readonly isOpen: boolean
  readonly onOpen: () => void
  readonly onRemove: () => void
}

function Chip({ words, isOpen, onOpen, onRemove }: ChipProps) {
  const { t } = useTranslation()
  return (
    <li className={styles['said']} data-open={isOpen}>
      <button type="button" title={t('reminders.field.change', { words })} aria-expanded={isOpen} onClick={onOpen}>
        {words}
      </button>
      <button
        type="button"
        className={styles['remove']}
        aria-label={t('reminders.field.remove', { words })}
        onClick={onRemove}
      >
        <X size={14} aria-hidden="true" />
      </button>
    </li>
  )
}
