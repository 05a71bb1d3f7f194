import { ResetPage } from '../../features/session/reset-page.tsx'
import { useTranslation } from '../../i18n/use-translation.ts'
import { showToast } from '../toasts.ts'

/** The form for a new password, and the word that it holds. */
export function ResetPart() {
  const { t } = useTranslation()
  return <ResetPage onReset={() => showToast({ text: () => t('entry.reset.success'), severity: 'success' })} />
}
