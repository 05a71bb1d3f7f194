import { useTranslation } from 'react-i18next'
import { RegisterPage } from '../../features/session/register-page.tsx'
import { showToast } from '../toasts.ts'

/** The registration, and the word of welcome. */
export function RegisterPart() {
  const { t } = useTranslation()
  return (
    <RegisterPage onEntered={() => showToast({ text: () => t('account.register.success'), severity: 'success' })} />
  )
}
