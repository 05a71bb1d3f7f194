import { QueryClientProvider } from '@tanstack/react-query'
import { Suspense, use, useEffect, useState, type ReactNode } from 'react'
import { BrowserRouter } from 'react-router'
import { LOADING, NOT_LOADED } from '../i18n/start.ts'
import { BrokenPage } from './broken-page.tsx'
import { ErrorBoundary } from './error-boundary.tsx'
import { PageRoutes } from './page-routes.tsx'
import { createQueryClient } from './query-client.ts'
import { watchSession } from './session-changes.ts'
import { ToastBar } from './toast-bar.tsx'

interface Props {
  /** Settles when the texts of the language are there. */
  readonly ready: Promise<void>
}

/** The whole page. */
export function Application({ ready }: Props) {
  const [client] = useState(createQueryClient)
  useEffect(() => watchSession(client), [client])
  return (
    <ErrorBoundary fallback={() => <a href={window.location.href}>{NOT_LOADED}</a>}>
      <Suspense fallback={<p>{LOADING}</p>}>
        <WhenReady ready={ready}>
          <QueryClientProvider client={client}>
            <BrowserRouter>
              <ErrorBoundary fallback={() => <BrokenPage />}>
                <PageRoutes />
              </ErrorBoundary>
              <ToastBar />
            </BrowserRouter>
          </QueryClientProvider>
        </WhenReady>
      </Suspense>
    </ErrorBoundary>
  )
}

function WhenReady({ ready, children }: Props & { readonly children: ReactNode }) {
  use(ready)
  return children
}
