import { existsSync } from 'node:fs'
import path from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { notFound } from '../errors.ts'

const A_YEAR = 'public, max-age=31536000, immutable'

/** Paths of the page itself; every other path is answered with the page too, which then draws its own 404. */
const PAGE_PATHS = new Set(['/', '/login', '/register', '/calendar'])

/**
 * Serves the built page. Files with a hash in their name never change and are kept for a year; the page itself is asked
 * for again each time. Where no page was built, only the API answers.
 */
export async function serveWebFiles(app: FastifyInstance, folder: string): Promise<void> {
  const isBuilt = existsSync(path.join(folder, 'index.html'))
  if (isBuilt) {
    await app.register(fastifyStatic, {
      root: folder,
      preCompressed: true,
      index: false,
      wildcard: false,
      cacheControl: false,
      setHeaders: (response, file) => {
        void response.header('Cache-Control', file.includes(`${path.sep}assets${path.sep}`) ? A_YEAR : 'no-cache')
      },
    })
  }
  app.setNotFoundHandler((request, reply) => {
    if (!isBuilt || !wantsPage(request)) throw notFound()
    return sendPage(request, reply)
  })
}

function sendPage(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const pathname = request.url.split('?', 1)[0] ?? '/'
  return reply
    .code(PAGE_PATHS.has(pathname) ? 200 : 404)
    .header('Cache-Control', 'no-cache')
    .sendFile('index.html')
}

const wantsPage = (request: FastifyRequest): boolean =>
  (request.method === 'GET' || request.method === 'HEAD') &&
  !request.url.startsWith('/api') &&
  !/\.[a-z0-9]+$/i.test(request.url.split('?', 1)[0] ?? '')
