import { useEffect } from 'react'
import { BrowserRouter } from 'react-router'
import { onLanguageFailed } from '../i18n/start.ts'
import { texts } from '../i18n/texts.ts'
import { ErrorBoundary } from './error-boundary.tsx'
import { NotLoaded } from './not-loaded.tsx'
import { Notices } from './notices.tsx'
import { PageRoutes } from './page-routes.tsx'
import { sayNotLoaded } from './say-not-loaded.ts'
import { watchSession } from './session-changes.ts'
import { ToastBar } from './toast-bar.tsx'
import { leaveStoredSession } from '../api/stored-session.ts'
import { useTranslation } from '../i18n/use-translation.ts'
import { basePath } from '../network/base-path.ts'
import { Button } from '../ui/button.tsx'
import { Message } from '../ui/message.tsx'

/** The whole page, once its texts have loaded. */
export function Application() {
  useEffect(() => watchSession(), [])
  useEffect(() => onLanguageFailed(() => sayNotLoaded(() => texts.t('shell.language.failed'))), [])
  return (
    <ErrorBoundary fallback={() => <NotLoaded />}>
      {/* What a person chooses is drawn at once, in one piece, and not when there is time between frames. */}
      <BrowserRouter basename={basePath} useTransitions={false}>
        <ErrorBoundary fallback={() => <BrokenPage />}>
          <PageRoutes />
        </ErrorBoundary>
        <Notices />
        <ToastBar />
      </BrowserRouter>
    </ErrorBoundary>
  )
}

const reload = () => window.location.reload()

/** Shown when a page cannot be drawn: reload, or leave. */
function BrokenPage() {
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
