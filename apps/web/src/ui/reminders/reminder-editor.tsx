import { reminderChannels } from '@dodici/contract/reminder-channels'
import { useEffect, useId, useRef } from 'react'
import { atWords, minutesOfTime } from '../../i18n/reminder-time-words.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { PlansLink } from '../plans-link.tsx'
import { isPossible, reminderUnits, type DraftReminder, type ReminderUnit } from './reminder-draft.ts'
import styles from './reminders-field.module.css'
import notes from '../notes.module.css'

interface Props {
  readonly reminder: DraftReminder
  /** Its text, which labels the fields. */
  readonly words: string
  readonly allDayAt: string | null
  /** Whether mail is allowed for this one. */
  readonly mayMail: boolean
  /** Takes the focus when it opens. */
  readonly takesFocus: boolean
  readonly onChange: (reminder: DraftReminder) => void
}

/** The fields of one reminder: how long before, and by which channel. */
export function ReminderEditor({ reminder, words, allDayAt, mayMail, takesFocus, onChange }: Props) {
  const { t } = useTranslation()
  return (
    <fieldset className={styles['editor']}>
      <legend className="visually-hidden">{t('reminders.field.edit', { words })}</legend>
      <HowLong reminder={reminder} allDayAt={allDayAt} takesFocus={takesFocus} onChange={onChange} />
      <Channel reminder={reminder} mayMail={mayMail} onChange={onChange} />
    </fieldset>
  )
}

function HowLong({ reminder, allDayAt, takesFocus, onChange }: Omit<Props, 'words' | 'mayMail'>) {
  const { t } = useTranslation()
  const id = useId()
  const number = useRef<HTMLInputElement>(null)
  const isInvalid = !isPossible(reminder)
  useEffect(() => {
    if (!takesFocus) return
    number.current?.focus()
    number.current?.select()
  }, [takesFocus])
  const { amount } = reminder
  const unit = shownUnit(reminder, allDayAt)
  const isEmpty = !Number.isFinite(amount)
  return (
    <>
      <div className={styles['line']}>
        <input
          ref={number}
          type="number"
          inputMode="numeric"
          min={0}
          className={styles['number']}
          aria-label={t('reminders.field.amount')}
          aria-invalid={isInvalid}
          aria-describedby={isInvalid ? id : undefined}
          value={isEmpty ? '' : amount}
          onChange={(change) => onChange({ ...reminder, unit, amount: change.target.valueAsNumber })}
        />
        <select
          className={styles['select']}
          aria-label={t('reminders.field.unit')}
          value={unit}
          onChange={(change) => onChange({ ...reminder, unit: unitOf(change.target.value) })}
        >
          {unitsFor(unit, allDayAt).map((one) => (
            <option key={one} value={one}>
              {t(`reminders.field.units.${one}`, { count: isEmpty ? 2 : amount })}
            </option>
          ))}
        </select>
        <span>
          {allDayAt === null
            ? t('reminders.field.beforeStart')
            : t('reminders.field.beforeDay', { at: atWords(minutesOfTime(allDayAt), t) })}
        </span>
      </div>
      {isInvalid ? (
        <p id={id} role="alert" className={notes['fault']}>
          {t('reminders.field.outside')}
        </p>
      ) : null}
    </>
  )
}

const unitOf = (value: string): ReminderUnit => reminderUnits.find((unit) => unit === value) ?? 'minute'

/** Zero days before an all-day event is the day itself. */
const shownUnit = ({ amount, unit }: DraftReminder, allDayAt: string | null): ReminderUnit =>
  allDayAt !== null && amount === 0 ? 'day' : unit

/** All-day events are reminded of in days. */
const unitsFor = (unit: ReminderUnit, allDayAt: string | null): readonly ReminderUnit[] =>
  allDayAt === null ? reminderUnits : reminderUnits.filter((one) => one === unit || one === 'day' || one === 'week')

function Channel({ reminder, mayMail, onChange }: Pick<Props, 'reminder' | 'mayMail' | 'onChange'>) {
  const { t } = useTranslation()
  const name = useId()
  return (
    <>
      <div role="radiogroup" aria-label={t('reminders.field.channel')} className={styles['chips']}>
        {reminderChannels.map((channel) => (
          <label key={channel} className={styles['chip']}>
            <input
              type="radio"
              name={name}
              checked={channel === reminder.channel}
              disabled={channel === 'email' && !mayMail}
              aria-describedby={channel === 'email' && !mayMail ? `${name}-why` : undefined}
              onChange={() => onChange({ ...reminder, channel })}
            />
            {t(`reminders.channel.${channel}`)}
          </label>
        ))}
      </div>
      {mayMail ? null : (
        <p id={`${name}-why`} className={notes['note']}>
          {t('reminders.field.mailPlan')} <PlansLink />
        </p>
      )}
    </>
  )
}
