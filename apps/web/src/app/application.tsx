import i18next from 'i18next'
import { Suspense, use, useEffect, type ReactNode } from 'react'
import { BrowserRouter } from 'react-router'
import { LOADING, NOT_LOADED, onLanguageFailed } from '../i18n/start.ts'
import { BrokenPage } from './broken-page.tsx'
import { ErrorBoundary } from './error-boundary.tsx'
import { PageRoutes } from './page-routes.tsx'
import { sayNotLoaded } from './say-not-loaded.ts'
import { watchSession } from './session-changes.ts'
import { ToastBar } from './toast-bar.tsx'

interface Props {
  /** Settles when the texts of the language are there. */
  readonly ready: Promise<void>
}

/** The whole page. */
export function Application({ ready }: Props) {
  useEffect(() => watchSession(), [])
  useEffect(() => onLanguageFailed(() => sayNotLoaded(() => i18next.t('shell.language.failed'))), [])
  return (
    <ErrorBoundary fallback={() => <a href={window.location.href}>{NOT_LOADED}</a>}>
      <Suspense fallback={<p>{LOADING}</p>}>
        <WhenReady ready={ready}>
          {/* What a person chooses is drawn at once, in one piece, and not when there is time between frames. */}
          <BrowserRouter useTransitions={false}>
            <ErrorBoundary fallback={() => <BrokenPage />}>
              <PageRoutes />
            </ErrorBoundary>
            <ToastBar />
          </BrowserRouter>
        </WhenReady>
      </Suspense>
    </ErrorBoundary>
  )
}

function WhenReady({ ready, children }: { readonly ready: Promise<void>; readonly children: ReactNode }) {
  use(ready)
  return children
}
