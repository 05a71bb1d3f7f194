import type { Calendar } from '@dodici/contract/types'
import { useQuery } from '@tanstack/react-query'
import { ApiError, codeOf } from '../../../api/api-error.ts'
import { calendars } from '../../../api/calendars.queries.ts'
import { writableCalendars } from '../../../api/default-calendar.ts'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { Button } from '../../../ui/button.tsx'
import { FailureWords } from '../../../ui/failure-words.tsx'
import dialog from '../../../ui/dialog.module.css'
import { CopyFields } from './copy-fields.tsx'
import { CopyList } from './copy-list.tsx'
import styles from './copy-year.module.css'
import { useCopyYear, type CopyState } from './use-copy-year.ts'

interface Props {
  /** Id of the dialog's label. */
  readonly titleId: string
  readonly calendarId: string
  readonly onBack: () => void
}

const NONE: readonly Calendar[] = []

/** The dialog's step for copying a year. */
export function CopyYear({ titleId, calendarId, onBack }: Props) {
  const { t } = useTranslation()
  const { data: known = NONE } = useQuery(calendars)
  const state = useCopyYear(calendarId, known)
  const name = known.find(({ _id }) => _id === calendarId)?.name ?? ''
  const count = state.chosen.length
  return (
    <form
      className={styles['step']}
      aria-labelledby={titleId}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        state.copy()
      }}
    >
      <h2 id={titleId} className={dialog['title']}>
        {t('calendars.copy.title', { name })}
      </h2>
      <div className={styles['content']}>
        <p className={styles['lead']}>{t('calendars.copy.lead')}</p>
        <CopyFields state={state} calendars={writableCalendars(known)} />
        <Preview state={state} />
      </div>
      {state.error === null ? null : <CopyFailure error={state.error} />}
      <div className={dialog['actions']}>
        <Button kind="plain" disabled={state.isWorking} onClick={onBack}>
          {t('calendars.copy.back')}
        </Button>
        <Button
          type="submit"
          kind="primary"
          disabled={count === 0 || state.isReading || state.isWorking}
          aria-busy={state.isWorking}
        >
          {state.isWorking ? t('calendars.copy.copying') : t('calendars.copy.confirm', { count })}
        </Button>
      </div>
    </form>
  )
}

/** The preview of a copy, or why there is none. */
function Preview({ state }: { readonly state: CopyState }) {
  const { t } = useTranslation()
  const { copying, preview } = state
  if (copying === null) return <p className={styles['instead']}>{t('calendars.copy.sameYear')}</p>
  if (preview.isError) {
    return (
      <div className={styles['instead']} role="alert">
        <p>
          <FailureWords code={codeOf(preview.error)} />
        </p>
        <Button onClick={() => void preview.refetch()}>{t('common.tryAgain')}</Button>
      </div>
    )
  }
  if (preview.data === undefined) {
    return (
      <p role="status" className={styles['instead']}>
        {t('calendars.copy.reading', { year: copying.from })}
      </p>
    )
  }
  return <CopyList state={state} from={copying.from} to={copying.to} />
}

/** Nothing was copied, and why. */
function CopyFailure({ error }: { readonly error: Error }) {
  const { t } = useTranslation()
  const code = codeOf(error)
  const room = error instanceof ApiError ? error.room : undefined
  return (
    <p role="alert" className={styles['failure']}>
      {code === 'plan_limit' ? `${t('calendars.copy.planLimit')} ` : null}
      {room === undefined ? null : `${t('calendars.copy.room', { year: room.year, count: room.events })} `}
      <FailureWords code={code} />
    </p>
  )
}
