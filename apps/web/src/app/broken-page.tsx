import { leaveStoredSession } from '../api/stored-session.ts'
import { useTranslation } from '../i18n/use-translation.ts'
import { Button } from '../ui/button.tsx'
import { Message } from '../ui/message.tsx'

const reload = () => window.location.reload()

/** Shown when a page cannot be drawn: reload, or leave. */
export function BrokenPage() {
  const { t } = useTranslation()
  return (
    <Message title={t('shell.broken.title')} text={t('shell.broken.text')}>
      <Button kind="primary" onClick={reload}>
        {t('shell.broken.reload')}
      </Button>
      <Button onClick={leaveStoredSession}>{t('shell.logout')}</Button>
    </Message>
  )
}
