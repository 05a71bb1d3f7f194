import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { LightMyRequestResponse } from 'fastify'
import { expect, it } from 'vitest'
import { setPlan } from '#server/features/users/accounts.service.ts'
import { databasesToTest } from '#server/test/each-database.ts'
import { openStream } from '#server/test/event-stream.ts'
import { startPlanner, type Planner } from '#server/test/planner.ts'
import { newDatabase } from '#server/test/test-database.ts'

const kinds = databasesToTest().map((kind) => ({ kind }))
const HASHED = 'public, max-age=31536000, immutable'

interface Headed {
  readonly status: number
  readonly header: (name: string) => string | null
}

const headed = ({ statusCode, headers }: LightMyRequestResponse): Headed => ({
  status: statusCode,
  header: (name) => (headers[name] === undefined ? null : String(headers[name])),
})

async function withPage(
  kind: 'sqlite' | 'postgresql',
  settings: Record<string, string>,
  test: (planner: Planner) => Promise<void>,
): Promise<void> {
  const folder = mkdtempSync(path.join(tmpdir(), 'dodici-headers-'))
  mkdirSync(path.join(folder, 'assets'))
  writeFileSync(path.join(folder, 'index.html'), '<!doctype html><html><head><title>Dodici</title></head></html>')
  writeFileSync(path.join(folder, 'assets', 'app-3f2a.js'), '1')
  writeFileSync(path.join(folder, 'service-worker.js'), '1')
  writeFileSync(path.join(folder, 'manifest.webmanifest'), '{}')
  const database = await newDatabase(kind)
  const planner = await startPlanner(database, settings, { webFolder: folder })
  await test(planner)
  await planner.stop()
  await database.remove()
  rmSync(folder, { recursive: true })
}

/** An answer of every kind, with how long it may be kept. */
async function everyKind(planner: Planner): Promise<[kind: string, status: number, kept: string, Headed][]> {
  const person = await planner.newUser()
  await setPlan(planner, person.email, 'basic')
  const get = async (url: string) => headed(await planner.app.inject({ url }))
  const asked = async (answer: Promise<LightMyRequestResponse>) => headed(await answer)
  const [calendar] = (await person.get('/calendars')).json<{ _id: string }[]>()
  const stream = await openStream(planner, person.token)
  await stream.close()
  const streamed = { status: stream.status, header: (name: string) => stream.headers.get(name) }
  const file = person.get(`/calendars/${String(calendar?._id)}/export.ics`)
  const wrongLogin = planner.request('POST', '/auth/login', { body: { email: 'x', password: 'y' } })
  return [
    ['the page', 200, 'no-cache', await get('/')],
    ['a page of its own for what is not there', 404, 'no-cache', await get('/nowhere')],
    ['a file with a hash in its name', 200, HASHED, await get('/assets/app-3f2a.js')],
    ['a file that is not there', 404, 'no-store', await get('/assets/app-old.js')],
    ['the service worker', 200, 'no-cache', await get('/service-worker.js')],
    ['the manifest', 200, 'no-cache', await get('/manifest.webmanifest')],
    ['an answer of the API', 200, 'no-store', await asked(person.get('/users/profile'))],
    ['an answer without content', 204, 'no-store', await asked(person.delete('/users/sessions'))],
    ['a year', 200, 'no-store', await asked(person.get('/events?year=2027'))],
    ['a calendar file', 200, 'no-store', await asked(file)],
    ['the zip of an account', 200, 'no-store', await asked(person.get('/users/export'))],
    ['the stream of changes', 200, 'no-store', streamed],
    ['a 400', 400, 'no-store', await asked(person.post('/categories', {}))],
    ['a 401', 401, 'no-store', await asked(wrongLogin)],
    ['a 403', 403, 'no-store', await asked(person.post('/users/api-keys', { name: 'Bot', password: person.password }))],
    ['a 404 of the API', 404, 'no-store', await get('/api/v1/nowhere')],
    ['the OpenAPI document', 200, 'no-store', await get('/api/v1/openapi.json')],
  ]
}

function expectSafe(kind: string, { header }: Headed): void {
  const policy = header('content-security-policy') ?? ''
  const said = [
    header('x-content-type-options'),
    header('referrer-policy'),
    header('cross-origin-opener-policy'),
    policy.includes("frame-ancestors 'none'"),
    policy.includes("default-src 'self'"),
    policy.includes("style-src 'self';"),
    policy.includes("object-src 'none'"),
    policy.includes("worker-src 'self';manifest-src 'self'"),
    /unsafe|\*|data:(?!;)|blob:/.test(policy.replace("img-src 'self' data:", '')),
    header('x-powered-by'),
    header('server'),
  ]
  const safe = ['nosniff', 'no-referrer', 'same-origin', true, true, true, true, true, false, null, null]
  expect([kind, ...said]).toEqual([kind, ...safe])
}

it.each(kinds)('H1: every kind of answer has its headers, and is kept no longer than it may, on $kind', ({ kind }) =>
  withPage(kind, {}, async (planner) => {
    for (const [name, status, kept, answer] of await everyKind(planner)) {
      expect([name, answer.status, answer.header('cache-control')]).toEqual([name, status, kept])
      expectSafe(name, answer)
      expect([name, answer.header('strict-transport-security')]).toEqual([name, null])
    }
  }),
)

it.each(kinds)('H1: no text becomes code in the page, on $kind', ({ kind }) =>
  withPage(kind, {}, async (planner) => {
    for (const url of ['/', '/calendar', '/nowhere', '/assets/app-3f2a.js']) {
      const policy = String((await planner.app.inject({ url })).headers['content-security-policy'])
      expect(policy).toMatch(/;require-trusted-types-for 'script';trusted-types dodici-worker$/)
    }
  }),
)

it.each(kinds)('H1: every kind of answer asks for https where people come by it, on $kind', ({ kind }) =>
  withPage(kind, { PUBLIC_URL: 'https://dodici.example.org' }, async (planner) => {
    for (const [name, , , answer] of await everyKind(planner)) {
      expect([name, answer.header('strict-transport-security')]).toEqual([name, 'max-age=31536000'])
    }
  }),
)

it.each([
  [{}, "connect-src 'self';"],
  [{ SENTRY_DSN: 'https://key@errors.example.org/7' }, "connect-src 'self' https://errors.example.org;"],
  [{ SENTRY_DSN: 'http://key@localhost:9000/7' }, "connect-src 'self' http://localhost:9000;"],
])('H1: with the settings %j the page may speak to: %s', (settings, allowed) =>
  withPage('sqlite', settings, async (planner) => {
    const answer = await planner.app.inject({ url: '/' })
    expect(String(answer.headers['content-security-policy'])).toContain(allowed)
  }),
)
