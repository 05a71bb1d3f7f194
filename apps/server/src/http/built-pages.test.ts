import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { BUILT_PAGES_FILE, NAME_IN_DRAWN, YEAR_IN_DRAWN, type BuiltPages } from '@dodici/contract/built-pages'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startPlanner, type Planner } from '#server/test/planner.ts'
import { newSqlite, type TestDatabase } from '#server/test/test-database.ts'

const PAGE = `<!doctype html>
<html>
  <head>
    <title>Dodici</title>
    <script type="module" crossorigin src="/assets/index-1.js"></script>
    <link rel="stylesheet" crossorigin href="/assets/index-1.css">
  </head>
  <body><div id="root"></div></body>
</html>`

const drawn = (name: string) => ({
  wide: `<p>${name}, wide, ${YEAR_IN_DRAWN}</p><rect x="22.29${YEAR_IN_DRAWN}7" />`,
  phone: `<p>${name}, phone, ${NAME_IN_DRAWN}</p>`,
})
const onPhone = (name: string) => ({ phone: `<p>${name}</p>` })
const form = { wide: '<form></form>', phone: '<form></form>' }
const scripts = { it: ['/assets/part-1.js', '/assets/it-1.js'], en: ['/assets/part-1.js', '/assets/en-1.js'] }
const pages: BuiltPages = {
  '/': { styles: ['/assets/part-1.css'], scripts, drawn: { it: drawn('Casa'), en: drawn('Home') } },
  '/login': { styles: [], scripts, drawn: { it: form, en: form } },
  '/calendar': { styles: ['/assets/part-1.css'], scripts, drawn: { it: onPhone('Anno'), en: onPhone('Year') } },
  '/register': { styles: ['/assets/part-1.css'], scripts, drawn: null },
}

const PHONE =
  'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36'

let folder: string
let database: TestDatabase
let planner: Planner

beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'dodici-built-'))
  writeFileSync(path.join(folder, 'index.html'), PAGE)
  writeFileSync(path.join(folder, BUILT_PAGES_FILE), JSON.stringify(pages))
  writeFileSync(path.join(folder, 'manifest.webmanifest'), '{"id":"/calendar","name":"Dodici","start_url":"calendar"}')
  writeFileSync(path.join(folder, 'manifest.webmanifest.br'), '')
  database = newSqlite()
  planner = await startPlanner(database, {}, { webFolder: folder })
})

afterAll(async () => {
  await planner.stop()
  await database.remove()
  rmSync(folder, { recursive: true })
})

const get = (url: string, headers: Record<string, string> = {}) => planner.app.inject({ url, headers })
const htmlOf = async (url: string, headers?: Record<string, string>) => (await get(url, headers)).body

describe('a page that has been drawn', () => {
  it('is sent as it is drawn in its language, for a desk and for a phone', async () => {
    expect(await htmlOf('/?lng=it')).toContain(
      '<div id="root"><div data-drawn="wide"><p>Casa, wide, 2026</p><rect x="22.2999997" /></div></div>',
    )
    expect(await htmlOf('/?lng=en', { 'user-agent': PHONE })).toContain(
      '<div id="root"><div data-drawn="phone"><p>Home, phone, Dodici</p></div></div>',
    )
    expect(String((await get('/')).headers.vary)).toContain('User-Agent')
  })

  it('names the year in which it is sent, also when that has changed since the server started', async () => {
    planner.clock.set('2027-01-01T00:00:01.000Z')
    expect(await htmlOf('/?lng=it')).toContain('<p>Casa, wide, 2027</p>')
    planner.clock.set('2026-11-20T09:00:00.000Z')
  })

  it('names its scripts, which it does not load before it has been painted', async () => {
    const html = await htmlOf('/?lng=en')
    expect(html).toContain('<meta name="entry" content="/assets/index-1.js">')
    expect(html).toContain('<meta name="scripts" content="/assets/part-1.js /assets/en-1.js">')
    expect(html).not.toMatch(/<script|modulepreload/)
  })

  it('has its styles behind those of every page, for they build on them', async () => {
    expect(await htmlOf('/')).toMatch(
      /index-1\.css">[^]*<link rel="stylesheet" crossorigin href="\/assets\/part-1\.css">/,
    )
  })

  it('takes nothing into a form that could not be kept, and sends none by itself', async () => {
    expect(await htmlOf('/login')).toContain('<div data-drawn="wide" inert><form>')
    expect(await htmlOf('/')).not.toContain('inert')
  })

  it('has a name of its own where it is for who is signed in, so that nobody else is shown it', async () => {
    expect(await htmlOf('/calendar?lng=en', { 'user-agent': PHONE })).toContain(
      '<div id="root"><div data-drawn="phone-calendar"><p>Year</p></div></div>',
    )
  })

  it('is sent as any other to a width that it has not been drawn for', async () => {
    const html = await htmlOf('/calendar?lng=en')
    expect(html).toContain('<div id="root"></div>')
    expect(html).toContain('<script type="module" crossorigin src="/assets/index-1.js"></script>')
    expect(html).toContain('<link rel="modulepreload" crossorigin href="/assets/part-1.js">')
  })
})

