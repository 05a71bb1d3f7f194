import { languages } from '@dodici/contract/language'
import { publicPages, type PublicPath } from '@dodici/contract/public-pages'
import type { FastifyInstance } from 'fastify'
import { escapeHtml } from '../escape-html.ts'
import { notFound } from '../errors.ts'
import { addressOf, alternates } from './page-head.ts'

const paths = Object.keys(publicPages) as PublicPath[]

/** Not operations of the API. */
const options = { schema: { hide: true } }

/** What crawlers request first. Without a public URL there is no sitemap, because it needs absolute addresses. */
export function serveCrawlers(app: FastifyInstance, publicUrl: string | null): void {
  app.get('/robots.txt', options, (_request, reply) => reply.type('text/plain; charset=utf-8').send(robots(publicUrl)))
  app.get('/sitemap.xml', options, (_request, reply) => {
    if (publicUrl === null) throw notFound()
    return reply.type('application/xml; charset=utf-8').send(sitemap(publicUrl))
  })
}

/** Personal pages carry noindex themselves; crawlers must be able to read that. */
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
