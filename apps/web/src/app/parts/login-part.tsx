import { useTranslation } from 'react-i18next'
import { LoginPage } from '../../features/session/login-page.tsx'
import { showToast } from '../toasts.ts'

/** The login, and the word of welcome. */
export function LoginPart() {
  const { t } = useTranslation()
  return <LoginPage onEntered={() => showToast({ text: () => t('account.login.success'), severity: 'success' })} />
}
