import type { Calendar } from '@dodici/contract/types'
import { useMutation, useQuery } from '@tanstack/react-query'
import Download from 'lucide-react/icons/download'
import { useId } from 'react'
import { useTranslation } from '../../i18n/use-translation.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { calendarFile, deleteCalendar, exportCalendar } from './calendars.queries.ts'
import styles from './delete-question.module.css'
import { eventsIn } from './file-name.ts'

interface Props {
  readonly calendar: Calendar
  /** Where it stays, if it is linked. */
  readonly account?: string | undefined
  /** It is gone, or stays. */
  readonly onEnd: () => void
}

/** Confirms a final deletion, says what is deleted with the calendar, and offers it as a file. */
export function DeleteQuestion({ calendar, account, onEnd }: Props) {
  const { t } = useTranslation()
  const id = useId()
  const { _id, name } = calendar
  const { data: count } = useQuery({ ...calendarFile(_id), select: eventsIn })
  const deletion = useMutation(deleteCalendar)
  const saving = useMutation(exportCalendar)
  return (
    <Dialog size="small" role="alertdialog" labelledBy={id} describedBy={`${id}-note`} onClose={onEnd}>
      <h2 id={id} className={styles['question']}>
        {t('calendars.deleteQuestion')}
      </h2>
      <p id={`${id}-note`} className={styles['note']}>
        {count === undefined ? t('calendars.deleteUncounted', { name }) : t('calendars.deleteNote', { name, count })}
        {account === undefined ? null : ` ${t('calendars.deleteLinked', { account })}`}
      </p>
      <p role="status" className={styles['note']}>
        {saving.isSuccess ? t('calendars.exported') : null}
      </p>
      <div className={styles['answers']}>
        <Button disabled={saving.isPending} aria-busy={saving.isPending} onClick={() => saving.mutate(calendar)}>
          <Download size={16} aria-hidden="true" />
          {t('calendars.exportFirst')}
        </Button>
        <span className={styles['gap']} />
        <Button kind="plain" autoFocus onClick={onEnd}>
          {t('common.cancel')}
        </Button>
        <Button kind="danger" disabled={deletion.isPending} onClick={() => deletion.mutate(_id, { onSettled: onEnd })}>
          {t('common.delete')}
        </Button>
      </div>
    </Dialog>
  )
}
