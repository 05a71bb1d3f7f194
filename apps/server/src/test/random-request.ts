import type { Problem } from '@dodici/contract/errors'
import type { Operation } from '@dodici/contract/operations'
import type { Change } from '@dodici/contract/types'
import fc, { type Arbitrary } from 'fast-check'
import { expect } from 'vitest'
import type { Person, Planner, RequestOptions } from './planner.ts'

/** Mostly the first values, which are good, so that requests get as far as the services and the database. */
export const mostly = (good: readonly unknown[], odd: readonly unknown[]): Arbitrary<unknown> =>
  fc.oneof({ weight: 9, arbitrary: fc.constantFrom(...good) }, { weight: 1, arbitrary: fc.constantFrom(...odd) })

/** Number of the newest change of somebody: it grows where something was written, and only there. */
export const newest = async (person: Person): Promise<number> =>
  (await person.get('/changes?limit=1')).json<Change[]>()[0]?.sequence ?? 0

/** A body, as what it is. */
export const contentOf = (body: unknown): RequestOptions => {
  if (body === undefined) return {}
  if (Buffer.isBuffer(body)) return { body, headers: { 'content-type': 'text/calendar' } }
  return { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }
}

/** Sends one random request, and expects an answer that is no fault of the server's; answers whether it was a good one. */
export async function expectAnswer(
  planner: Planner,
  person: Person,
  { operation, path, body }: { operation: Operation; path: string; body: unknown },
): Promise<boolean> {
  const answer = await planner.request(operation.method, path, {
    ...(operation.signedIn ? { token: person.token } : {}),
    ...contentOf(body),
  })
  if (answer.statusCode === operation.status) return true
  expect(answer.statusCode).toBeGreaterThanOrEqual(400)
  expect(answer.statusCode).toBeLessThan(500)
  // Who follows the link of a mail is told in a page.
  if (operation.answers === 'page' && answer.statusCode === 404) return false
  expect(answer.headers['content-type']).toBe('application/problem+json; charset=utf-8')
  expect(answer.json<Problem>().status).toBe(answer.statusCode)
  return false
}
