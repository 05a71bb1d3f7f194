import { setTimeout as wait } from 'node:timers/promises'
import { v7 as uuid } from 'uuid'
import { expect, it } from 'vitest'
import { giveWay } from '#server/event-loop-turns.ts'
import { eachDatabase } from './each-database.ts'
import { newNeighbour, processorTime, type LongestWaits } from './neighbour.ts'
import { startPlanner, type Planner } from './planner.ts'
import { newSqlite } from './test-database.ts'

/** Work in which nobody else is answered. */
function spend(milliseconds: number): void {
  const end = processorTime() + milliseconds
  while (processorTime() < end);
}

/** Work between the slices of which others are answered. */
async function spendInSlices(milliseconds: number): Promise<void> {
  for (let spent = 0; spent < milliseconds; spent += 5) {
    spend(5)
    await giveWay()
  }
}

/** Waits for something outside, until the loop has nothing else to do: all others wait for this. */
async function untilIdle(): Promise<void> {
  const { idle } = performance.eventLoopUtilization()
  while (performance.eventLoopUtilization().idle - idle < 10) await wait(20)
}

/** Something that is written and belongs to nobody. */
const writeOne = ({ db }: Planner) =>
  db.transact((trx) => trx.insertInto('setting').values({ name: uuid(), value: '', created_at: '' }).execute())

eachDatabase((planner) => {
  it('sees a long turn of the loop', async () => {
    const neighbour = await newNeighbour(planner())
    const { read, write } = await neighbour.during(async () => {
      await giveWay()
      spend(150)
    })
    expect(Math.max(read, write)).toBeGreaterThan(140)
  })
})

// On PostgreSQL nobody writes in turn with others.
it('sees on SQLite how others hold the lock, and how many write first', async () => {
  const database = newSqlite()
  const planner = await startPlanner(database)
  const { db } = planner
  const during = async (work: () => Promise<unknown>): Promise<LongestWaits> =>
    (await newNeighbour(planner)).during(work)
  expect(await during(() => giveWay())).toMatchObject({ stored: 1, idle: 0 })
  expect((await during(() => db.transact(() => spendInSlices(150)))).write).toBeGreaterThan(140)
  expect((await during(() => db.transact(untilIdle))).idle).toBeGreaterThan(0)
  const many = Array.from({ length: 20 }, () => writeOne)
  expect((await during(() => Promise.all(many.map((one) => one(planner))))).stored).toBe(21)
  await planner.stop()
  await database.remove()
})
