import { useId, useState, type FocusEvent } from 'react'
import { useTranslation } from '../../i18n/use-translation.ts'
import { TextField } from '../../ui/text-field.tsx'
import styles from './profile-page.module.css'
import own from './reminders-section.module.css'
import { useSettings, type ReminderSettings } from './use-settings.tsx'

interface Hours {
  readonly from: string
  readonly to: string
}

type Fault = 'both' | 'same' | null

function faultOf({ from, to }: Hours): Fault {
  if ((from === '') !== (to === '')) return 'both'
  return from !== '' && from === to ? 'same' : null
}

/** Start and end of quiet hours: both or none. Saved when the pair loses focus. */
export function QuietHours({ settings }: { readonly settings: ReminderSettings }) {
  const { t } = useTranslation()
  const id = useId()
  const { shown, save, state } = useSettings(settings)
  const [typed, setTyped] = useState<Hours | null>(null)
  const [fault, setFault] = useState<Fault>(null)
  const hours = typed ?? { from: shown.quietFrom ?? '', to: shown.quietTo ?? '' }
  const leave = (event: FocusEvent) => {
    if (typed === null || event.currentTarget.contains(event.relatedTarget)) return
    const found = faultOf(typed)
    setFault(found)
    if (found !== null) return
    setTyped(null)
    const [quietFrom, quietTo] = [typed.from || null, typed.to || null]
    if (quietFrom !== settings.quietFrom || quietTo !== settings.quietTo) save({ quietFrom, quietTo })
  }
  const field = (name: keyof Hours) => ({
    type: 'time',
    value: hours[name],
    'aria-describedby': `${id}-note`,
    'aria-invalid': fault !== null,
    onChange: (change: { readonly target: { readonly value: string } }) =>
      setTyped({ ...hours, [name]: change.target.value }),
  })
  return (
    <fieldset className={own['quiet']} onBlur={leave}>
      <legend>{t('profile.reminders.quiet')}</legend>
      <div className={own['pair']}>
        <TextField label={t('profile.reminders.quietFrom')} {...field('from')} />
        <TextField label={t('profile.reminders.quietTo')} {...field('to')} />
      </div>
      <p id={`${id}-note`} className={`${own['quietNote'] ?? ''} ${styles[fault === null ? 'note' : 'failure'] ?? ''}`}>
        {fault === null
          ? `${t('profile.reminders.quietHint')} ${t('profile.reminders.quietNone')}`
          : t(`profile.reminders.${fault}`)}
      </p>
      {state}
    </fieldset>
  )
}
