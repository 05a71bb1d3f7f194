import { operations, type OperationName } from '@dodici/contract/operations'
import { errorStatus, type Problem } from '@dodici/contract/errors'
import { BASE_PATH } from '@dodici/contract/routes'
import type { InjectOptions } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startPlanner, type Planner } from '#server/test/planner.ts'
import { newSqlite, type TestDatabase } from '#server/test/test-database.ts'

let database: TestDatabase
let planner: Planner

beforeAll(async () => {
  database = newSqlite()
  planner = await startPlanner(database)
})

afterAll(async () => {
  await planner.stop()
  await database.remove()
})

type Odd = (path: string) => Pick<InjectOptions, 'headers' | 'payload'> & { readonly url: string }

const JSON_TYPE = { 'content-type': 'application/json' }
const idOf = (path: string, id: string): string => path.replace(/\{\w+\}/g, id)
const plain = (path: string): string => idOf(path, 'x')

/** What breaks a request to any route before its handler is asked, or in the checks of what it takes. */
const odd: Readonly<Record<string, Odd>> = {
  'a stranger': (path) => ({ url: plain(path), headers: { authorization: 'Bearer dodses_nobody' } }),
  'bad percent encoding in the path': (path) => ({ url: idOf(path, '%zz') }),
  'a name of 3,000 characters': (path) => ({ url: idOf(path, 'x'.repeat(3_000)) }),
  'bad percent encoding in the query': (path) => ({ url: `${plain(path)}?%zz=%c3&year=%` }),
  'a query of 60 KB': (path) => ({ url: `${plain(path)}?year=${'1'.repeat(60_000)}` }),
  'a query that names one thing often': (path) => ({ url: `${plain(path)}?${'year=2027&'.repeat(1_000)}` }),
  'a body of no type': (path) => ({ url: plain(path), payload: '{}' }),
  'a body of a type that is none': (path) => ({ url: plain(path), payload: '{}', headers: { 'content-type': ';' } }),
  'a body of text': (path) => ({ url: plain(path), payload: '{}', headers: { 'content-type': 'text/plain' } }),
  'a form without a boundary': (path) => ({
    url: plain(path),
    payload: 'x',
    headers: { 'content-type': 'multipart/form-data' },
  }),
  'an empty body of JSON': (path) => ({ url: plain(path), payload: '', headers: JSON_TYPE }),
  'half a body of JSON': (path) => ({ url: plain(path), payload: '{"a":', headers: JSON_TYPE }),
  'a body that is not packed as it says': (path) => ({
    url: plain(path),
    payload: 'x',
    headers: { ...JSON_TYPE, 'content-encoding': 'gzip' },
  }),
  'a body of another length than it says': (path) => ({
    url: plain(path),
    payload: '{}',
    headers: { ...JSON_TYPE, 'content-length': '7' },
  }),
  'conditions that are none': (path) => ({
    url: plain(path),
    payload: {},
    headers: { 'if-match': 'x', 'if-none-match': ',', 'idempotency-key': ' ', range: 'bytes=9-1' },
  }),
  'languages and encodings that are none': (path) => ({
    url: plain(path),
    headers: { 'accept-language': ';;q=', 'accept-encoding': 'identity;q=0, x;q=9', accept: 'x' },
  }),
}

/** Where it is let in, a stream is answered for ever. Whoever has signed out is asked for nothing else: it comes last. */
const asked = (Object.keys(operations) as OperationName[])
  .filter((name) => name !== 'streamChanges')
  .sort((a, b) => Number(a === 'logout') - Number(b === 'logout'))

describe.each(Object.keys(odd))('%s', (name) => {
  it('is answered by every route, and with problem+json where it is refused', async () => {
    const person = await planner.newUser()
    const wrong: string[] = []
    for (const operation of asked) {
      const { method, path } = operations[operation]
      const { url, headers, payload } = odd[name]!(path)
      const answer = await planner.app.inject({
        method,
        url: BASE_PATH + url,
        headers: { authorization: `Bearer ${person.token}`, ...headers },
        ...(payload === undefined || method === 'GET' ? {} : { payload }),
      })
      if (!isProblem(answer.statusCode, String(answer.headers['content-type']), answer.body)) {
        wrong.push(`${operation}: ${String(answer.statusCode)} ${answer.body.slice(0, 100)}`)
      }
    }
    expect(wrong).toEqual([])
  })
})

/** Whether an answer is none of a fault of ours and, where it is a refusal, says so as all refusals do. */
function isProblem(status: number, type: string, body: string): boolean {
  if (status < 400) return true
  if (status >= 500 || type !== 'application/problem+json; charset=utf-8') return false
  const problem = JSON.parse(body) as Problem
  return (
    problem.status === status && errorStatus[problem.code] === status && !/FST_|ERR_|node_modules|\.ts\b/.test(body)
  )
}
