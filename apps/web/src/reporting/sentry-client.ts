import {
  breadcrumbsIntegration,
  browserTracingIntegration,
  captureException,
  dedupeIntegration,
  eventFiltersIntegration,
  globalHandlersIntegration,
  httpContextIntegration,
  init,
  linkedErrorsIntegration,
  makeFetchTransport,
} from '@sentry/react'
import type { Sink } from './faults.ts'
import { scrubEnvelope } from './scrub-envelope.ts'

/** Of the sessions in which nothing goes wrong. */
const REPLAYED_SESSIONS = 0.1

/** Where reports go, and which version they are of. */
export interface Destination {
  readonly dsn: string
  readonly release: string
}

/**
 * Starts reporting errors and traces. All of it passes `scrubEnvelope` on its way out, whoever made it; what is left out
 * here would only be thrown away there: labels of what was clicked, cookies, who it was.
 */
export function startClient({ dsn, release }: Destination): Sink {
  init({
    dsn,
    release,
    transport: (options) => {
      const transport = makeFetchTransport(options)
      return { ...transport, send: (envelope) => transport.send(scrubEnvelope(envelope)) }
    },
    // GlitchTip and older servers of one's own know traces only in one piece.
    traceLifecycle: 'static',
    tracesSampleRate: 1,
    // Our own API has no use for the number of a trace.
    tracePropagationTargets: [],
    replaysSessionSampleRate: REPLAYED_SESSIONS,
    replaysOnErrorSampleRate: 1,
    dataCollection: { userInfo: false, cookies: false, httpHeaders: false, httpBodies: [], urlQueryParams: false },
    enhanceFetchErrorMessages: false,
    defaultIntegrations: false,
    integrations: [
      eventFiltersIntegration(),
      globalHandlersIntegration(),
      linkedErrorsIntegration(),
      dedupeIntegration(),
      httpContextIntegration(),
      breadcrumbsIntegration({ dom: false }),
      browserTracingIntegration({ webVitals: { ignore: ['inp'] } }),
    ],
  })
  return (fault, place) => {
    captureException(fault, place === undefined ? {} : { contexts: { react: { componentStack: place } } })
  }
}
