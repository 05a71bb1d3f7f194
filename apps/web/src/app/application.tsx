import { useEffect } from 'react'
import { BrowserRouter } from 'react-router'
import { onLanguageFailed } from '../i18n/start.ts'
import { texts } from '../i18n/texts.ts'
import { BrokenPage } from './broken-page.tsx'
import { ErrorBoundary } from './error-boundary.tsx'
import { NotLoaded } from './not-loaded.tsx'
import { Notices } from './notices.tsx'
import { PageRoutes } from './page-routes.tsx'
import { sayNotLoaded } from './say-not-loaded.ts'
import { watchSession } from './session-changes.ts'
import { ToastBar } from './toast-bar.tsx'

/** The whole page, once its texts have loaded. */
export function Application() {
  useEffect(() => watchSession(), [])
  useEffect(() => onLanguageFailed(() => sayNotLoaded(() => texts.t('shell.language.failed'))), [])
  return (
    <ErrorBoundary fallback={() => <NotLoaded />}>
      {/* What a person chooses is drawn at once, in one piece, and not when there is time between frames. */}
      <BrowserRouter useTransitions={false}>
        <ErrorBoundary fallback={() => <BrokenPage />}>
          <PageRoutes />
        </ErrorBoundary>
        <Notices />
        <ToastBar />
      </BrowserRouter>
    </ErrorBoundary>
  )
}
