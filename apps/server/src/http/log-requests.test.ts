import { operations } from '@dodici/contract/operations'
import type { NewFeed } from '@dodici/contract/types'
import { describe, expect, it } from 'vitest'
import { eachDatabase } from '#server/test/each-database.ts'
import { startPlanner, type Planner } from '#server/test/planner.ts'
import { newSqlite } from '#server/test/test-database.ts'
import { makeThings } from '#server/test/things.ts'

interface Line {
  readonly msg: string
  readonly level: number
  readonly method: string
  readonly route: string
  readonly status: number
  readonly ms: number
  readonly who: string | null
}

const linesOf = ({ log }: Planner): Line[] =>
  log.map((line) => JSON.parse(line) as Line).filter(({ msg }) => msg === 'request')

const ID = /[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[0-9a-f]{4}-[0-9a-f]{12}/

eachDatabase((planner) => {
  it('writes one line a request: what was asked by its pattern, what came of it, how long it took, and who asked', async () => {
    const person = await planner().newUser()
    const before = linesOf(planner()).length
    await person.get('/events/search?q=a+private+word')
    await planner().request('POST', '/auth/login', { body: { email: person.email, password: 'wrong' } })
    await person.get('/events/01900000-0000-7000-8000-0123456789ab')
    await planner().request('GET', '/nowhere/a-private-word')
    await planner().app.inject({ method: 'GET', url: '/a-private-page' })
    await planner().app.inject({ method: 'PROPFIND' as 'GET', url: '/dav/calendars/a-private-word' })
    const lines = linesOf(planner()).slice(before)
    const who = person.user._id
    expect(lines.map(({ method, route, status, who }) => ({ method, route, status, who }))).toEqual([
      { method: 'GET', route: '/api/v1/events/search', status: 200, who },
      { method: 'POST', route: '/api/v1/auth/login', status: 401, who: null },
      { method: 'GET', route: '/api/v1/events/:id', status: 404, who },
      { method: 'GET', route: 'unknown', status: 404, who: null },
      { method: 'GET', route: 'page', status: 404, who: null },
      { method: 'PROPFIND', route: '/dav/*', status: 401, who: null },
    ])
    for (const line of lines) {
      const keys = ['hostname', 'level', 'method', 'ms', 'msg', 'pid', 'reqId', 'route', 'status', 'time', 'who']
      expect(Object.keys(line).sort()).toEqual(keys)
      expect(line.ms).toBeGreaterThanOrEqual(0)
    }
  })

  it('H4: tells of no id, address or secret of a request, whatever is asked', async () => {
    const person = await planner().newUser()
    const { present, deleted } = await makeThings(planner(), person)
    const feed = (await person.post('/feeds', { name: 'Famiglia', detail: 'full' })).json<NewFeed>()
    const before = planner().log.length
    for (const url of [feed.path, `${feed.path}x`, feed.path.replace('dodfed', 'odfed'), `/x${feed.path}`])
      await planner().app.inject({ method: 'GET', url })
    const ids = [...Object.values(present), ...Object.values(deleted)]
    for (const { method, path } of Object.values(operations).filter(({ name }) => name !== 'streamChanges')) {
      for (const id of path.includes('{id}') ? ids.slice(0, 3) : ['']) {
        const url = `${path.replace(/\{\w+\}/g, id)}?email=${person.email}&token=${person.token}`
        await planner().request(method, url, { token: person.token })
      }
    }
    const lines = planner().log.slice(before)
    expect(lines.length).toBeGreaterThan(Object.keys(operations).length)
    for (const line of lines) {
      const { reqId: _reqId, who, ...rest } = JSON.parse(line) as Line & { reqId: string }
      expect([null, person.user._id]).toContain(who)
      expect(JSON.stringify(rest)).not.toMatch(ID)
      for (const secret of [person.email, person.token, feed.path, 'fed_', '127.0.0.1'])
        expect(line).not.toContain(secret)
    }
  })

  it('is quiet about probes that find everything well', async () => {
    const before = planner().log.length
    for (const path of ['/health', '/ready', '/metrics']) await planner().request('GET', path)
    await planner().app.inject({ method: 'GET', url: '/metrics' })
    expect(planner().log.slice(before)).toEqual([])
  })
})

describe('where a proxy writes such lines', () => {
  eachDatabase(
    (planner) => {
      it('writes none, and still says what goes wrong', async () => {
        const person = await planner().newUser()
        await planner().db.transact((trx) => trx.schema.alterTable('category').renameTo('gone').execute())
        expect((await person.get('/categories')).statusCode).toBe(500)
        await planner().db.transact((trx) => trx.schema.alterTable('gone').renameTo('category').execute())
        expect(linesOf(planner())).toEqual([])
        expect(planner().log.some((line) => line.includes('request failed'))).toBe(true)
      })
    },
    { LOG_REQUESTS: 'off' },
  )
})

it('tells of a probe that says that something is wrong', async () => {
  const database = newSqlite()
  const planner = await startPlanner(database, {}, { freeBytes: () => Promise.resolve(0) })
  expect((await planner.request('GET', '/ready')).statusCode).toBe(503)
  expect(linesOf(planner)).toMatchObject([{ route: '/api/v1/ready', status: 503 }])
  await planner.stop()
  await database.remove()
})
