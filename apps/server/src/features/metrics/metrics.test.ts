import { setTimeout as wait } from 'node:timers/promises'
import type { InjectOptions } from 'fastify'
import { expect, it } from 'vitest'
import { databasesToTest, eachDatabase } from '#server/test/each-database.ts'
import { openStream } from '#server/test/event-stream.ts'
import { startPlanner, type Planner } from '#server/test/planner.ts'
import { newDatabase, newSqlite } from '#server/test/test-database.ts'
import { makeWebhook } from '#server/test/told.ts'

const TOKEN = 'a-token-of-the-operator'
const PATHS = ['/metrics', '/api/v1/metrics']
const LINE = /^[a-z_0-9]+(\{([a-z]+="[^"\\\n]*",?)+\})? (\d+(\.\d+)?(e[+-]\d+)?)$/

const read = (planner: Planner, options: Omit<InjectOptions, 'url'> = {}, url = '/metrics') =>
  planner.app.inject({ url, ...options })

/** Every figure by its name with its labels. */
async function figuresOf(planner: Planner): Promise<Map<string, number>> {
  const answer = await read(planner)
  expect(answer.statusCode).toBe(200)
  const lines = answer.body.split('\n').filter((line) => line !== '' && !line.startsWith('#'))
  return new Map(
    lines.map((line) => [line.slice(0, line.lastIndexOf(' ')), Number(line.slice(line.lastIndexOf(' ') + 1))]),
  )
}

eachDatabase((planner) => {
  it('answers in the format of Prometheus: each family once, with its kind, and each figure once', async () => {
    const answer = await read(planner())
    expect(answer.headers['content-type']).toBe('text/plain; version=0.0.4; charset=utf-8')
    expect(answer.headers['cache-control']).toBe('no-store')
    expect(answer.body.endsWith('\n')).toBe(true)
    const families = answer.body.trimEnd().split(/^(?=# HELP )/m)
    const names = families.map((family) => /^# HELP (\S+) .+\n# TYPE \1 (counter|gauge|histogram)\n/.exec(family)?.[1])
    expect(names).not.toContain(undefined)
    expect(new Set(names).size).toBe(names.length)
    for (const [place, family] of families.entries()) {
      for (const line of family.trimEnd().split('\n').slice(2)) {
        expect(line).toMatch(LINE)
        expect(line.startsWith(names[place]!)).toBe(true)
      }
    }
    const figures = await figuresOf(planner())
    expect(figures.size).toBeGreaterThan(30)
    for (const name of ['nodejs_eventloop_lag_p99_seconds', 'process_resident_memory_bytes', 'dodici_database_up']) {
      expect([...figures.keys()]).toContain(name)
    }
  })

  it('counts answers by route and never by what somebody asked for', async () => {
    const person = await planner().newUser()
    const secret = 'dodses_a-secret-that-somebody-sent'
    const { _id: id } = (await person.post('/categories', { name: 'Sport' })).json<{ _id: string }>()
    const route = '{method="PATCH",route="/api/v1/categories/:id"'
    const before = (await figuresOf(planner())).get(`dodici_http_requests_total${route},status="2xx"}`) ?? 0
    await person.patch(`/categories/${id}`, { name: 'Corsa' })
    await person.patch(`/categories/${secret}`, { name: 'Corsa' })
    await person.get(`/${secret}?token=${secret}`)
    await planner().app.inject(`/${secret}/${id}`)
    await planner().app.inject({ method: 'REPORT' as 'GET', url: `/api/${secret}` })
    const figures = await figuresOf(planner())
    expect(figures.get(`dodici_http_requests_total${route},status="2xx"}`)).toBe(before + 1)
    expect(figures.get(`dodici_http_requests_total${route},status="4xx"}`)).toBeGreaterThan(0)
    const count = figures.get(`dodici_http_request_duration_seconds_count${route}}`)
    expect(count).toBeGreaterThanOrEqual(2)
    expect(figures.get(`dodici_http_request_duration_seconds_bucket${route},le="+Inf"}`)).toBe(count)
    const text = [...figures.keys()].join('\n')
    for (const told of [secret, id, person.user._id, person.email]) expect(text).not.toContain(told)
  })

  it('tells what is due, and how many hear of changes', async () => {
    const before = await figuresOf(planner())
    const person = await planner().newUser({ isConfirmed: false })
    const stream = await openStream(planner(), person.token)
    await stream.next()
    await makeWebhook(planner(), person, { due_at: '2026-01-01T00:00:00.000Z' })
    const after = await figuresOf(planner())
    const more = (name: string): number => (after.get(name) ?? 0) - (before.get(name) ?? 0)
    expect(more('dodici_queue_due{queue="mails"}')).toBe(1)
    expect(more('dodici_queue_due{queue="webhooks"}')).toBe(1)
    expect(more('dodici_streams_open')).toBe(1)
    await stream.close()
  })

  it('tells how late the event loop was since it was asked last', async () => {
    await figuresOf(planner())
    await wait(30)
    const until = performance.now() + 120
    while (performance.now() < until);
    await wait(30)
    const figures = await figuresOf(planner())
    expect(figures.get('nodejs_eventloop_lag_max_seconds')).toBeGreaterThan(0.08)
  })
})

it.each(databasesToTest())('tells of the disk and of connections, where it has them (%s)', async (kind) => {
  const database = await newDatabase(kind)
  const planner = await startPlanner(database)
  await planner.newUser()
  const figures = await figuresOf(planner)
  const known = (name: string): boolean => (figures.get(name) ?? 0) > 0
  const ofSqlite = [
    'dodici_disk_free_bytes',
    'dodici_database_bytes{file="database"}',
    'dodici_database_bytes{file="wal"}',
  ]
  expect(ofSqlite.map(known)).toEqual(ofSqlite.map(() => kind === 'sqlite'))
  expect(known('dodici_database_pool_connections{state="total"}')).toBe(kind === 'postgresql')
  expect(figures.has('dodici_write_queue_waiting')).toBe(kind === 'sqlite')
  await planner.stop()
  await database.remove()
})

const away = { remoteAddress: '203.0.113.7' }
const forwarded = { headers: { 'x-forwarded-for': '127.0.0.1' } }
const bearer = (token: string, more: object = {}) => ({ ...more, headers: { authorization: `Bearer ${token}` } })

it.each([
  ['without a token, from this machine', {}, {}, true],
  ['without a token, from this machine by IPv6', {}, { remoteAddress: '::1' }, true],
  ['without a token, from elsewhere', {}, away, false],
  ['without a token, from elsewhere with any token', {}, bearer(TOKEN, away), false],
  ['without a token, handed on by a proxy', { TRUST_PROXY: 'true' }, forwarded, false],
  ['without a token, handed on by a proxy that is not known', {}, forwarded, false],
  ['with a token, from elsewhere', { METRICS_TOKEN: TOKEN }, bearer(TOKEN, away), true],
  ['with a token, from elsewhere by a proxy', { METRICS_TOKEN: TOKEN, TRUST_PROXY: '1' }, bearer(TOKEN, away), true],
  ['with a token, from this machine without it', { METRICS_TOKEN: TOKEN }, {}, false],
  ['with a token, by another one', { METRICS_TOKEN: TOKEN }, bearer(`${TOKEN}x`), false],
  ['with a token, by a password', { METRICS_TOKEN: TOKEN }, { headers: { authorization: `Basic ${TOKEN}` } }, false],
])('lets nobody know that there are figures but whom they are for: %s', async (_, settings, asked, isLetIn) => {
  const database = newSqlite()
  const planner = await startPlanner(database, settings)
  for (const url of PATHS) {
    const answer = await read(planner, asked, url)
    expect([url, answer.statusCode]).toEqual([url, isLetIn ? 200 : 404])
    if (isLetIn) continue
    const unknown = await read(planner, asked, `${url}-of-nobody`)
    expect(answer.body).toBe(unknown.body)
    expect(Object.keys(answer.headers).sort()).toEqual(Object.keys(unknown.headers).sort())
  }
  await planner.stop()
  await database.remove()
})

it('refuses a token that can be guessed', async () => {
  const database = newSqlite()
  await expect(startPlanner(database, { METRICS_TOKEN: 'short' })).rejects.toThrow(/METRICS_TOKEN: must have 16/)
  await database.remove()
})

it('knows no session: whoever uses the planner does not operate it', async () => {
  const database = newSqlite()
  const planner = await startPlanner(database, { METRICS_TOKEN: TOKEN })
  const { token } = await planner.newUser()
  expect((await read(planner, bearer(token))).statusCode).toBe(404)
  await planner.stop()
  await database.remove()
})
