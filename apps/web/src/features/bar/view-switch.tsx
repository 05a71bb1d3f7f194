import { views } from '../../address/calendar-address.ts'
import { useCalendarAddress } from '../../address/use-calendar-address.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import styles from './view-switch.module.css'

/** The three views of the year. */
export function ViewSwitch() {
  const { t } = useTranslation()
  const { address, change } = useCalendarAddress()
  return (
    <div className={styles['switch']} role="group" aria-label={t('bar.views.label')}>
      {views.map((view) => (
        <button
          key={view}
          type="button"
          className={styles['view']}
          aria-pressed={view === address.view}
          onClick={() => change({ view })}
        >
          {t(`bar.views.${view}`)}
        </button>
      ))}
    </div>
  )
}
