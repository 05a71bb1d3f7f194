import { mkdirSync } from 'node:fs'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { freePort } from '../../../../../scripts/machine/free-port.ts'
import { EventSourceParserStream } from 'eventsource-parser/stream'
import { fileOf } from '#server/test/most-of-everything.ts'
import { registerAt, startServer, type ServerProcess } from '#server/test/server-process.ts'
import { newDatabase, type TestDatabase } from '#server/test/test-database.ts'
import { proxies } from './test/start-proxy.ts'

/** Nearly as large as a file may be. */
const EVENTS = 4_000
const DESCRIPTION = 'x'.repeat(4_500)
const FORGED = '203.0.113.9'

const BASES = ['', '/planner']
const ways = proxies.flatMap((proxy) => BASES.map((base) => ({ ...proxy, base, at: base === '' ? 'a host' : base })))

describe.each(ways)('behind $name at $at, as the manual says', ({ start, base }) => {
  let database: TestDatabase
  let server: ServerProcess
  let origin = ''
  let endProxy: () => Promise<void>

  beforeAll(async () => {
    database = await newDatabase('sqlite')
    const ownPort = await freePort()
    const host = `http://127.0.0.1:${String(ownPort)}`
    origin = host + base
    server = await startServer(database, { TRUST_PROXY: 'true', PUBLIC_URL: origin })
    const folder = path.join(database.dataDir, 'proxy')
    mkdirSync(folder)
    endProxy = await start({ port: server.port, ownPort, folder, base })
  }, 60_000)
  afterAll(async () => {
    await endProxy()
    server.kill('SIGTERM')
    await server.ended
    await database.remove()
  })

  const proxied = () => ({ ...server, api: `${origin}/api/v1` })

  it('serves the page with its headers, and the files that it names', async () => {
    const answer = await fetch(`${origin}/login`)
    const html = await answer.text()
    expect([answer.status, html]).toEqual([200, expect.stringContaining('<div id="root">')])
    const files = [...html.matchAll(/(?<=(?:href|src)=")\/[^"]*\.(?:js|css|svg)/g)].map(([file]) => file)
    expect(files.length).toBeGreaterThan(3)
    for (const file of files) expect([file, (await fetch(new URL(file, origin))).status]).toEqual([file, 200])
    expect(answer.headers.get('content-security-policy')).toContain("default-src 'self'")
  })

  it('tells of a change at once, by the stream that stays open', async () => {
    const { token, send } = await registerAt(proxied(), 'ada@example.org')
    const stream = await fetch(`${origin}/api/v1/events/stream`, {
      headers: { authorization: `Bearer ${token}`, 'accept-encoding': 'gzip, br' },
    })
    const events = (stream.body ?? fail())
      .pipeThrough(new TextDecoderStream())
      .pipeThrough(new EventSourceParserStream())
    const next = firstChange(events)
    expect((await send('POST', '/categories', { name: 'Famiglia' })).status).toBe(201)
    expect(await next).toBe('change')
  })

  it('takes a file of 18 MB', async () => {
    const { token, send } = await registerAt(proxied(), 'grace@example.org')
    const [calendar] = (await (await send('GET', '/calendars')).json()) as { _id: string }[]
    const body = fileOf(
      Array.from({ length: EVENTS }, (_, at) => [
        ...[`UID:${String(at)}`, 'DTSTART:20260301T100000Z', 'DTEND:20260301T110000Z'],
        ...[`SUMMARY:${String(at)}`, `DESCRIPTION:${DESCRIPTION}`],
      ]),
    )
    const answer = await fetch(`${origin}/api/v1/calendars/${calendar?._id ?? ''}/import`, {
      ...{ method: 'POST', body, headers: { authorization: `Bearer ${token}`, 'content-type': 'text/calendar' } },
    })
    expect([answer.status, await answer.json()]).toEqual([200, expect.objectContaining({ added: EVENTS })])
  })

  it('leads calendar programs to their door, whose methods go through', async () => {
    const found = await fetch(new URL('/.well-known/caldav', origin), { redirect: 'manual' })
    const { pathname } = new URL(found.headers.get('location') ?? '', origin)
    expect([found.status, pathname]).toEqual([301, `${base}/dav/`])
    const asked = await fetch(`${origin}/dav/`, { method: 'PROPFIND', headers: { depth: '0' } })
    expect([asked.status, asked.headers.get('www-authenticate')]).toEqual([401, expect.stringContaining('Basic')])
  })

  it('knows the address of whoever asks, and believes none that they make up', async () => {
    const { token } = await registerAt(proxied(), 'alan@example.org')
    const headers = { authorization: `Bearer ${token}`, 'x-forwarded-for': FORGED }
    expect((await fetch(`${origin}/api/v1/users/sessions`, { method: 'DELETE', headers })).status).toBe(204)
    const noted = (await (await fetch(`${origin}/api/v1/users/audit`, { headers })).json()) as { place: string }[]
    expect(noted[0]?.place).toBe('127.0.0.0/24')
  })
})

async function firstChange(events: ReadableStream<{ event?: string | undefined }>): Promise<string | undefined> {
  for await (const { event } of events) if (event === 'change') return event
  return undefined
}

function fail(): never {
  throw new Error('the stream has no body')
}
