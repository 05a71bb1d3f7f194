import MessageSquareText from 'lucide-react/icons/message-square-text'
import { useTranslation } from '../../i18n/use-translation.ts'
import { useIsPhone } from '../../ui/use-is-phone.ts'
import styles from './feedback-button.module.css'

/** In the footer of the year, or in the corner above the bottom of a page. */
export type FeedbackPlace = 'footer' | 'corner'

interface Props {
  readonly place: FeedbackPlace
  readonly isBusy: boolean
  readonly onOpen: () => void
}

export function FeedbackButton({ place, isBusy, onOpen }: Props) {
  const { t } = useTranslation()
  const isPhone = useIsPhone()
  return (
    <button
      type="button"
      className={styles[place]}
      data-feedback={place}
      aria-haspopup="dialog"
      aria-busy={isBusy}
      onClick={onOpen}
    >
      <MessageSquareText size={14} aria-hidden="true" />
      {t(isPhone ? 'notices.feedback.buttonShort' : 'notices.feedback.button')}
    </button>
  )
}
