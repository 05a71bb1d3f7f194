import { useTranslation } from 'react-i18next'
import { ResetPage } from '../../features/session/reset-page.tsx'
import { showToast } from '../toasts.ts'

/** The form for a new password, and the word that it holds. */
export function ResetPart() {
  const { t } = useTranslation()
  return <ResetPage onReset={() => showToast({ text: () => t('entry.reset.success'), severity: 'success' })} />
}
