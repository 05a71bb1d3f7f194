import compress from '@fastify/compress'
import helmet from '@fastify/helmet'
import type { FastifyInstance } from 'fastify'

/** The hash of the empty string: emotion puts empty style tags in the page and fills them through the CSSOM. */
const EMPTY_STYLE = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='"
const HSTS_SECONDS = 31_536_000

/** Security headers of every answer, and compression of those that are worth it. */
export async function setHeaders(app: FastifyInstance, facts: { publicUrl: string | null }): Promise<void> {
  const isHttps = facts.publicUrl?.startsWith('https://') ?? false
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'"],
        styleSrc: ["'self'", EMPTY_STYLE],
        imgSrc: ["'self'", 'data:'],
        connectSrc: ["'self'"],
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
  await app.register(compress, { threshold: 1_024, encodings: ['br', 'gzip'] })
  app.addHook('onSend', async (request, reply) => {
    const isApi = request.url.startsWith('/api/')
    if (isApi && !reply.hasHeader('Cache-Control')) void reply.header('Cache-Control', 'no-store')
    return Promise.resolve()
  })
}
