import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { databasesToTest } from '#server/test/each-database.ts'
import { startPlanner } from '#server/test/planner.ts'
import { newDatabase } from '#server/test/test-database.ts'
import { personTurns } from './person-turns.ts'

const turn = () => new Promise((resolve) => setImmediate(resolve))

function counter() {
  const now = { under: 0, most: 0, done: 0 }
  const job = async (): Promise<void> => {
    now.under += 1
    now.most = Math.max(now.most, now.under)
    await turn()
    now.under -= 1
    now.done += 1
  }
  return { now, job }
}
const times = <T>(count: number, work: (at: number) => Promise<T>): Promise<T[]> =>
  Promise.all(Array.from({ length: count }, (_, at) => work(at)))

it('has one write and two connections of a person under way, and all of them done in the end', async () => {
  const turns = personTurns()
  const [writes, connections] = [counter(), counter()]
  await turns.asPerson('ann', () =>
    Promise.all([times(24, () => turns.inTurn(writes.job)), times(24, () => turns.withConnection(connections.job))]),
  )
  expect(writes.now).toEqual({ under: 0, most: 1, done: 24 })
  expect(connections.now).toEqual({ under: 0, most: 2, done: 24 })
})

it('refuses what is beyond the queue of a person, and says when to come again', async () => {
  const turns = personTurns({ writes: 1, connections: 1, waiting: 3 })
  const { now, job } = counter()
  const outcomes = await turns.asPerson('ann', () =>
    Promise.allSettled(Array.from({ length: 10 }, () => turns.inTurn(job))),
  )
  const refused = outcomes.filter((outcome) => outcome.status === 'rejected')
  expect(now.done).toBe(4)
  expect(refused).toHaveLength(6)
  expect(refused[0]?.reason).toMatchObject({ code: 'too_many_requests', facts: { retryAfter: 2 } })
})

it('lets nobody wait for another person, nor for what nobody asked for', async () => {
  const turns = personTurns()
  const order: string[] = []
  const held = Promise.withResolvers<undefined>()
  const anns = turns.inTurnOf('ann', () => held.promise.then(() => order.push('ann')))
  await turns.inTurnOf('bob', () => Promise.resolve(order.push('bob')))
  await turns.inTurn(() => Promise.resolve(order.push('nobody')))
  held.resolve(undefined)
  await anns
  expect(order).toEqual(['bob', 'nobody', 'ann'])
})

it('does not wait for itself where one write is a part of another', async () => {
  const turns = personTurns()
  const write = () => turns.inTurn(() => Promise.resolve('done'))
  expect(await turns.asPerson('ann', () => turns.inTurnOf('ann', write))).toBe('done')
})

it('does nothing for a person of whom a change is stored by half', async () => {
  const turns = personTurns()
  const end = turns.beginHalf('ann')
  const seen: string[] = []
  const anns = turns.asPerson('ann', () => Promise.resolve(seen.push('ann')))
  await turns.asPerson('bob', () => Promise.resolve(seen.push('bob')))
  await turn()
  end()
  await anns
  expect(seen).toEqual(['bob', 'ann'])
})

it('Q5: lets strangers of one address wait for each other, and refuses none', async () => {
  const turns = personTurns()
  const asked = { atOnce: 0, most: 0 }
  const use = async (): Promise<void> => {
    asked.atOnce += 1
    asked.most = Math.max(asked.most, asked.atOnce)
    await turn()
    asked.atOnce -= 1
  }
  const many = Array.from({ length: 200 }, () => turns.asStranger('192.0.2.1', () => turns.withConnection(use)))
  const other = turns.asStranger('192.0.2.2', () => turns.withConnection(use))
  await other
  expect([asked.most, turns.figures().connections > 150]).toEqual([3, true])
  await Promise.all(many)
  const writing = Array.from({ length: 100 }, () => turns.asStranger('192.0.2.1', () => turns.inTurn(use)))
  asked.most = 0
  await Promise.all(writing)
  expect(asked.most).toBe(1)
})

const servers = databasesToTest().filter((kind) => kind === 'postgresql')

it.each(servers)('Q3: gives one person two connections of a pool at most, whatever they ask for (%s)', async (kind) => {
  const database = await newDatabase(kind)
  const planner = await startPlanner(database)
  const { db } = planner
  const inUse = (): number => {
    const { total, idle } = db.figures().pool ?? { total: 0, idle: 0 }
    return total - idle
  }
  let most = 0
  const watching = setInterval(() => (most = Math.max(most, inUse())), 1)
  const asked = await db.asPerson('ann', () => times(24, () => sql`select pg_sleep(0.02)`.execute(db.read)))
  clearInterval(watching)
  expect([most, asked.length]).toEqual([2, 24])
  await planner.stop()
  await database.remove()
})
