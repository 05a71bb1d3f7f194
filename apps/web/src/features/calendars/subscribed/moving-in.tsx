import ChevronRight from 'lucide-react/icons/chevron-right'
import { useCalendarAddress } from '../../../address/use-calendar-address.ts'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { Button } from '../../../ui/button.tsx'
import styles from './subscribed.module.css'

const PLACES = ['google', 'apple', 'outlook', 'nextcloud'] as const

/** Where the address of a calendar is, or its file, by the program that it is in. */
export function MovingIn() {
  const { t } = useTranslation()
  const { change } = useCalendarAddress()
  return (
    <section className={styles['moving']}>
      <h3 className={styles['heading']}>{t('subscriptions.movingIn.title')}</h3>
      {PLACES.map((place) => (
        <details key={place} className={styles['place']}>
          <summary>
            <ChevronRight size={16} aria-hidden="true" />
            {t(`subscriptions.movingIn.${place}.name`)}
          </summary>
          <p className={styles['where']}>{t(`subscriptions.movingIn.${place}.address`)}</p>
          <p className={styles['where']}>{t(`subscriptions.movingIn.${place}.file`)}</p>
        </details>
      ))}
      <p className={styles['quiet']}>{t('subscriptions.movingIn.difference')}</p>
      <p className={styles['quiet']}>{t('subscriptions.movingIn.link')}</p>
      <div className={styles['ways']}>
        <Button onClick={() => change({ dialog: 'import' })}>{t('subscriptions.movingIn.haveFile')}</Button>
        <Button onClick={() => change({ dialog: 'linked' }, { replace: true })}>{t('calendars.link')}</Button>
      </div>
    </section>
  )
}
