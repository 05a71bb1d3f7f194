import type { Readable } from 'node:stream'
import type { NewApiKey } from '@dodici/contract/types'
import { describe, expect, it } from 'vitest'
import { ownAccess } from '#server/actor.ts'
import type { Database } from '#server/db/database.ts'
import { accessOf } from '#server/test/access-of.ts'
import { eachDatabase } from '#server/test/each-database.ts'
import type { Person, Planner } from '#server/test/planner.ts'
import { actorOfKey } from '../api-keys/api-keys.service.ts'
import { setPlan } from '../users/accounts.service.ts'
import { openStreams, type Streams } from './stream.service.ts'

const noFault = (fault: unknown): never => {
  throw fault
}

/** The same database, where notices come to nobody. */
const withoutNotices = ({ db, clock }: Planner) => ({ clock, db: { ...db, subscribe: async () => () => undefined } })

/** What has come through a stream until now. */
const arrived = (body: Readable): string => (body.read() as Buffer | null)?.toString() ?? ''

async function withStream(
  planner: Planner,
  streams: Streams,
  test: (stream: { person: Person; body: Readable }) => Promise<void>,
): Promise<void> {
  const person = await planner.newUser()
  const body = await streams.open((await accessOf(planner, person)).actor)
  expect(arrived(body)).toBe('event: change\ndata: {"sequence":0}\n\n')
  await test({ person, body })
  body.destroy()
  streams.endAll()
}

eachDatabase((planner) => {
  describe('a heartbeat', () => {
    it('says that the stream is alive', async () => {
      const streams = openStreams(planner(), noFault)
      await withStream(planner(), streams, async ({ body }) => {
        await streams.beat()
        expect(arrived(body)).toBe(': still here\n\n')
      })
    })

    it('ends a stream whose session was ended, also where no notice came', async () => {
      const streams = openStreams(withoutNotices(planner()), noFault)
      await withStream(planner(), streams, async ({ person, body }) => {
        await person.post('/auth/logout')
        await streams.beat()
        expect(arrived(body)).toBe(': still here\n\n')
        expect(arrived(body)).toBe('')
        await expect.poll(() => body.readableEnded).toBe(true)
      })
    })

    it.each([
      ['was deleted', (person: Person, id: string) => person.delete(`/users/api-keys/${id}`)],
      ['sleeps since its owner has another plan', (person: Person) => setPlan(planner(), person.email, 'pro')],
    ])('ends a stream whose key %s, also where no notice came', async (_, end) => {
      const person = await planner().newUser()
      await setPlan(planner(), person.email, 'enterprise')
      const { key, _id } = (
        await person.post('/users/api-keys', { name: 'Bot', password: person.password })
      ).json<NewApiKey>()
      const streams = openStreams(withoutNotices(planner()), noFault)
      const body = await streams.open(ownAccess(await actorOfKey(planner(), key)).actor)
      await streams.beat()
      expect(arrived(body)).toContain(': still here')
      await end(person, _id)
      await streams.beat()
      body.resume()
      await expect.poll(() => body.readableEnded).toBe(true)
      streams.endAll()
    })

    it('brings the number of a change whose notice was lost', async () => {
      const streams = openStreams(withoutNotices(planner()), noFault)
      await withStream(planner(), streams, async ({ person, body }) => {
        await person.post('/categories', { name: 'Unheard' })
        expect(arrived(body)).toBe('')
        await streams.beat()
        expect(arrived(body)).toContain('data: {"sequence":1}')
      })
    })

    it('comes at once where notices may have been lost, with word of reminders that may have come', async () => {
      let tellMissed = (): void => undefined
      const { db, clock } = planner()
      const subscribe: Database['subscribe'] = async (_, missed) => {
        tellMissed = missed ?? tellMissed
        return () => undefined
      }
      const streams = openStreams({ clock, db: { ...db, subscribe } }, noFault)
      await withStream(planner(), streams, async ({ person, body }) => {
        await person.post('/categories', { name: 'Unheard' })
        tellMissed()
        const told: string[] = []
        await expect.poll(() => told.push(arrived(body)) && told.join('')).toContain('data: {"sequence":1}')
        expect(told.join('')).toContain('event: notification\n')
      })
    })

    it('reports that the database does not answer, and lets the stream go on', async () => {
      const { db, clock } = planner()
      const fault = new Error('the database is away')
      let isAway = false
      const goingAway: Database = {
        ...db,
        get read() {
          if (isAway) throw fault
          return db.read
        },
      }
      const reported: unknown[] = []
      const streams = openStreams({ clock, db: goingAway }, (error) => reported.push(error))
      await withStream(planner(), streams, async ({ body }) => {
        isAway = true
        await streams.beat()
        expect(reported).toEqual([fault])
        isAway = false
        await streams.beat()
        expect(body.destroyed).toBe(false)
      })
    })
  })

  it('closes a reader who reads nothing while much is written', async () => {
    const streams = openStreams(planner(), noFault)
    await withStream(planner(), streams, async ({ body }) => {
      for (let count = 0; count < 2_000; count += 1) await streams.beat()
      expect(body.destroyed).toBe(true)
    })
  })
})