describe('any other page', () => {
  it('loads at once what it begins with, in its language', async () => {
    const html = await htmlOf('/register?lng=it')
    expect(html).toContain('<script type="module" crossorigin src="/assets/index-1.js"></script>')
    for (const address of scripts.it) {
      expect(html).toContain(`<link rel="modulepreload" crossorigin href="${address}">`)
    }
    expect(html).not.toContain('/assets/en-1.js')
    expect(html).toContain('<div id="root"></div>')
  })

  it.each(['/about', '/nowhere', '/constructor'])(
    'is sent as it was built where the build says nothing of it: %s',
    async (url) => {
      const html = await htmlOf(url)
      expect(html).toContain('<script type="module" crossorigin src="/assets/index-1.js"></script>')
      expect(html).not.toMatch(/modulepreload|part-1|data-drawn/)
    },
  )
})

it('the file that says all this is for the server alone', async () => {
  expect((await get(`/${BUILT_PAGES_FILE}`)).statusCode).toBe(404)
})

describe('an installation with a name of its own', () => {
  const name = 'Anno & "Co" <b>'
  const escaped = 'Anno &amp; &quot;Co&quot; &lt;b&gt;'
  let ownDatabase: TestDatabase
  let own: Planner

  beforeAll(async () => {
    ownDatabase = newSqlite()
    own = await startPlanner(ownDatabase, { APP_NAME: name }, { webFolder: folder })
  })

  afterAll(async () => {
    await own.stop()
    await ownDatabase.remove()
  })

  it('is drawn by that name, and tells it to the page', async () => {
    const { body } = await own.app.inject({ url: '/?lng=en', headers: { 'user-agent': PHONE } })
    expect(body).toContain(`<p>Home, phone, ${escaped}</p>`)
    expect(body).toContain(`<meta name="application-name" content="${escaped}">`)
    expect(body).not.toContain('Dodici')
  })

  it('is installed under that name', async () => {
    const answer = await own.app.inject({ url: '/manifest.webmanifest', headers: { 'accept-encoding': 'br' } })
    expect(answer.json()).toEqual({ id: '/calendar', name, short_name: name, start_url: 'calendar' })
    expect(answer.headers['content-type']).toContain('application/manifest+json')
  })
})

describe('an installation below a path', () => {
  const base = '/planner'
  let ownDatabase: TestDatabase
  let own: Planner

  beforeAll(async () => {
    ownDatabase = newSqlite()
    own = await startPlanner(ownDatabase, { PUBLIC_URL: `https://example.org${base}` }, { webFolder: folder })
  })

  afterAll(async () => {
    await own.stop()
    await ownDatabase.remove()
  })

  /** All addresses in a page that begin at the root of the host. */
  const addressesIn = (html: string): string[] =>
    [...html.matchAll(/(?<=["\s])\/[\w.-]+[^"\s]*/g)].map(([found]) => found)

  it.each(['/?lng=en', '/login?lng=en', '/register?lng=it', '/about?lng=it', '/nowhere'])(
    'has every address of a page below it, and tells the page: %s',
    async (url) => {
      const { body } = await own.app.inject({ url: base + url })
      expect(body).toMatch(/^<!doctype html>\n<html data-base="\/planner" lang="(it|en)">/)
      const addresses = addressesIn(body)
      expect(addresses.length).toBeGreaterThan(2)
      expect(addresses.filter((address) => address !== base && !address.startsWith(`${base}/`))).toEqual([])
      expect((await own.app.inject({ url })).body).toBe(body)
    },
  )

  it('names its scripts, and its own address where a whole one is needed', async () => {
    const { body } = await own.app.inject({ url: `${base}/?lng=en` })
    expect(body).toContain('<meta name="scripts" content="/planner/assets/part-1.js /planner/assets/en-1.js">')
    expect(body).toContain('<meta name="entry" content="/planner/assets/index-1.js">')
    expect(body).toContain('<link rel="canonical" href="https://example.org/planner/?lng=en">')
  })

  it('is installed as itself, and describes its API there', async () => {
    const manifest = await own.app.inject({ url: `${base}/manifest.webmanifest` })
    expect(manifest.json()).toMatchObject({ id: '/planner/calendar', start_url: 'calendar' })
    const document = await own.app.inject({ url: `${base}/api/v1/openapi.json` })
    expect(document.json()).toMatchObject({ servers: [{ url: `https://example.org${base}` }] })
    const docs = await own.app.inject({ url: `${base}/api/docs/` })
    expect(docs.statusCode).toBe(200)
    expect(addressesIn(docs.body).filter((address) => !address.startsWith(`${base}/`))).toEqual([])
  })
})
