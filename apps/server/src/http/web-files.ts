import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { BUILT_PAGES_FILE, type BuiltPages, type DrawnWidth } from '@dodici/contract/built-pages'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { notFound } from '../errors.ts'
import { serveCrawlers } from './crawlers.ts'
import { languageOf } from './language-of-request.ts'
import { isPublicPath, pageFor, type PageRequest, type Site } from './page-head.ts'

const A_YEAR = 'public, max-age=31536000, immutable'

/** Paths of the page beside the public ones. Every other path gets the page too, which draws its own 404. */
const PAGE_PATHS = new Set(['/forgot-password', '/reset-password', '/calendar', '/profile', '/admin'])

/**
 * Serves the built page. Files with a hash in their name are cached for a year; the page itself is always revalidated.
 * Without a build only the API answers.
 */
export async function serveWebFiles(
  app: FastifyInstance,
  { folder, site, year }: { readonly folder: string; readonly site: Site; readonly year: () => number },
): Promise<void> {
  const index = path.join(folder, 'index.html')
  const isBuilt = existsSync(index)
  if (isBuilt) {
    await app.register(fastifyStatic, {
      root: folder,
      preCompressed: true,
      index: false,
      wildcard: false,
      // A compressed file is sent in place of the original and has no URL of its own.
      globIgnore: [BUILT_PAGES_FILE, `${MANIFEST_FILE}*`, '**/*.{br,gz}'],
      cacheControl: false,
      // Our files are small; nobody needs ranges of them.
      acceptRanges: false,
      setHeaders: (response, file) => {
        void response.header('Cache-Control', file.includes(`${path.sep}assets${path.sep}`) ? A_YEAR : 'no-cache')
      },
    })
    if (existsSync(path.join(folder, MANIFEST_FILE))) serveManifest(app, folder, site)
    serveCrawlers(app, site.publicUrl)
  }
  const pages = isBuilt ? pagesOf({ html: readFileSync(index, 'utf8'), pages: builtPagesIn(folder) }, site) : null
  app.setNotFoundHandler((request, reply) => {
    if (!pages || !wantsPage(request)) throw notFound()
    return sendPage(request, reply, { pages, year: year() })
  })
}

interface Page {
  readonly html: string
  readonly etag: string
}

/** The build's data about single paths; empty for a build without it. */
function builtPagesIn(folder: string): BuiltPages {
  const file = path.join(folder, BUILT_PAGES_FILE)
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as BuiltPages) : {}
}

/** Renders each variant of the page once: there are as many as known paths, languages, widths and years. */
function pagesOf(
  built: { readonly html: string; readonly pages: BuiltPages },
  site: Site,
): (asked: PageRequest) => Page {
  const made = new Map<string, Page>()
  return (asked) => {
    const { language, isLanguageSaid, width, year } = asked
    const key = [isKnownPath(asked.path) ? asked.path : '', language, isLanguageSaid, width, year].join(' ')
    const known = made.get(key)
    if (known) return known
    const first = Object.hasOwn(built.pages, asked.path) ? built.pages[asked.path] : undefined
    const html = pageFor({ html: built.html, first }, site, asked)
    const page = { html, etag: `W/"${createHash('sha256').update(html).digest('base64url').slice(0, 27)}"` }
    made.set(key, page)
    return page
  }
}

function sendPage(
  request: FastifyRequest,
  reply: FastifyReply,
  { pages, year }: { readonly pages: (asked: PageRequest) => Page; readonly year: number },
): FastifyReply {
  const [pathname = '/', query = ''] = request.url.split('?', 2)
  const said = new URLSearchParams(query).get('lng')
  const { cookie, 'accept-language': acceptLanguage } = request.headers
  const language = languageOf({ asked: said, cookie, acceptLanguage })
  const width = widthOf(request)
  const { html, etag } = pages({ path: pathname, language, isLanguageSaid: said === language, width, year })
  const isKnown = isKnownPath(pathname)
  void reply
    .header('Cache-Control', 'no-cache')
    .header('Vary', 'Accept-Language, Cookie, User-Agent')
    .header('ETag', etag)
    .type('text/html; charset=utf-8')
  if (isKnown && request.headers['if-none-match'] === etag) return reply.code(304).send()
  return reply.code(isKnown ? 200 : 404).send(html)
}

const isKnownPath = (pathname: string): boolean => isPublicPath(pathname) || PAGE_PATHS.has(pathname)

/** A hint that all phone browsers send. If it is wrong, the page notices and shows nothing of this width. */
const widthOf = ({ headers }: FastifyRequest): DrawnWidth =>
  /\bMobi/.test(headers['user-agent'] ?? '') ? 'phone' : 'wide'

const wantsPage = (request: FastifyRequest): boolean =>
  (request.method === 'GET' || request.method === 'HEAD') &&
  !request.url.startsWith('/api') &&
  !/\.[a-z0-9]+$/i.test(request.url.split('?', 1)[0] ?? '')

/** The manifest that a browser reads for installation. */
const MANIFEST_FILE = 'manifest.webmanifest'

/** Serves the built manifest with the installation's name. Its addresses are told from where it lies itself. */
function serveManifest(app: FastifyInstance, folder: string, { name, base }: Site): void {
  const built = JSON.parse(readFileSync(path.join(folder, MANIFEST_FILE), 'utf8')) as { readonly id: string }
  const manifest = JSON.stringify({ ...built, id: base + built.id, name, short_name: name })
  app.get(`/${MANIFEST_FILE}`, { schema: { hide: true } }, (_request, reply) =>
    reply.header('Cache-Control', 'no-cache').type('application/manifest+json; charset=utf-8').send(manifest),
  )
}
