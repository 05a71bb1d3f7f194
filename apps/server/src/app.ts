import { randomUUID } from 'node:crypto'
import { BODY_BYTES_MAX } from '@dodici/contract/limits'
import Fastify, { type FastifyBaseLogger, type FastifyInstance } from 'fastify'
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod'
import type { Clock } from './clock.ts'
import type { Config } from './config.ts'
import type { Database } from './db/database.ts'
import { addFeatures } from './features.ts'
import { actorOfToken } from './features/sessions/sessions.service.ts'
import { useActors } from './http/actor-of-request.ts'
import { answerError } from './http/error-handler.ts'
import { setHeaders } from './http/headers.ts'
import { serveOpenApi } from './http/openapi.ts'
import { serveWebFiles } from './http/web-files.ts'
import type { Passwords } from './passwords.ts'
import { VERSION } from './version.ts'

export interface Surroundings {
  readonly db: Database
  readonly config: Config
  readonly clock: Clock
  readonly passwords: Passwords
  readonly logger: FastifyBaseLogger
  /** Folder of the built page. */
  readonly webFolder: string
}

/** A request that is not there after so long is closed (slow uploads, headers that never end). */
const REQUEST_MILLISECONDS = 30_000
const HEADERS_MILLISECONDS = 10_000

/** Builds the server with everything it needs passed in. Building it starts nothing. */
export async function buildApp(surroundings: Surroundings): Promise<FastifyInstance> {
  const { db, config, clock, logger, webFolder } = surroundings
  const app = Fastify({
    loggerInstance: logger,
    bodyLimit: BODY_BYTES_MAX,
    trustProxy: config.trustProxy,
    requestTimeout: REQUEST_MILLISECONDS,
    forceCloseConnections: 'idle',
    http: { headersTimeout: HEADERS_MILLISECONDS, connectionsCheckingInterval: 2_000 },
    routerOptions: { maxParamLength: 200 },
    genReqId: () => randomUUID(),
  })
  app.setValidatorCompiler(validatorCompiler)
  app.setSerializerCompiler(serializerCompiler)
  app.setErrorHandler(answerError)
  await setHeaders(app, config)
  useActors(app, (token) => actorOfToken({ db, clock }, token))
  await serveOpenApi(app, { name: config.appName, version: VERSION })
  await app.register((scope, _options, done) => {
    addFeatures(scope, surroundings)
    done()
  })
  await serveWebFiles(app, webFolder)
  return app
}
