import { ForgotPage } from '../../features/session/forgot-page.tsx'
import { useTranslation } from '../../i18n/use-translation.ts'
import { showToast } from '../toasts.ts'

/** The form for a lost password, and the word that its link is sent. */
export function ForgotPart() {
  const { t } = useTranslation()
  return <ForgotPage onSent={() => showToast({ text: () => t('entry.forgot.success'), severity: 'success' })} />
}
