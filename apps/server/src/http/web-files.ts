import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { notFound } from '../errors.ts'
import { serveCrawlers } from './crawlers.ts'
import { languageOf } from './language-of-request.ts'
import { isPublicPath, pageFor, type Asked, type Site } from './page-head.ts'

const A_YEAR = 'public, max-age=31536000, immutable'

/**
 * Paths of the page itself, beside the public ones; every other path is answered with the page too, which then draws its
 * own 404.
 */
const PAGE_PATHS = new Set(['/forgot-password', '/reset-password', '/calendar', '/profile'])

/**
 * Serves the built page. Files with a hash in their name never change and are kept for a year; the page itself is asked
 * for again each time. Where no page was built, only the API answers.
 */
export async function serveWebFiles(app: FastifyInstance, folder: string, site: Site): Promise<void> {
  const index = path.join(folder, 'index.html')
  const isBuilt = existsSync(index)
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
    serveCrawlers(app, site.publicUrl)
  }
  const pages = isBuilt ? pagesOf(readFileSync(index, 'utf8'), site) : null
  app.setNotFoundHandler((request, reply) => {
    if (!pages || !wantsPage(request)) throw notFound()
    return sendPage(request, reply, pages)
  })
}

interface Page {
  readonly html: string
  readonly etag: string
}

/** Makes each form of the page once: there are as many as there are public paths and languages. */
function pagesOf(built: string, site: Site): (asked: Asked) => Page {
  const made = new Map<string, Page>()
  return (asked) => {
    const key = `${isPublicPath(asked.path) ? asked.path : ''} ${asked.language} ${asked.isLanguageSaid}`
    const known = made.get(key)
    if (known) return known
    const html = pageFor(built, site, asked)
    const page = { html, etag: `W/"${createHash('sha256').update(html).digest('base64url').slice(0, 27)}"` }
    made.set(key, page)
    return page
  }
}

function sendPage(request: FastifyRequest, reply: FastifyReply, pages: (asked: Asked) => Page): FastifyReply {
  const [pathname = '/', query = ''] = request.url.split('?', 2)
  const said = new URLSearchParams(query).get('lng')
  const { cookie, 'accept-language': acceptLanguage } = request.headers
  const language = languageOf({ asked: said, cookie, acceptLanguage })
  const { html, etag } = pages({ path: pathname, language, isLanguageSaid: said === language })
  const isKnown = isPublicPath(pathname) || PAGE_PATHS.has(pathname)
  void reply
    .header('Cache-Control', 'no-cache')
    .header('Vary', 'Accept-Language, Cookie')
    .header('ETag', etag)
    .type('text/html; charset=utf-8')
  if (isKnown && request.headers['if-none-match'] === etag) return reply.code(304).send()
  return reply.code(isKnown ? 200 : 404).send(html)
}

const wantsPage = (request: FastifyRequest): boolean =>
  (request.method === 'GET' || request.method === 'HEAD') &&
  !request.url.startsWith('/api') &&
  !/\.[a-z0-9]+$/i.test(request.url.split('?', 1)[0] ?? '')
