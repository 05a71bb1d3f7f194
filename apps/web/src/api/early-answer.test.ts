import { routes } from '@dodici/contract/routes'
import { afterEach, describe, expect, it } from 'vitest'
import { answer, callsOf } from '../test/fake-api.ts'
import { sampleEvent, sampleUser } from '../test/samples.ts'
import { call } from './client.ts'
import { storeSession } from './stored-session.ts'

const YEAR = '/api/v1/events?year=2027'
/** Asked for beside it, as it is where twelve months touch two years. */
const OTHER = { address: '/api/v1/events?year=2028', token: 'secret', answer: Promise.resolve(Response.json([])) }

afterEach(() => {
  globalThis.earlyAnswers = undefined
})

/** Somebody has signed in, and their year was asked for before. */
function askEarly({ address = YEAR, token = 'secret', answer = Promise.resolve(Response.json([sampleEvent()])) } = {}) {
  storeSession({ user: sampleUser(), token: 'secret' })
  globalThis.earlyAnswers = [OTHER, { address, token, answer }]
}

const readYear = (year = 2027) => call(routes.listEvents, { query: { year } })

describe('an answer that was asked for before the scripts were there', () => {
  it('is taken by whoever asks for it first, and asked for anew the next time', async () => {
    answer(routes.listEvents, [])
    askEarly()
    expect(await readYear()).toEqual([sampleEvent()])
    expect(callsOf(routes.listEvents)).toHaveLength(0)
    expect(await readYear()).toEqual([])
    expect(globalThis.earlyAnswers).toEqual([OTHER])
  })

  it.each([
    ['another year', { address: '/api/v1/events?year=2026' }],
    ['another session', { token: 'of another' }],
  ])('is not taken where it is that of %s', async (_, early) => {
    answer(routes.listEvents, [])
    askEarly(early)
    expect(await readYear()).toEqual([])
    expect(callsOf(routes.listEvents)).toHaveLength(1)
  })

  it('is not taken where the page asks only for what has changed', async () => {
    answer(routes.listEvents, [])
    askEarly()
    const headers = { 'If-None-Match': '"1"' }
    expect(await call(routes.listEvents, { query: { year: 2027 }, headers })).toEqual([])
  })

  it('fails as any other does', async () => {
    const refusal = { status: 401, title: 'Unauthorized', detail: 'No session', code: 'unauthenticated' }
    askEarly({ answer: Promise.resolve(Response.json(refusal, { status: 401 })) })
    await expect(readYear()).rejects.toMatchObject({ code: 'unauthenticated' })
    askEarly({ answer: Promise.reject(new TypeError('no network')) })
    await expect(readYear()).rejects.toMatchObject({ code: 'network' })
  })
})
