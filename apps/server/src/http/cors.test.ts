import { expect, it } from 'vitest'
import { databasesToTest } from '#server/test/each-database.ts'
import { startPlanner, type Planner } from '#server/test/planner.ts'
import { newDatabase } from '#server/test/test-database.ts'

const PAGE = 'https://planner.example.org'
const OTHERS = [
  'https://evil.example.org',
  `${PAGE}.evil.org`,
  'http://planner.example.org',
  `${PAGE}:8443`,
  'null',
  '',
]

const kinds = databasesToTest().map((kind) => ({ kind }))

async function withOrigin(
  kind: 'sqlite' | 'postgresql',
  settings: Record<string, string>,
  test: (planner: Planner) => Promise<void>,
): Promise<void> {
  const database = await newDatabase(kind)
  const planner = await startPlanner(database, settings)
  await test(planner)
  await planner.stop()
  await database.remove()
}

const ask = ({ app }: Planner, origin: string, method: 'GET' | 'OPTIONS' = 'GET', url = '/api/v1/categories') =>
  app.inject({
    method,
    url,
    headers: {
      origin,
      ...(method === 'OPTIONS'
        ? { 'access-control-request-method': 'PATCH', 'access-control-request-headers': 'authorization,if-match' }
        : {}),
    },
  })

const corsHeadersOf = (headers: object): string[] =>
  Object.keys(headers).filter((name) => name.startsWith('access-control-'))

it.each(kinds)('H2: lets no other origin in where none is configured, on $kind', ({ kind }) =>
  withOrigin(kind, { PUBLIC_URL: PAGE }, async (planner) => {
    for (const origin of [PAGE, 'http://localhost:5001', ...OTHERS]) {
      for (const method of ['GET', 'OPTIONS'] as const) {
        const answer = await ask(planner, origin, method)
        expect([origin, corsHeadersOf(answer.headers)]).toEqual([origin, []])
        expect(answer.statusCode).toBe(method === 'GET' ? 401 : 404)
      }
    }
  }),
)

it.each(kinds)('H2: lets the configured origin in, and none but it, on $kind', ({ kind }) =>
  withOrigin(kind, { CORS_ORIGIN: `${PAGE}/` }, async (planner) => {
    for (const origin of OTHERS) {
      for (const method of ['GET', 'OPTIONS'] as const) {
        const answer = await ask(planner, origin, method)
        expect([origin, corsHeadersOf(answer.headers)]).toEqual([origin, []])
        expect(String(answer.headers['vary'])).toContain('Origin')
      }
    }
    const preflight = await ask(planner, PAGE, 'OPTIONS')
    expect(preflight.statusCode).toBe(204)
    expect(preflight.headers).toMatchObject({
      'access-control-allow-origin': PAGE,
      'access-control-allow-methods': 'GET, POST, PATCH, DELETE',
      'access-control-allow-headers': 'Authorization, Content-Type, If-Match, If-None-Match, Idempotency-Key',
    })
    expect(preflight.headers['access-control-allow-credentials']).toBeUndefined()
  }),
)

it.each(kinds)(
  'H2: shows the configured origin every answer, errors too, with the headers that the page reads, on $kind',
  ({ kind }) =>
    withOrigin(kind, { CORS_ORIGIN: PAGE }, async (planner) => {
      const { token } = await planner.newUser()
      const own = await planner.request('POST', '/categories', {
        token,
        headers: { origin: PAGE },
        body: { name: 'A' },
      })
      const answers = [await ask(planner, PAGE), own, await ask(planner, PAGE, 'GET', '/api/v1/nowhere')]
      expect(answers.map((answer) => answer.statusCode)).toEqual([401, 201, 404])
      for (const { headers } of answers) {
        expect(headers['access-control-allow-origin']).toBe(PAGE)
        for (const header of ['X-Change-Id', 'X-Conversation-Id']) {
          expect(headers['access-control-expose-headers']).toContain(header)
        }
        expect(headers['access-control-allow-credentials']).toBeUndefined()
      }
    }),
)

it('H2: takes one origin of the web as a setting, and no star', async () => {
  for (const wrong of ['*', 'null', 'file:///tmp/page.html', `${PAGE} https://evil.example.org`]) {
    await expect(withOrigin('sqlite', { CORS_ORIGIN: wrong }, () => Promise.resolve())).rejects.toThrow('CORS_ORIGIN')
  }
})
