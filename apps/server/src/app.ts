import { randomUUID } from 'node:crypto'
import { BODY_BYTES_MAX } from '@dodici/contract/limits'
import Fastify, { LogController, type FastifyInstance } from 'fastify'
import { serializerCompiler } from 'fastify-type-provider-zod'
import type { SignedIn } from './actor.ts'
import { basePathOf, withoutBase } from './base-path.ts'
import { yearNow } from './clock.ts'
import type { Config } from './config.ts'
import { noteConnection } from './connecting.ts'
import { writeStanding, type Storage } from './db/journal/write-change.ts'
import { AppError } from './errors.ts'
import { addFeatures } from './features.ts'
import { actorOfKey } from './features/api-keys/api-keys.service.ts'
import { actorOfSession } from './features/sessions/sessions.service.ts'
import { useActors } from './http/actor-of-request.ts'
import { answerBroken, answerOddRequests, answerUnroutable } from './http/broken-requests.ts'
import { endConnectionsOnClose, refuseOnClose } from './http/connections.ts'
import { errorAnswerer } from './http/error-handler.ts'
import { allowOrigin, setHeaders } from './http/headers.ts'
import { serveOpenApi } from './http/openapi.ts'
import { countRequests } from './http/count-requests.ts'
import { logRequests } from './http/log-requests.ts'
import type { Site } from './http/page-head.ts'
import { tellWriteRates } from './http/rate-limit-headers.ts'
import { LOAD_LIMITS, shedLoad } from './http/shed-load.ts'
import { validatorCompiler } from './http/validator.ts'
import { serveWebFiles } from './http/web-files.ts'
import { requestFigures } from './request-figures.ts'
import { bearerOf } from './secrets.ts'
import { elsewhereOf } from './settings/oidc.ts'
import { knownFault } from './storage-fault.ts'
import type { Patience, Surroundings } from './surroundings.ts'
import { VERSION } from './version.ts'

export const PATIENCE: Patience = {
  requestMilliseconds: 30_000,
  headersMilliseconds: 10_000,
  checkMilliseconds: 2_000,
  idleMilliseconds: 1_000,
  closeMilliseconds: 7_000,
}

/**
 * Larger than a bearer token of 64 KB, so that such a request is refused for its unknown token and not for its size.
 */
const HEADER_BYTES_MAX = 96 * 1024

/** Builds the server from what is passed in. Building it starts nothing. */
export async function buildApp(surroundings: Surroundings): Promise<FastifyInstance> {
  const { db, config, clock, logger, webFolder, patience = PATIENCE, load = LOAD_LIMITS } = surroundings
  const base = basePathOf(config)
  const app = Fastify({
    loggerInstance: logger,
    // Every answer has a line of its own.
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: BODY_BYTES_MAX,
    trustProxy: config.trustProxy > 0 && ((_address: string, hop: number) => hop < config.trustProxy),
    requestTimeout: patience.requestMilliseconds,
    forceCloseConnections: 'idle',
    return503OnClosing: false,
    http: {
      headersTimeout: patience.headersMilliseconds,
      connectionsCheckingInterval: patience.checkMilliseconds,
      maxHeaderSize: HEADER_BYTES_MAX,
      requireHostHeader: false,
    },
    routerOptions: { maxParamLength: 200 },
    clientErrorHandler: answerBroken,
    frameworkErrors: answerUnroutable,
    genReqId: () => randomUUID(),
    rewriteUrl: ({ url = '' }) => withoutBase(url, base),
  })
  app.setValidatorCompiler(validatorCompiler)
  app.setSerializerCompiler(serializerCompiler)
  app.setErrorHandler(errorAnswerer(knownFault))
  app.server.on('connection', noteConnection)
  const requests = requestFigures()
  countRequests(app, requests)
  if (config.logRequests) logRequests(app)
  await setHeaders(app, config)
  refuseOnClose(app)
  answerOddRequests(app)
  app.removeContentTypeParser('text/plain')
  await allowOrigin(app, config.corsOrigin)
  shedLoad(app, load)
  useActors(app, (authorization) => actorOf({ db, clock }, authorization), db)
  tellWriteRates(app, (userId) => writeStanding({ db, clock }, userId))
  await serveOpenApi(app, { name: config.appName, version: VERSION, publicUrl: config.publicUrl }, base)
  await app.register((scope, _options, done) => {
    addFeatures(scope, { ...surroundings, requests })
    done()
  })
  await app.register((scope, _options, done) => {
    endConnectionsOnClose(scope, patience)
    done()
  })
  await serveWebFiles(app, { folder: webFolder, site: siteOf(config), year: () => yearNow(clock) })
  return app
}

const siteOf = (config: Config): Site => ({
  name: config.appName,
  publicUrl: config.publicUrl,
  base: basePathOf(config),
  hasReports: config.sentryDsn !== null,
  hasAssistant: config.assistance.provider !== 'off',
  elsewhere: elsewhereOf(config),
})

function actorOf(storage: Storage, authorization: string | undefined): SignedIn | Promise<SignedIn> {
  const bearer = bearerOf(authorization)
  if (bearer === null) throw new AppError('unauthenticated', 'Sign in first.')
  return bearer.kind === 'key' ? actorOfKey(storage, bearer.token) : actorOfSession(storage, bearer.token)
}
