import type { Event } from '@dodici/contract/types'
import Dialog from '@mui/material/Dialog'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { codeOf } from '../../api/api-error.ts'
import { yearEvents } from '../../api/year.queries.ts'
import { Button } from '../../ui/button.tsx'
import { Spinner } from '../../ui/spinner.tsx'
import { draftOf, type EditedEvent } from './draft.ts'
import { EventEditor, type EditorEvents } from './event-editor.tsx'
import styles from './event-editor.module.css'
import { eventOfYear } from './event.queries.ts'
import { useViewer } from './use-viewer.ts'

/** An event as the address names it. */
interface Named {
  readonly id: string
  /** Original start of the occurrence that was opened; null for a single event, and for a whole series. */
  readonly occurrenceId: string | null
  readonly year: number
}

interface Props extends EditorEvents {
  readonly named: Named
  /** Asks whether to delete it, and opens it only where that fails. */
  readonly isDeleting: boolean
}

function editedIn(event: Event | undefined, occurrenceId: string | null): EditedEvent | null {
  if (!event) return null
  if (occurrenceId === null) return { event, occurrence: null }
  const occurrence = event.occurrences.find(({ recurrenceId }) => recurrenceId === occurrenceId)
  return occurrence ? { event, occurrence } : null
}

/** The event of the address: out of the year on the page, or by itself where that year does not have it. */
function useEventOfAddress({ id, occurrenceId, year }: Named, isHeld: boolean) {
  const shown = useQuery({ ...yearEvents(year), enabled: !isHeld })
  const inYear = editedIn(
    shown.data?.events.find(({ _id }) => _id === id),
    occurrenceId,
  )
  const itsYear = Number(occurrenceId?.slice(0, 4) ?? year)
  const alone = useQuery({ ...eventOfYear(id, itsYear), enabled: !isHeld && !inYear && !shown.isPending })
  return { alone, found: inYear ?? editedIn(alone.data, occurrenceId) }
}

/**
 * The event as it was when the dialog opened. What arrives later (a live update, a deletion elsewhere) does not touch
 * what somebody is typing; saving finds out.
 */
function useOpenedEvent(named: Named) {
  const [held, setHeld] = useState<EditedEvent | null>(null)
  const { alone, found } = useEventOfAddress(named, held !== null)
  if (held === null && found !== null) setHeld(found)
  const isGone = alone.isSuccess || codeOf(alone.error) === 'not_found'
  return { found: held ?? found, isGone, isError: alone.isError, refetch: alone.refetch }
}

export function ExistingEvent({ named, isDeleting, ...events }: Props) {
  const viewer = useViewer()
  const { found, isGone, isError, refetch } = useOpenedEvent(named)
  if (found) {
    return (
      <EventEditor
        first={{ edited: found, before: draftOf(found, viewer.timezone) }}
        viewer={viewer}
        isDeleting={isDeleting}
        {...events}
      />
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
  const isOver = isGone || isError
  return (
    <Dialog
      open
      transitionDuration={0}
      onClose={onClose}
      aria-label={t('event.editEvent')}
      slotProps={{ paper: { className: styles['paper'] ?? '' } }}
    >
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
