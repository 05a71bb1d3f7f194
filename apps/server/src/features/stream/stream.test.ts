import { describe, expect, it } from 'vitest'
import { eachDatabase } from '#server/test/each-database.ts'
import { openStream } from '#server/test/event-stream.ts'
import { apiOf } from '#server/test/listening.ts'
import { startPlanner } from '#server/test/planner.ts'
import { newPostgres } from '#server/test/test-database.ts'
import { STREAMS_A_PERSON } from './stream.service.ts'

eachDatabase((planner) => {
  it('says the present number at once and the number of every write, and nothing of what others write', async () => {
    const person = await planner().newUser()
    const other = await planner().newUser()
    await person.post('/categories', { name: 'Before' })
    const stream = await openStream(planner(), person.token)
    expect(await stream.next()).toBe(1)
    await other.post('/categories', { name: 'Not theirs' })
    await person.post('/categories', { name: 'First' })
    await person.post('/categories', { name: 'Second' })
    expect([await stream.next(), await stream.next()]).toEqual([2, 3])
    await stream.close()
  })

  it('says nothing of a write that was refused or that changed nothing', async () => {
    const person = await planner().newUser()
    const created = await person.post('/categories', { name: 'Sport' })
    const stream = await openStream(planner(), person.token)
    expect(await stream.next()).toBe(1)
    await person.post('/categories', { name: '' })
    await person.patch(`/categories/${created.json<{ _id: string }>()._id}`, { name: 'Sport' })
    await person.post('/categories', { name: 'Music' })
    expect(await stream.next()).toBe(2)
    await stream.close()
  })

  it('is neither compressed nor kept by anybody on its way', async () => {
    const person = await planner().newUser()
    const stream = await openStream(planner(), person.token)
    expect(stream.status).toBe(200)
    expect(stream.headers.get('content-type')).toBe('text/event-stream; charset=utf-8')
    expect(stream.headers.get('content-encoding')).toBeNull()
    expect(stream.headers.get('cache-control')).toBe('no-store')
    expect(stream.headers.get('x-accel-buffering')).toBe('no')
    await stream.close()
  })

  it('wants a session, and takes no token from the address', async () => {
    const person = await planner().newUser()
    const answer = await fetch(`${await apiOf(planner())}/events/stream?token=${person.token}`)
    expect(answer.status).toBe(401)
  })

  it('gives a person ten streams, says when to try again at the eleventh, and takes the place of a closed one', async () => {
    const person = await planner().newUser()
    const streams = await Promise.all(
      Array.from({ length: STREAMS_A_PERSON }, () => openStream(planner(), person.token)),
    )
    expect(streams.map((stream) => stream.status)).toEqual(streams.map(() => 200))
    const refused = await openStream(planner(), person.token)
    expect(refused.status).toBe(429)
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
    const other = await openStream(planner(), (await planner().newUser()).token)
    expect(other.status).toBe(200)

    await streams[0]?.close()
    await expect.poll(async () => (await reopened(planner(), person.token)).status).toBe(200)
    await Promise.all([...streams, other].map((stream) => stream.close()))
  })

  it('keeps no place for a HEAD request', async () => {
    const person = await planner().newUser()
    const url = `${await apiOf(planner())}/events/stream`
    for (let count = 0; count <= STREAMS_A_PERSON; count += 1) {
      await fetch(url, { method: 'HEAD', headers: { authorization: `Bearer ${person.token}` } })
    }
    const stream = await openStream(planner(), person.token)
    expect(stream.status).toBe(200)
    await stream.close()
  })
})

/** Tries a stream and lets it go again: what a closed connection frees is free when the server has heard of it. */
async function reopened(...asked: Parameters<typeof openStream>): ReturnType<typeof openStream> {
  const stream = await openStream(...asked)
  await stream.close()
  return stream
}

describe('two nodes on one PostgreSQL', () => {
  it('tells a page that is open on one what was written on the other', async () => {
    const database = await newPostgres()
    const [one, two] = [await startPlanner(database), await startPlanner(database)]
    const person = await one.newUser()
    const stream = await openStream(two, person.token)
    expect(await stream.next()).toBe(0)
    await person.post('/categories', { name: 'Written on the first' })
    expect(await stream.next()).toBe(1)
    await one.stop()
    await two.stop()
    expect(await stream.next()).toBeNull()
    await database.remove()
  })
})
