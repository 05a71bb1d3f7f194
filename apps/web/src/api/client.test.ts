import { routes } from '@dodici/contract/routes'
import { describe, expect, it } from 'vitest'
import { answer, callsOf, fail, hold, reply } from '../test/fake-api.ts'
import { sampleCategory, sampleUser } from '../test/samples.ts'
import { ApiError } from './api-error.ts'
import { call, send } from './client.ts'
import { storeSession } from './stored-session.ts'

const failureOf = async (promise: Promise<unknown>): Promise<ApiError> => {
  const fault: unknown = await promise.then(
    () => null,
    (reason: unknown) => reason,
  )
  if (fault instanceof ApiError) return fault
  throw new Error(`No ApiError, but ${String(fault)}`)
}

/** An answer whose connection is cut after its first piece. */
const brokenOff = (text: string) =>
  new ReadableStream({
    start: (controller) => {
      controller.enqueue(new TextEncoder().encode(text))
      controller.error(new TypeError('network error'))
    },
  })

describe('a call', () => {
  it('fills in the path, the query and the body, and gives the value', async () => {
    answer(routes.updateCategory, sampleCategory({ name: 'Sport' }))
    const value = await call(routes.updateCategory, { params: { id: 'a/b' }, body: { name: 'Sport' } })
    expect(value.name).toBe('Sport')
    expect(callsOf(routes.updateCategory)[0]).toMatchObject({ params: { id: 'a%2Fb' }, body: { name: 'Sport' } })
  })

  it('leaves out what the query does not say', async () => {
    answer(routes.listChanges, [])
    await call(routes.listChanges, { query: { limit: 5 } })
    expect(callsOf(routes.listChanges)[0]?.query).toEqual({ limit: '5' })
  })

  it('carries the stored token as a bearer, and none where nobody is signed in', async () => {
    answer(routes.listCategories, [])
    await call(routes.listCategories, {})
    storeSession({ user: sampleUser(), token: 'secret' })
    await call(routes.listCategories, {})
    expect(callsOf(routes.listCategories).map((made) => made.headers.get('Authorization'))).toEqual([
      null,
      'Bearer secret',
    ])
  })

  it('sends a file as it is, with the type that the caller says', async () => {
    reply(routes.importCalendar, () => ({ body: { added: 1 } }))
    const file = new Blob(['BEGIN:VCALENDAR'])
    await call(routes.importCalendar, {
      params: { id: 'k1' },
      query: { dryRun: 'true' },
      body: file,
      headers: { 'Content-Type': 'text/calendar' },
    } as never)
    const made = callsOf(routes.importCalendar)[0]
    expect(made?.body).toBe(file)
    expect(made?.headers.get('Content-Type')).toBe('text/calendar')
  })

  it('gives with a write the change that undoes it, and the milestones that it has moved', async () => {
    answer(routes.deleteCategory, undefined, 'change-7')
    expect(await send(routes.deleteCategory, { params: { id: 'c1' } })).toEqual({
      value: undefined,
      changeId: 'change-7',
      movedMilestones: [],
    })
    const moved = [{ _id: 'race', from: '2027-03-21', to: '2027-03-28', openSteps: 5 }]
    reply(routes.deleteCategory, () => ({ headers: { 'X-Moved-Milestones': JSON.stringify(moved) } }))
    expect((await send(routes.deleteCategory, { params: { id: 'c1' } })).movedMilestones).toEqual(moved)
    answer(routes.deleteCategory, undefined)
    expect((await send(routes.deleteCategory, { params: { id: 'c1' } })).changeId).toBeNull()
  })
})

describe('a failed call', () => {
  it('throws the code of the answer, its faults and the time to wait', async () => {
    fail(routes.login, 'too_many_requests', { retryAfter: 30, errors: [{ path: 'email', message: 'x' }] })
    const fault = await failureOf(call(routes.login, { body: { email: 'a@b.c', password: 'x' } }))
    expect(fault).toMatchObject({
      code: 'too_many_requests',
      status: 429,
      retryAfter: 30,
      errors: [{ path: 'email', message: 'x' }],
    })
  })

  it('is a matter of the network where there was no answer', async () => {
    fail(routes.listCategories, 'network')
    expect(await failureOf(call(routes.listCategories, {}))).toMatchObject({ code: 'network', status: 0 })
  })

  it("is a matter of the network where the answer breaks off, or is a page of somebody else's", async () => {
    reply(routes.listCategories, () => ({ body: brokenOff('[{"_id":') }))
    expect(await failureOf(call(routes.listCategories, {}))).toMatchObject({ code: 'network', status: 0 })
    reply(routes.createCategory, () => ({ status: 200, body: '<html>Log in to the hotel</html>' }))
    expect(await failureOf(send(routes.createCategory, { body: { name: 'Work' } }))).toMatchObject({ code: 'network' })
  })

  it.each([
    [401, 'unauthenticated'],
    [404, 'not_found'],
    [429, 'too_many_requests'],
    [502, 'unavailable'],
    [503, 'unavailable'],
    [418, 'internal'],
  ])('makes of a status %i without a code of ours the code %s', async (status, code) => {
    reply(routes.listCategories, () => ({ status, body: '<html>a proxy</html>' }))
    expect((await failureOf(call(routes.listCategories, {}))).code).toBe(code)
  })

  it('takes a bare 401 of the login for wrong credentials: nobody was signed in', async () => {
    reply(routes.login, () => ({ status: 401, body: '' }))
    expect((await failureOf(call(routes.login, { body: { email: '', password: '' } }))).code).toBe(
      'invalid_credentials',
    )
  })

  it("lets the caller's own abort through as it is, also in the middle of an answer", async () => {
    const abort = new AbortController()
    reply(routes.listCategories, () => ({ body: new ReadableStream() }))
    const promise = call(routes.listCategories, { signal: abort.signal })
    await new Promise((resolve) => setTimeout(resolve))
    abort.abort(new Error('not wanted any more'))
    await expect(promise).rejects.toThrow('not wanted any more')
  })

  it("lets the caller's own abort through as it is", async () => {
    answer(routes.listCategories, [])
    const release = hold(routes.listCategories)
    const abort = new AbortController()
    const promise = call(routes.listCategories, { signal: abort.signal })
    abort.abort(new Error('not wanted any more'))
    await expect(promise).rejects.toThrow('not wanted any more')
    release()
  })
})
