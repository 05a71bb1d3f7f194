import { useTranslation } from 'react-i18next'
import { Button } from '../../../ui/button.tsx'
import { useIsPhone } from '../../../ui/use-is-phone.ts'
import styles from './year-states.module.css'

interface Props {
  readonly year: number
  /** The year has events, but the filter lets none through. */
  readonly isFiltered: boolean
  /** It is no filter that leaves them out: their calendars are hidden. */
  readonly isHidden: boolean
  readonly onAdd: () => void
  readonly onImport: () => void
  readonly onShowAll: () => void
  readonly onCalendars: () => void
}

/** What stands over a year without events: how to begin. The days below stay within reach. */
export function EmptyYear({ year, isFiltered, isHidden, onAdd, onImport, onShowAll, onCalendars }: Props) {
  const { t } = useTranslation()
  const isPhone = useIsPhone()
  return (
    <div className={styles['overlay']}>
      <div className={styles['card']}>
        {isHidden ? (
          <>
            <p>{t('year.empty.hidden', { year })}</p>
            <Button onClick={onCalendars}>{t('bar.calendars')}</Button>
          </>
        ) : isFiltered ? (
          <>
            <p>{t('year.empty.filtered', { year })}</p>
            <Button onClick={onShowAll}>{t('year.empty.showAll')}</Button>
          </>
        ) : (
          <>
            <h2>{t('year.empty.title', { year })}</h2>
            <p>{t(isPhone ? 'year.empty.textOnPhone' : 'year.empty.text')}</p>
            <Button kind="primary" onClick={onAdd}>
              {t('year.empty.add')}
            </Button>
            <Button onClick={onImport}>{t('bar.importFile')}</Button>
          </>
        )}
      </div>
    </div>
  )
}
