import { useId } from 'react'
import { useTranslation } from '../../../i18n/use-translation.ts'
import segments from '../../../ui/segments.module.css'
import styles from '../profile-page.module.css'
import { useSettings, type ReminderSettings } from '../use-settings.tsx'

const WAYS = ['here', 'devices'] as const

/** Whether reminders ring here, or on the person's devices alone. */
export function RingChoice({ settings }: { readonly settings: ReminderSettings }) {
  const { t } = useTranslation()
  const { shown, save, state } = useSettings(settings)
  const id = useId()
  const chosen = shown.byDevices ? 'devices' : 'here'
  return (
    <div className={styles['choice']} role="group" aria-labelledby={id} aria-describedby={`${id}-hint`}>
      <span id={id} className={styles['label']}>
        {t('profile.devices.ring.title')}
      </span>
      <div className={segments['segments']}>
        {WAYS.map((way) => (
          <button
            key={way}
            type="button"
            aria-pressed={way === chosen}
            onClick={() => save({ byDevices: way === 'devices' })}
          >
            {t(`profile.devices.ring.${way}`)}
          </button>
        ))}
      </div>
      <p id={`${id}-hint`} className={styles['note']}>
        {t(`profile.devices.ring.${chosen}Hint`)}
      </p>
      {state}
    </div>
  )
}
