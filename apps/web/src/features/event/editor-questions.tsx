import type { Scope } from '@dodici/contract/types'
import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/button.tsx'
import { isSeries, type EditedEvent } from './draft.ts'
import { LeaveDialog as LeaveQuestion } from '../../ui/question/leave-dialog.tsx'
import { QuestionDialog } from '../../ui/question/question-dialog.tsx'
import styles from '../../ui/question/question-dialog.module.css'
import { ScopeDialog } from '../../ui/question/scope-dialog.tsx'

interface DeleteProps {
  readonly edited: EditedEvent
  readonly title: string
  readonly onCancel: () => void
  readonly onDelete: (scope: Scope) => void
}

/** Parts of a series that can be deleted from one of its occurrences. */
function deletable({ event, occurrence }: EditedEvent): readonly Scope[] {
  if (!isSeries(event) || !occurrence?.recurrenceId) return ['all']
  return occurrence.recurrenceId === event.start ? ['this', 'all'] : ['this', 'following', 'all']
}

/** Asks before an event goes, and of a series which part of it. */
export function DeleteDialog({ edited, title, onCancel, onDelete }: DeleteProps) {
  const { t } = useTranslation()
  const scopes = deletable(edited)
  const day = (edited.occurrence?.start ?? edited.event.start).slice(0, 10)
  if (scopes.length > 1) {
    return <ScopeDialog scopes={scopes} day={day} title={title} isDeleting onCancel={onCancel} onChoose={onDelete} />
  }
  return (
    <QuestionDialog
      title={t('common.deleteConfirmMessage', { name: title })}
      onCancel={onCancel}
      onSubmit={() => onDelete('all')}
      actions={
        <>
          <Button kind="plain" onClick={onCancel}>
            {t('common.cancel')}
          </Button>
          <Button type="submit" className={styles['danger'] ?? ''} autoFocus>
            {t('event.scope.delete')}
          </Button>
        </>
      }
    />
  )
}

interface LeaveProps {
  readonly onStay: () => void
  readonly onLeave: () => void
}

/** Asks before something typed into an event is lost. */
export function LeaveDialog(answers: LeaveProps) {
  const { t } = useTranslation()
  return <LeaveQuestion text={t('event.leave.text')} {...answers} />
}
