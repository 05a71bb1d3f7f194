import { useQuery } from '@tanstack/react-query'
import { calendars } from '../../api/calendars.queries.ts'
import { writableCalendars } from '../../api/default-calendar.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { Button } from '../../ui/button.tsx'
import { ModalDialog } from '../../ui/modal-dialog.tsx'
import { Spinner } from '../../ui/spinner.tsx'
import notes from '../../ui/notes.module.css'
import { ChooseFile } from './choose-file.tsx'
import { FileImport } from './file-import.tsx'
import type { DroppedFile } from './import.queries.ts'

interface Props {
  readonly queue: { readonly current: DroppedFile | null; readonly number: number; readonly count: number }
  readonly onChoose: (files: readonly File[]) => void
  /** This file is done or skipped. */
  readonly onNext: () => void
  readonly onClose: () => void
}

/** Choose a file, preview it, import it. */
export function ImportDialog({ queue, onChoose, onNext, onClose }: Props) {
  const { t } = useTranslation()
  const { data, isError, refetch } = useQuery(calendars)
  const { current, number, count } = queue
  return (
    <ModalDialog title={t('import.title')} onClose={onClose}>
      {count > 1 ? <p className={notes['quiet']}>{t('import.ofSeveral', { number, count })}</p> : null}
      {current === null ? (
        <ChooseFile onChoose={onChoose} onClose={onClose} />
      ) : data ? (
        <FileImport
          key={current.number}
          dropped={current}
          calendars={writableCalendars(data)}
          isLast={number === count}
          onChoose={onChoose}
          onNext={onNext}
        />
      ) : isError ? (
        <p role="alert">
          {t('import.calendarsFailed')} <Button onClick={() => void refetch()}>{t('common.tryAgain')}</Button>
        </p>
      ) : (
        <Spinner />
      )}
    </ModalDialog>
  )
}
