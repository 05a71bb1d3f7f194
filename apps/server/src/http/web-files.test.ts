import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import http from 'node:http'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'
import type { LightMyRequestResponse } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { portOf } from '#server/test/listening.ts'
import { startPlanner, type Planner } from '#server/test/planner.ts'
import { newSqlite, type TestDatabase } from '#server/test/test-database.ts'

const PAGE = '<!doctype html><html><head><meta name="description" content="Built"><title>Dodici</title></head></html>'
const SCRIPT = 'console.log("planner")'
const SECRET = 'nobody may read this'
const PROBLEM = 'application/problem+json; charset=utf-8'

let folder: string
let database: TestDatabase
let planner: Planner

beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'dodici-page-'))
  mkdirSync(path.join(folder, 'dist', 'assets'), { recursive: true })
  writeFileSync(path.join(folder, 'dist', 'index.html'), PAGE)
  writeFileSync(path.join(folder, 'dist', 'favicon.svg'), '<svg/>')
  writeFileSync(path.join(folder, 'dist', 'assets', 'app-3f2a.js'), SCRIPT)
  writeFileSync(path.join(folder, 'dist', 'assets', 'app-3f2a.js.gz'), gzipSync(SCRIPT))
  writeFileSync(path.join(folder, 'secret.txt'), SECRET)
  database = newSqlite()
  planner = await startPlanner(database, {}, { webFolder: path.join(folder, 'dist') })
})

afterAll(async () => {
  await planner.stop()
  await database.remove()
  rmSync(folder, { recursive: true })
})

const get = (url: string, headers: Record<string, string> = {}) => planner.app.inject({ url, headers })

/** A request whose path goes over the wire exactly as it is written. */
const raw = async (target: string): Promise<{ status: number; body: string }> => {
  const port = await portOf(planner)
  return new Promise((resolve, reject) => {
    const request = http.get({ port, host: '127.0.0.1', path: target }, (answer) => {
      let body = ''
      answer.setEncoding('utf8').on('data', (text: string) => (body += text))
      answer.once('end', () => resolve({ status: answer.statusCode ?? 0, body }))
    })
    request.once('error', reject)
  })
}

describe('the page', () => {
  it.each([
    ...['/', '/pricing', '/about', '/terms-and-privacy', '/login', '/register', '/forgot-password'],
    ...['/reset-password', '/calendar', '/profile', '/calendar?year=2027&view=heat'],
  ])('is at %s', async (url) => {
    const answer = await get(url)
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'text/html; charset=utf-8'])
    expect(answer.body).toContain('</head></html>')
    expect(answer.headers['cache-control']).toBe('no-cache')
  })

  it.each(['/nowhere', '/calendar/nowhere', '/assets'])('H3: draws its own 404 at %s', async (url) => {
    const answer = await get(url)
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([404, 'text/html; charset=utf-8'])
  })

  it('H1: keeps files with a hash in their name for a year, and the others not', async () => {
    const script = await get('/assets/app-3f2a.js')
    expect([script.statusCode, script.body]).toEqual([200, SCRIPT])
    expect(script.headers['cache-control']).toBe('public, max-age=31536000, immutable')
    expect((await get('/favicon.svg')).headers['cache-control']).toBe('no-cache')
  })

  it('sends the compressed form of a file in its place, and under no address of its own', async () => {
    const script = await get('/assets/app-3f2a.js', { 'accept-encoding': 'gzip' })
    expect(script.headers).toMatchObject({ 'content-encoding': 'gzip', vary: 'accept-encoding' })
    expect(gunzipSync(script.rawPayload).toString()).toBe(SCRIPT)
    expect((await get('/assets/app-3f2a.js.gz')).statusCode).toBe(404)
  })

  it('H3: says that a file is not there instead of giving the page for it', async () => {
    for (const url of ['/assets/app-old.js', '/nothing.txt', '/assets/../secret.txt']) {
      const answer = await get(url)
      expect([answer.statusCode, answer.headers['content-type']]).toEqual([404, PROBLEM])
    }
  })

  it.each([
    '/..%2fsecret.txt',
    '/assets/..%2f..%2fsecret.txt',
    '/../secret.txt',
    '/assets/../../secret.txt',
    '/%2e%2e/secret.txt',
    '/..%5csecret.txt',
    '/assets/%2e%2e%2f%2e%2e%2fsecret.txt',
    '/%00secret.txt',
    '/..%c0%afsecret.txt',
    '//secret.txt',
    '/api/v1/..%2f..%2f..%2fsecret.txt',
  ])('U3: answers 404 to %s and gives nothing from outside its folder', async (target) => {
    const { status, body } = await raw(target)
    expect([400, 404]).toContain(status)
    expect(body).not.toContain(SECRET)
  })
})

