import i18next from 'i18next'
import { FeedbackDialog } from '../../features/feedback/feedback-dialog.tsx'
import { showToast } from '../toasts.ts'

/** The dialog for feedback, and the word of thanks. */
export function FeedbackPart({ onClose }: { readonly onClose: () => void }) {
  const onSent = () => {
    onClose()
    showToast({ text: () => i18next.t('feedback.sent'), severity: 'success' })
  }
  return <FeedbackDialog onClose={onClose} onSent={onSent} />
}
