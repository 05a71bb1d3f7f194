import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { calendars } from '../../api/calendars.queries.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Spinner } from '../../ui/spinner.tsx'
import { draftOf } from './draft.ts'
import { EventEditor, type EditorEvents } from './event-editor.tsx'
import styles from './event-editor.module.css'
import { SubscribedEvent } from './subscribed-event.tsx'
import { useOpenedEvent, type EventAddress } from './use-opened-event.ts'
import { useViewer } from './use-viewer.ts'

interface Props extends EditorEvents {
  readonly named: EventAddress
}

export function ExistingEvent({ named, ...events }: Props) {
  const viewer = useViewer()
  const { found, isGone, isError, refetch } = useOpenedEvent(named)
  const { data: own = [] } = useQuery({ ...calendars, enabled: found !== null })
  const from = own.find(({ _id, kind }) => kind === 'subscribed' && _id === found?.event.calendarId)
  if (found && from) return <SubscribedEvent opened={found} from={from} onClose={events.onClose} />
  if (found) {
    return (
      <EventEditor first={{ edited: found, before: draftOf(found, viewer.timezone) }} viewer={viewer} {...events} />
    )
  }
  return <WaitingDialog isGone={isGone} isError={isError} onTryAgain={() => void refetch()} onClose={events.onClose} />
}

interface WaitingProps {
  readonly isGone: boolean
  readonly isError: boolean
  readonly onTryAgain: () => void
  readonly onClose: () => void
}

function WaitingDialog({ isGone, isError, onTryAgain, onClose }: WaitingProps) {
  const { t } = useTranslation()
  const id = useId()
  const isOver = isGone || isError
  return (
    <Dialog labelledBy={id} onClose={onClose}>
      <h2 id={id} className="visually-hidden">
        {t('event.editEvent')}
      </h2>
      <div className={styles['waiting']}>
        {isOver ? <p role="alert">{t(isGone ? 'event.notFound' : 'event.loadFailed')}</p> : <Spinner />}
        {isOver && !isGone ? (
          <Button autoFocus onClick={onTryAgain}>
            {t('common.tryAgain')}
          </Button>
        ) : null}
        {isOver ? <Button onClick={onClose}>{t('common.close')}</Button> : null}
      </div>
    </Dialog>
  )
}
