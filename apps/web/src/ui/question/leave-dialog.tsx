import { useTranslation } from '../../i18n/use-translation.ts'
import { Button } from '../button.tsx'
import { QuestionDialog } from './question-dialog.tsx'
import styles from './question-dialog.module.css'

interface Props {
  /** What would be lost. */
  readonly text: string
  readonly onStay: () => void
  readonly onLeave: () => void
}

/** Confirms losing unsaved input. */
export function LeaveDialog({ text, onStay, onLeave }: Props) {
  const { t } = useTranslation()
  return (
    <QuestionDialog
      title={t('event.leave.title')}
      onCancel={onStay}
      onSubmit={onStay}
      actions={
        <>
          <Button kind="plain" onClick={onLeave}>
            {t('event.leave.discard')}
          </Button>
          <Button type="submit" kind="primary" autoFocus>
            {t('event.leave.stay')}
          </Button>
        </>
      }
    >
      <p className={styles['text']}>{text}</p>
    </QuestionDialog>
  )
}
