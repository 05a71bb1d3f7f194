import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startPlanner, type Planner } from '#server/test/planner.ts'
import { newSqlite, type TestDatabase } from '#server/test/test-database.ts'

const PAGE =
  '<!doctype html><html><head><meta name="description" content="Built"><title>Dodici</title></head><body></body></html>'
const AT = 'https://planner.example.org'

let folder: string
const open: { database: TestDatabase; planner: Planner }[] = []

async function start(settings: Record<string, string>): Promise<Planner> {
  const database = newSqlite()
  const planner = await startPlanner(database, settings, { webFolder: folder })
  open.push({ database, planner })
  return planner
}

let planner: Planner
let nameless: Planner

beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'dodici-head-'))
  writeFileSync(path.join(folder, 'index.html'), PAGE)
  planner = await start({ PUBLIC_URL: `${AT}/`, APP_NAME: 'Anno & "Co" <b>' })
  nameless = await start({})
})

afterAll(async () => {
  for (const { database, planner } of open) {
    await planner.stop()
    await database.remove()
  }
  rmSync(folder, { recursive: true })
})

const get = (url: string, headers: Record<string, string> = {}, from = planner) => from.app.inject({ url, headers })
const htmlOf = async (url: string, headers: Record<string, string> = {}, from = planner) =>
  (await get(url, headers, from)).body
const languageOf = async (url: string, headers: Record<string, string> = {}) =>
  /<html lang="(\w+)">/.exec(await htmlOf(url, headers))?.[1]

describe('the language of the page that is sent', () => {
  it('is Italian where nothing is known, and English where what is known is not offered', async () => {
    expect(await languageOf('/')).toBe('it')
    expect(await languageOf('/', { 'accept-language': 'fr-FR, de;q=0.5' })).toBe('en')
  })

  it('is the one that the browser wants most of those that are offered', async () => {
    expect(await languageOf('/about', { 'accept-language': 'it;q=0.5, en-US;q=0.9, fr' })).toBe('en')
    expect(await languageOf('/about', { 'accept-language': 'en;q=0, it-CH' })).toBe('it')
  })

  it('is rather the one of the cookie, and rather still the one that the address asks for', async () => {
    const headers = { 'accept-language': 'it', cookie: 'other=it; i18next=en' }
    expect(await languageOf('/calendar', headers)).toBe('en')
    expect(await languageOf('/?lng=it', headers)).toBe('it')
  })

  it('is told to caches in between', async () => {
    expect(String((await get('/')).headers.vary)).toContain('Accept-Language, Cookie')
  })
})

describe('the head of a public page', () => {
  it.each([
    ['/?lng=it', 'Un anno intero in una pagina'],
    ['/?lng=en', 'A whole year on one page'],
    ['/pricing?lng=it', 'Prezzi'],
    ['/about?lng=en', 'About'],
    ['/terms-and-privacy?lng=it', 'Termini e privacy'],
    ['/login?lng=it', 'Accedi'],
    ['/register?lng=en', 'Sign Up'],
  ])('has title, description, picture and its own address: %s', async (url, title) => {
    const html = await htmlOf(url)
    expect(html).toContain(`<title>${title} · Anno &amp; &quot;Co&quot; &lt;b&gt;</title>`)
    expect(html).toContain(`<meta property="og:title" content="${title}">`)
    expect(html).toContain(`<link rel="canonical" href="${AT}${url}">`)
    expect(html).toContain(`<meta property="og:url" content="${AT}${url}">`)
    expect(html).toMatch(
      /<meta property="og:image" content="https:\/\/planner.example.org\/pictures\/share-(it|en).jpg">/,
    )
    expect(html).toContain('<meta name="twitter:card" content="summary_large_image">')
    expect(html.match(/<meta name="description"/g)).toHaveLength(1)
    expect(html).not.toMatch(/noindex|Built/)
  })

  it('names the page in both languages, and the address that chooses by itself', async () => {
    const html = await htmlOf('/pricing')
    expect(html).toContain(`<link rel="canonical" href="${AT}/pricing">`)
    for (const [code, address] of [
      ['it', '/pricing?lng=it'],
      ['en', '/pricing?lng=en'],
      ['x-default', '/pricing'],
    ] as const) {
      expect(html).toContain(`<link rel="alternate" hreflang="${code}" href="${AT}${address}">`)
    }
  })

  it('says no whole address where the operator names none, whatever the visitor calls the server', async () => {
    const html = await htmlOf('/', { host: 'evil.example' }, nameless)
    expect(html).toContain('og:title')
    expect(html).not.toMatch(/evil|canonical|hreflang|og:url|og:image/)
  })

  it('takes nothing of the address over', async () => {
    const html = await htmlOf('/pricing?lng=%22%3E%3Cscript%3E&x=<script>')
    expect(html).not.toContain('<script')
  })
})

describe('what is for no index', () => {
  it.each(['/calendar', '/profile', '/forgot-password', '/reset-password?token=secret', '/nowhere'])(
    'says so at %s, and shows nothing of its address',
    async (url) => {
      const html = await htmlOf(url)
      expect(html).toContain('<meta name="robots" content="noindex">')
      expect(html).not.toMatch(/og:|canonical|secret/)
    },
  )
})

describe('a page that has not changed', () => {
  it('is not sent again', async () => {
    const etag = String((await get('/pricing')).headers.etag)
    const again = await get('/pricing', { 'if-none-match': etag })
    expect([again.statusCode, again.body]).toEqual([304, ''])
    const other = await get('/pricing?lng=en', { 'if-none-match': etag })
    expect(other.statusCode).toBe(200)
  })
})

describe('what crawlers ask for', () => {
  it('is a list of what they need not read, and where the map is', async () => {
    const answer = await get('/robots.txt')
    expect(answer.headers['content-type']).toBe('text/plain; charset=utf-8')
    expect(answer.body).toContain('Disallow: /api/\n')
    expect(answer.body).toContain(`Sitemap: ${AT}/sitemap.xml\n`)
    expect(await htmlOf('/robots.txt', {}, nameless)).not.toContain('Sitemap')
  })

  it('is a map of the public pages in both languages, and of no other', async () => {
    const answer = await get('/sitemap.xml')
    expect(answer.headers['content-type']).toBe('application/xml; charset=utf-8')
    const places = [...answer.body.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address]) => address)
    expect(places).toContain(`${AT}/?lng=it`)
    expect(places).toContain(`${AT}/terms-and-privacy?lng=en`)
    expect(places).toHaveLength(12)
    expect((await get('/sitemap.xml', {}, nameless)).statusCode).toBe(404)
  })
})

it('tells every page where errors are reported, and says nothing where they are not', async () => {
  const reporting = await start({ SENTRY_DSN: 'https://key@errors.example.org/1' })
  for (const address of ['/', '/calendar', '/nowhere']) {
    expect(await htmlOf(address, {}, reporting)).toContain('<meta name="error-reports" content="on">')
    expect(await htmlOf(address)).not.toContain('error-reports')
  }
})
