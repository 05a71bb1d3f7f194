import { useTranslation } from '../../i18n/use-translation.ts'
import { Button } from '../../ui/button.tsx'
import { Spinner } from '../../ui/spinner.tsx'
import swatches from '../../ui/swatch-list.module.css'
import { CalendarForm } from './calendar-form.tsx'
import { CalendarRow } from './calendar-row.tsx'
import type { ManagerState } from './use-calendar-manager.ts'

/** The calendars, or why there are none. */
export function CalendarList({ manager }: { readonly manager: ManagerState }) {
  const { t } = useTranslation()
  const { data, isError, refetch } = manager.list
  const { mode, isOvertaken } = manager.form
  if (data === undefined) {
    return isError ? (
      <div className={swatches['instead']} role="alert">
        <p>{t('calendars.fetchError')}</p>
        <Button onClick={() => void refetch()}>{t('common.tryAgain')}</Button>
      </div>
    ) : (
      <Spinner />
    )
  }
  if (data.length === 0) return <p className={swatches['instead']}>{t('calendars.empty')}</p>
  return (
    <ul className={swatches['list']}>
      {data.map((calendar) => (
        <li key={calendar._id}>
          {mode.kind === 'editing' && mode.id === calendar._id ? (
            <CalendarForm
              title={t('calendars.editing')}
              note={isOvertaken ? t('calendars.overtaken') : null}
              submitLabel={t('common.save')}
              manager={manager}
              onSubmit={manager.update}
            />
          ) : (
            <CalendarRow calendar={calendar} manager={manager} />
          )}
        </li>
      ))}
    </ul>
  )
}
