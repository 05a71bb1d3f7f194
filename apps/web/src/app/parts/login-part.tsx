import { LoginPage } from '../../features/session/login-page.tsx'
import { useTranslation } from '../../i18n/use-translation.ts'
import { showToast } from '../toasts.ts'

/** The login, and the word of welcome. */
export function LoginPart() {
  const { t } = useTranslation()
  return <LoginPage onEntered={() => showToast({ text: () => t('account.login.success'), severity: 'success' })} />
}
