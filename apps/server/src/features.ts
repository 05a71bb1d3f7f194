import path from 'node:path'
import type { FastifyInstance } from 'fastify'
import { basePathOf } from './base-path.ts'
import { accountExportRoutes } from './features/account-export/account-export.routes.ts'
import { addressRoutes, passwordRoutes } from './features/credentials/credentials.routes.ts'
import { apiKeyRoutes } from './features/api-keys/api-keys.routes.ts'
import { adminRoutes } from './features/admin/admin.routes.ts'
import { auditRoutes } from './features/audit/audit.routes.ts'
import { assistantRoutes } from './features/assistant/assistant.routes.ts'
import { betaRoutes } from './features/beta/beta.routes.ts'
import { calendarContentRoutes } from './features/calendar-contents/calendar-contents.routes.ts'
import { calendarRoutes } from './features/calendars/calendars.routes.ts'
import { openIcsTasks, type IcsTasks } from './features/calendar-contents/ics-tasks.ts'
import { categoryRoutes } from './features/categories/categories.routes.ts'
import { changeRoutes } from './features/changes/changes.routes.ts'
import { davRoutes } from './features/dav/dav.routes.ts'
import { eventRoutes } from './features/events/events.routes.ts'
import { knownYears } from './features/events/known-years.ts'
import { openFeedFiles } from './features/feeds/feed-files.ts'
import { feedRoutes } from './features/feeds/feeds.routes.ts'
import { countFullReads } from './features/feeds/full-reads.ts'
import { passkeyRoutes } from './features/factors/passkeys.routes.ts'
import { twoStepRoutes } from './features/factors/two-step.routes.ts'
import { feedbackRoutes } from './features/feedback/feedback.routes.ts'
import { goalRoutes } from './features/goals/goals.routes.ts'
import { holidayRoutes } from './features/holidays/holidays.routes.ts'
import { identityRoutes } from './features/identities/identities.routes.ts'
import { openIssuer, type Issuer } from './features/identities/issuer.ts'
import { linkedRoutes } from './features/linked/linked.routes.ts'
import { metricsRoutes } from './features/metrics/metrics.routes.ts'
import { milestoneRoutes } from './features/milestones/milestones.routes.ts'
import { posterRoutes } from './features/posters/posters.routes.ts'
import { proposalRoutes } from './features/proposals/proposals.routes.ts'
import { pushRoutes } from './features/push/push.routes.ts'
import { openReadingThreads } from './features/reading-threads/reading-threads.ts'
import { sessionRoutes } from './features/sessions/sessions.routes.ts'
import { streamRoutes } from './features/stream/stream.routes.ts'
import { openStreams } from './features/stream/stream.service.ts'
import { subscriptionRoutes } from './features/subscriptions/subscriptions.routes.ts'
import { systemRoutes } from './features/system/system.routes.ts'
import { ownAccountRoutes, userRoutes } from './features/users/users.routes.ts'
import { webhookRoutes } from './features/webhooks/webhooks.routes.ts'
import { reminderRoutes } from './features/reminders/reminders.routes.ts'
import { sampleRoutes } from './features/sample/sample.routes.ts'
import { outgoing } from './outgoing/outgoing.ts'
import { sealing, type Sealing } from './sealing.ts'
import type { RequestFigures } from './request-figures.ts'
import type { Surroundings } from './surroundings.ts'

/** The worker's file is beside this one, in source and bundle alike, with the same extension. */
const READING_WORKER = new URL(`./reading-worker${path.extname(import.meta.url)}`, import.meta.url)

/** Registers the routes of every feature. */
export function addFeatures(
  app: FastifyInstance,
  surroundings: Surroundings & { readonly requests: RequestFigures },
): void {
  const files = openIcsTasks()
  const years = knownYears()
  const threads = openReadingThreads(
    { ...surroundings, years },
    {
      worker: READING_WORKER,
      database: surroundings.config,
      log: app.log,
    },
  )
  const streams = openStreams(surroundings, (fault) => app.log.error({ err: fault }, 'a stream missed a heartbeat'))
  app.addHook('onClose', files.close)
  app.addHook('onClose', threads.close)
  metricsRoutes(app, { ...surroundings, streams })
  systemRoutes(app, surroundings)
  addAccounts(app, { ...surroundings, sealing: sealing(surroundings.config) })
  davRoutes(app, { ...surroundings, files }, basePathOf(surroundings.config))
  categoryRoutes(app, surroundings)
  calendarRoutes(app, surroundings)
  calendarContentRoutes(app, { ...surroundings, files })
  sampleRoutes(app, surroundings)
  accountExportRoutes(app, { ...surroundings, files })
  eventRoutes(app, surroundings, years)
  streamRoutes(app, streams)
  holidayRoutes(app)
  feedRoutes(app, {
    ...{ ...surroundings, years, threads },
    ...{ feeds: openFeedFiles(), countFullRead: countFullReads(surroundings.clock) },
  })
  feedbackRoutes(app, surroundings)
  changeRoutes(app, surroundings)
  assistantRoutes(app, { ...surroundings, years, threads })
  proposalRoutes(app, { ...surroundings, years })
  milestoneRoutes(app, surroundings)
  goalRoutes(app, { ...surroundings, years, threads })
  posterRoutes(app, { ...surroundings, years, threads })
  reminderRoutes(app, surroundings)
  pushRoutes(app, surroundings)
  addWhatAsksElsewhere(app, { ...surroundings, files })
}

/** Who is let in, what was done with accounts, and the page of whoever runs the server. */
function addAccounts(app: FastifyInstance, surroundings: Surroundings & { readonly sealing: Sealing }): void {
  userRoutes(app, surroundings)
  passwordRoutes(app, surroundings)
  betaRoutes(app, surroundings)
  ownAccountRoutes(app, surroundings)
  addressRoutes(app, surroundings)
  sessionRoutes(app, surroundings)
  twoStepRoutes(app, surroundings)
  passkeyRoutes(app, surroundings)
  identityRoutes(app, { ...surroundings, issuer: issuerOf(surroundings) })
  apiKeyRoutes(app, surroundings)
  auditRoutes(app, surroundings)
  adminRoutes(app, surroundings)
}

/** Who else signs people in; null where nobody does. */
function issuerOf({ config, clock, logger }: Surroundings): Issuer | null {
  if (config.oidc === null) return null
  const onFault = (reason: string) => logger.warn({ reason }, 'a sign-in elsewhere went wrong')
  return openIssuer(config.oidc, { clock, outgoing: outgoing(config.outgoingAllowed), onFault })
}

/** What asks addresses that people give. */
function addWhatAsksElsewhere(app: FastifyInstance, surroundings: Surroundings & { readonly files: IcsTasks }): void {
  const { config } = surroundings
  const guarded = { ...surroundings, outgoing: outgoing(config.outgoingAllowed) }
  subscriptionRoutes(app, guarded)
  const sealed = { ...guarded, sealing: sealing(config) }
  linkedRoutes(app, sealed)
  webhookRoutes(app, sealed)
}
