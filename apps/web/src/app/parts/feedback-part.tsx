import { useState } from 'react'
import { FeedbackDialog, NO_DRAFT } from '../../features/feedback/feedback-dialog.tsx'
import { texts } from '../../i18n/texts.ts'
import { showToast } from '../toasts.ts'

interface Props {
  readonly isOpen: boolean
  readonly onClose: () => void
}

/** The feedback dialog and its confirmation. A draft stays until it is sent. */
export function FeedbackPart({ isOpen, onClose }: Props) {
  const [draft, setDraft] = useState(NO_DRAFT)
  const onSent = () => {
    onClose()
    setDraft(NO_DRAFT)
    showToast({ text: () => texts.t('feedback.sent'), severity: 'success' })
  }
  return isOpen ? <FeedbackDialog draft={draft} onDraft={setDraft} onClose={onClose} onSent={onSent} /> : null
}
