import { RegisterPage } from '../../features/session/register-page.tsx'
import { useTranslation } from '../../i18n/use-translation.ts'
import { showToast } from '../toasts.ts'

/** The registration, and the words for what came of it. */
export function RegisterPart() {
  const { t } = useTranslation()
  return (
    <RegisterPage
      onEntered={() => showToast({ text: () => t('entry.register.success'), severity: 'success' })}
      onRequested={() => showToast({ text: () => t('entry.request.success'), severity: 'success' })}
    />
  )
}
