import type { OutgoingHttpHeaders } from 'node:http'
import cors from '@fastify/cors'
import compress from '@fastify/compress'
import helmet from '@fastify/helmet'
import Fastify, { type FastifyInstance } from 'fastify'

const HSTS_SECONDS = 31_536_000
const POLICY = 'content-security-policy'
/**
 * No text becomes code in the page. The only script URL that is assembled is that of the service worker. `/api/docs` is
 * third-party code and cannot comply.
 */
const TRUSTED_TYPES = ";require-trusted-types-for 'script';trusted-types dodici-worker"

declare module 'fastify' {
  interface FastifyInstance {
    /** Headers of every API answer. */
    securityHeaders: Readonly<Record<string, string>>
  }
}

interface Facts {
  readonly publicUrl: string | null
  /** Where the page reports errors; null if it does not. */
  readonly sentryDsn: string | null
}

/** Security headers for every answer, and compression if worthwhile. */
export async function setHeaders(app: FastifyInstance, facts: Facts): Promise<void> {
  const security = await securityHeaders(facts)
  app.decorate('securityHeaders', security)
  const securityOfPage = { ...security, [POLICY]: `${security[POLICY] ?? ''}${TRUSTED_TYPES}` }
  app.addHook('onRequest', (request, reply, done) => {
    void reply.headers(request.url.startsWith('/api/') ? security : securityOfPage)
    done()
  })
  await app.register(compress, { threshold: 1_024, encodings: ['br', 'gzip'] })
  app.addHook('onSend', (request, reply, payload, done) => {
    const isApi = request.url.startsWith('/api/')
    if (isApi && !reply.hasHeader('Cache-Control')) void reply.header('Cache-Control', 'no-store')
    done(null, payload)
  })
}

/** Helmet rebuilds its headers for every request, though ours never change, so it is called once. */
async function securityHeaders({ publicUrl, sentryDsn }: Facts): Promise<Record<string, string>> {
  const isHttps = publicUrl?.startsWith('https://') ?? false
  const asked = Fastify()
  await asked.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'"],
        styleSrc: ["'self'"],
        imgSrc: ["'self'", 'data:'],
        connectSrc: ["'self'", ...(sentryDsn === null ? [] : [new URL(sentryDsn).origin])],
        // Both default to these two. Explicit here, so that they do not grow with them.
        workerSrc: ["'self'"],
        manifestSrc: ["'self'"],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
      },
    },
    hsts: isHttps ? { maxAge: HSTS_SECONDS, includeSubDomains: false } : false,
    referrerPolicy: { policy: 'no-referrer' },
    crossOriginEmbedderPolicy: false,
  })
  let found: OutgoingHttpHeaders = {}
  asked.get('/', (_request, reply) => {
    found = reply.raw.getHeaders()
    return ''
  })
  await asked.inject('/')
  await asked.close()
  return Object.fromEntries(Object.entries(found).map(([name, value]) => [name, String(value)]))
}

const HEADERS_TAKEN = ['Authorization', 'Content-Type', 'If-Match', 'If-None-Match', 'Idempotency-Key']
const HEADERS_SHOWN = [
  'Content-Disposition',
  'ETag',
  'RateLimit',
  'RateLimit-Policy',
  'Retry-After',
  'X-Change-Id',
  'X-Conversation-Id',
  'X-Missing-Example',
  'X-Missing-Letters',
  'X-Missing-Names',
  'X-Moved-Milestones',
  'X-Poster-Pages',
  'X-Truncated',
]
const PREFLIGHT_SECONDS = 600

/**
 * Allows one configured origin to use the API, and no other; never `null` (a file, a sandbox). There are no cookies, so
 * credentials are never allowed.
 */
export async function allowOrigin(app: FastifyInstance, allowed: string | null): Promise<void> {
  if (allowed === null) return
  await app.register(cors, {
    origin: (origin, answer) => answer(null, origin === allowed ? allowed : false),
    methods: ['GET', 'POST', 'PATCH', 'DELETE'],
    allowedHeaders: HEADERS_TAKEN,
    exposedHeaders: HEADERS_SHOWN,
    maxAge: PREFLIGHT_SECONDS,
  })
}
