import { languages } from '@dodici/contract/language'
import { publicPages, type PublicPath } from '@dodici/contract/public-pages'
import type { FastifyInstance } from 'fastify'
import { escapeHtml } from '../escape-html.ts'
import { notFound } from '../errors.ts'
import { addressOf, alternates } from './page-head.ts'

const paths = Object.keys(publicPages) as PublicPath[]

/** They are no operations of the API. */
const options = { schema: { hide: true } }

/** What crawlers ask for first. Where the operator names no address there is no map: it has whole addresses only. */
export function serveCrawlers(app: FastifyInstance, publicUrl: string | null): void {
  app.get('/robots.txt', options, (_request, reply) => reply.type('text/plain; charset=utf-8').send(robots(publicUrl)))
  app.get('/sitemap.xml', options, (_request, reply) => {
    if (publicUrl === null) throw notFound()
    return reply.type('application/xml; charset=utf-8').send(sitemap(publicUrl))
  })
}

/** The pages of one person say for themselves that they are for no index: for that they must be read. */
const robots = (publicUrl: string | null): string =>
  [
    'User-agent: *',
    'Allow: /api/v1/instance',
    'Disallow: /api/',
    ...(publicUrl === null ? [] : [`Sitemap: ${publicUrl}/sitemap.xml`]),
    '',
  ].join('\n')

const sitemap = (publicUrl: string): string =>
  [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...paths.flatMap((path) =>
      languages.map((language) => entry(publicUrl, path, addressOf(publicUrl, path, language))),
    ),
    '</urlset>',
    '',
  ].join('\n')

const entry = (publicUrl: string, path: PublicPath, address: string): string => {
  const links = alternates(publicUrl, path).map(
    ({ code, address }) => `<xhtml:link rel="alternate" hreflang="${code}" href="${escapeHtml(address)}"/>`,
  )
  return `<url><loc>${escapeHtml(address)}</loc>${links.join('')}</url>`
}
