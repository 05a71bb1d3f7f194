import type { Calendar } from '@dodici/contract/types'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useCalendarAddress } from '../../address/use-calendar-address.ts'
import { defaultCalendar } from '../../api/default-calendar.ts'
import { faultOf } from './check-file.ts'
import { BadFile, FailedImport } from './failed-import.tsx'
import { FileHead } from './file-head.tsx'
import { importPreview, type DroppedFile } from './import.queries.ts'
import { Preview } from './preview.tsx'
import { useImport } from './use-import.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { Button } from '../../ui/button.tsx'
import styles from './import-dialog.module.css'

interface Props {
  readonly dropped: DroppedFile
  readonly calendars: readonly Calendar[]
  /** No further file waits. */
  readonly isLast: boolean
  readonly onChoose: (files: readonly File[]) => void
  readonly onNext: () => void
}

/** One file: checked, previewed, imported. */
export function FileImport({ dropped, calendars, isLast, onChoose, onNext }: Props) {
  const { address } = useCalendarAddress()
  const [calendarId, setCalendarId] = useState(
    () => (calendars.find(({ _id }) => _id === address.calendar) ?? defaultCalendar(calendars))?._id ?? '',
  )
  const { file, number } = dropped
  const check = useQuery({ queryKey: ['import-check', number], queryFn: () => faultOf(file), gcTime: 0 })
  const preview = useQuery({ ...importPreview(dropped, calendarId), enabled: check.data === null })
  const run = useImport(file, onNext)
  const error = run.error ?? preview.error
  const tryAgain = () => {
    if (run.error) run.reset()
    else void preview.refetch()
  }
  if (check.data) return <BadFile file={file} fault={check.data} isLast={isLast} onChoose={onChoose} onNext={onNext} />
  return (
    <>
      <FileHead
        file={file}
        calendars={calendars}
        calendarId={calendarId}
        isFixed={run.isPending}
        onChoose={setCalendarId}
      />
      {error && !run.isPending ? (
        <FailedImport error={error} onTryAgain={tryAgain} onNext={onNext} />
      ) : run.isPending || !preview.data || preview.isFetching ? (
        <Working isWriting={run.isPending} onStop={run.isPending ? run.stop : onNext} />
      ) : (
        <Preview report={preview.data} onImport={() => run.start(calendarId)} onNext={onNext} />
      )}
    </>
  )
}

interface WorkingProps {
  /** Importing, not just previewing. */
  readonly isWriting: boolean
  readonly onStop: () => void
}

/** The server is working: its duration is unknown, and it can be aborted. */
function Working({ isWriting, onStop }: WorkingProps) {
  const { t } = useTranslation()
  const words = t(isWriting ? 'import.importing' : 'import.reading')
  return (
    <>
      <div className={styles['working']} role="status">
        <p>{words}</p>
        <progress className={styles['progress']} aria-label={words} />
      </div>
      <div className={styles['actions']}>
        <Button onClick={onStop}>{t('import.stop')}</Button>
      </div>
    </>
  )
}
