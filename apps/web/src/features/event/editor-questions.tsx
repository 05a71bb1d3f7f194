import { useTranslation } from '../../i18n/use-translation.ts'
import { LeaveDialog as LeaveQuestion } from '../../ui/question/leave-dialog.tsx'

interface LeaveProps {
  readonly onStay: () => void
  readonly onLeave: () => void
}

/** Confirms losing unsaved input. */
export function LeaveDialog(answers: LeaveProps) {
  const { t } = useTranslation()
  return <LeaveQuestion text={t('event.leave.text')} {...answers} />
}