describe('the API', () => {
  it.each(['/api', '/api/', '/api/v1', '/api/v1/nowhere', '/api/v2/events', '/api/v1/events/a/b', '/api/v1/..%2f'])(
    'H3: answers JSON 404 at the unknown path %s',
    async (url) => {
      const answer = await get(url)
      expect([answer.statusCode, answer.headers['content-type']]).toEqual([404, PROBLEM])
      expect(answer.json()).toMatchObject({ status: 404, code: 'not_found' })
    },
  )

  it('H3: answers JSON 404 to other methods than GET outside the API', async () => {
    for (const method of ['POST', 'PUT', 'DELETE', 'PATCH'] as const) {
      const answer = await planner.app.inject({ method, url: '/nowhere', payload: { a: 1 } })
      expect([answer.statusCode, answer.headers['content-type']]).toEqual([404, PROBLEM])
    }
  })

  it('H3: answers HEAD as GET without a body', async () => {
    for (const [url, status] of [
      ['/', 200],
      ['/nowhere', 404],
      ['/api/v1/health', 200],
      ['/api/v1/nowhere', 404],
    ] as const) {
      const answer = await planner.app.inject({ method: 'HEAD', url })
      expect([url, answer.statusCode, answer.body]).toEqual([url, status, ''])
    }
  })
})

describe('H1: the headers', () => {
  const expectSafe = ({ headers }: LightMyRequestResponse): void => {
    const policy = String(headers['content-security-policy'])
    expect(policy).not.toMatch(/unsafe|\*/)
    expect(policy).toContain("frame-ancestors 'none'")
    expect(policy).toContain("style-src 'self';")
    expect(headers['x-content-type-options']).toBe('nosniff')
    expect(headers['referrer-policy']).toBe('no-referrer')
    expect(headers['x-powered-by']).toBeUndefined()
    expect(headers['server']).toBeUndefined()
  }

  it.each([
    ['the page', '/', 200],
    ['its 404', '/nowhere', 404],
    ['a file', '/assets/app-3f2a.js', 200],
    ['an answer of the API', '/api/v1/health', 200],
    ['a 401', '/api/v1/categories', 401],
    ['a 404 of the API', '/api/v1/nowhere', 404],
    ['the OpenAPI document', '/api/v1/openapi.json', 200],
  ])('are safe on %s', async (_, url, status) => {
    const answer = await get(url)
    expect(answer.statusCode).toBe(status)
    expectSafe(answer)
    if (url.startsWith('/api/')) expect(answer.headers['cache-control']).toBe('no-store')
    expect(answer.headers['strict-transport-security']).toBeUndefined()
  })

  it('ask for https where the server is reached by it', async () => {
    const other = newSqlite()
    const secure = await startPlanner(other, { PUBLIC_URL: 'https://dodici.example.org' })
    const answer = await secure.app.inject({ url: '/api/v1/health' })
    expect(answer.headers['strict-transport-security']).toBe('max-age=31536000')
    await secure.stop()
    await other.remove()
  })
})
