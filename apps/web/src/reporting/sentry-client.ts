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

/** Of sessions without errors. */
const REPLAYED_SESSIONS = 0.1

/** The reporting host and the version. */
export interface Destination {
  readonly dsn: string
  readonly release: string
}

/**
 * Starts error and trace reporting. Everything passes `scrubEnvelope`; what is disabled here would only be dropped
 * there: click labels, cookies, identity.
 */
export function startClient({ dsn, release }: Destination): Sink {
  init({
    dsn,
    release,
    transport: (options) => {
      const transport = makeFetchTransport(options)
      return { ...transport, send: (envelope) => transport.send(scrubEnvelope(envelope)) }
    },
    // GlitchTip and older self-hosted servers accept traces only whole.
    traceLifecycle: 'static',
    tracesSampleRate: 1,
    // Our own API does not use trace ids.
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
