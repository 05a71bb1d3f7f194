import { routes } from '@dodici/contract/routes'
import { QueryClient } from '@tanstack/react-query'
import { describe, expect, it } from 'vitest'
import { callsOf, reply } from '../test/fake-api.ts'
import { sampleEvent } from '../test/samples.ts'
import { yearEvents } from './year.queries.ts'

describe('the events of a year', () => {
  it('are asked for with the ETag that is there, and stay the very same object where nothing changed', async () => {
    reply(routes.listEvents, ({ headers }) =>
      headers.get('If-None-Match') === '"1"'
        ? { status: 304 }
        : { body: [sampleEvent()], headers: { ETag: '"1"', 'X-Truncated': 'false' } },
    )
    const client = new QueryClient()
    const first = await client.query(yearEvents(2027))
    const again = await client.query({ ...yearEvents(2027), staleTime: 0 })
    expect(again).toBe(first)
    expect(again.events).toBe(first.events)
    expect(callsOf(routes.listEvents).map(({ query }) => query)).toEqual([{ year: '2027' }, { year: '2027' }])
  })

  it('keep the identity of each event that did not change, also where others come before it', async () => {
    const answers = [
      [sampleEvent({ _id: 'a' }), sampleEvent({ _id: 'b' })],
      [sampleEvent({ _id: 'new' }), sampleEvent({ _id: 'a' }), sampleEvent({ _id: 'b', title: 'Moved' })],
    ]
    reply(routes.listEvents, () => ({ body: answers.shift() }))
    const client = new QueryClient()
    const read = async () => {
      await client.query({ ...yearEvents(2027), staleTime: 0 })
      return client.getQueryData(yearEvents(2027).queryKey)!.events
    }
    const first = await read()
    const next = await read()
    expect(next.map(({ _id }) => _id)).toEqual(['new', 'a', 'b'])
    expect(next[1]).toBe(first[0])
    expect(next[2]).not.toBe(first[1])
    expect(next[2]?.title).toBe('Moved')
  })

  it('say whether there were more than an answer holds', async () => {
    reply(routes.listEvents, () => ({ body: [], headers: { 'X-Truncated': 'true' } }))
    expect((await new QueryClient().query(yearEvents(2027))).isTruncated).toBe(true)
  })

  it('are asked for anew, without an ETag, for another year', async () => {
    reply(routes.listEvents, () => ({ body: [], headers: { ETag: '"1"' } }))
    const client = new QueryClient()
    await client.query(yearEvents(2027))
    await client.query(yearEvents(2028))
    expect(callsOf(routes.listEvents).map(({ headers }) => headers.get('If-None-Match'))).toEqual([null, null])
  })
})
