import type { Goal } from '@dodici/contract/types'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { wasTruncated, type Access } from '#server/actor.ts'
import { ownUnits } from '#server/db/journal/own-units.ts'
import type { GoalTable } from '#server/db/schema.ts'
import { knownYears, type YearStorage } from '#server/features/events/known-years.ts'
import { stepsOf } from '#server/steps-of-request.ts'
import { eachDatabase } from '#server/test/each-database.ts'
import type { Person, Planner } from '#server/test/planner.ts'
import { accessOf } from '#server/test/access-of.ts'
import { threadedStorage } from '#server/test/threaded.ts'
import { makeGoal } from '#server/test/reminded.ts'
import { performRead, type ReadingTask, type ReadingThreads } from '#server/features/reading-threads/reading-threads.ts'
import { goalTasks } from './goal-tasks.service.ts'
import { goalDetail, goalNow } from './one-goal.ts'

/** Of ten years each: more than are measured where they are asked for. */
const MANY = 11

const THREAD = new URL('../../reading-worker.ts', import.meta.url)
const HELD = new URL('../../test/held-reading-worker.ts', import.meta.url)
const NOWHERE = new URL('./there-is-no-such-file.ts', import.meta.url)

async function runner(planner: Planner, { goals }: { goals: number }): Promise<Person> {
  const person = await planner.newUser()
  const run = { title: 'Corsa', allDay: false, start: '2020-03-01T07:00', end: '2020-03-01T08:30' }
  expect((await person.post('/events', { ...run, recurrence: 'FREQ=DAILY' })).statusCode).toBe(201)
  for (let at = 0; at < goals; at += 1) {
    const kind = at % 2 === 0 ? 'hours' : 'count'
    const days = { first_on: '2020-01-01', last_on: '2029-12-30' }
    await makeGoal(planner, person, { title: `Corsa ${String(at)}`, kind, match_text: 'corsa', ...days })
  }
  return person
}

async function goalOf({ db }: Planner, { user }: Person): Promise<GoalTable> {
  const [row] = await ownUnits(db.read, 'goal', user._id)
  if (row === undefined) throw new Error('somebody without goals')
  return row
}

const told = { text: 'come vanno i miei obiettivi?', days: null, language: 'it', today: 20_000 } as const
const { review, tell, standings } = goalTasks

/** A task, and what is asked of it. */
const asked = <Asked, Answer>(task: ReadingTask<Asked, Answer>, value: Asked) => ({
  name: task.name,
  here: (storage: YearStorage, access: Access) => task.perform(storage, access, value),
  inThread: (reader: Reader, access: Access) => reader.read(task, access, value),
})
const tasks = [
  asked(goalTasks.list, {}),
  asked(review, { year: 2026 }),
  asked(tell, told),
  asked(standings, { year: 2026 }),
]

interface Reader extends Pick<ReadingThreads, 'close'> {
  readonly read: <Asked, Answer>(task: ReadingTask<Asked, Answer>, access: Access, value: Asked) => Promise<Answer>
}

eachDatabase((planner) => {
  const errors: unknown[] = []
  const open = (worker: URL): Reader => {
    const storage = threadedStorage(planner(), worker, errors)
    return { read: (task, access, value) => performRead(storage, task, access, value), close: storage.threads.close }
  }
  /** One thread for all tests, as it is for all people. */
  let inThread: Reader
  beforeAll(() => (inThread = open(THREAD)))
  afterAll(() => inThread.close())
  beforeEach(() => (errors.length = 0))

  it('answers in its thread what would be answered here', async () => {
    const person = await runner(planner(), { goals: MANY })
    const access = await accessOf(planner(), person)
    const storage = { db: planner().db, clock: planner().clock, years: knownYears() }
    for (const task of tasks) {
      expect(await task.inThread(inThread, access), task.name).toEqual(await task.here(storage, access))
    }
    expect(errors).toEqual([])
  })

  it('shows in the thread what was written a moment ago', async () => {
    const person = await runner(planner(), { goals: MANY })
    const values = async (): Promise<number[]> =>
      (await person.get('/goals')).json<Goal[]>().map(({ progress }) => progress.value)
    const before = await values()
    expect(before).toHaveLength(MANY)
    for (const hours of [1, 2, 3]) {
      const [start, end] = [`2024-05-05T${String(14 + hours)}:00`, `2024-05-05T${String(15 + hours)}:00`]
      const times = { start, end, allDay: false }
      expect((await person.post('/events', { title: 'Corsa', ...times })).statusCode).toBe(201)
      expect(await values()).toEqual(before.map((value) => value + hours))
    }
  })

  it('answers all the same where the thread fails, and says so to the operator', async () => {
    const person = await runner(planner(), { goals: MANY })
    const { read } = open(NOWHERE)
    expect(await read(standings, await accessOf(planner(), person), {})).toHaveLength(MANY)
    expect(errors).toMatchObject([
      [{ err: { message: 'the thread that reads has ended in "goals.standings"' } }, expect.anything()],
    ])
  })

  it('asks no thread for a few goals', async () => {
    const person = await runner(planner(), { goals: MANY - 1 })
    const { read } = open(NOWHERE)
    expect(await read(standings, await accessOf(planner(), person), {})).toHaveLength(MANY - 1)
    expect(errors).toEqual([])
  })

  it('takes the steps of a request in the thread, and tells what was left out for want of them', async () => {
    const person = await runner(planner(), { goals: MANY })
    const access = await accessOf(planner(), person)
    const { read } = inThread
    const valuesFor = async (asking: Access): Promise<number[]> =>
      (await read(standings, asking, {})).map(({ progress }) => progress.value)
    const tired = { ...access, actor: { ...access.actor } }
    stepsOf(tired.actor).left = 0
    // What was entered by hand takes none.
    expect([await valuesFor(tired), wasTruncated(tired.actor)]).toEqual([Array(MANY).fill(1), true])
    const values = await valuesFor(access)
    expect([Math.min(...values) > 2_000, wasTruncated(access.actor)]).toEqual([true, false])
  })

  it('Q2: answers somebody while the goals of another take for ever', async () => {
    const [busy, other] = [await runner(planner(), { goals: MANY }), await runner(planner(), { goals: MANY })]
    const accesses = await Promise.all([1, 2, 3].map(() => accessOf(planner(), busy)))
    const { read, close } = open(HELD)
    const reviews = accesses.map((access) => read(review, access, { year: 2026 }))
    expect(await read(standings, await accessOf(planner(), other), {})).toEqual([])
    await close()
    // What the end of its thread has broken off is answered without it.
    expect((await Promise.all(reviews)).map(({ year }) => year)).toEqual([2026, 2026, 2026])
  })

  it('reads a single goal of many days in its thread, with its history', async () => {
    const person = await runner(planner(), { goals: 1 })
    const [access, row] = [await accessOf(planner(), person), await goalOf(planner(), person)]
    const storage = { db: planner().db, clock: planner().clock, years: knownYears() }
    for (const task of [asked(goalNow, row), asked(goalDetail, row)]) {
      expect(await task.inThread(inThread, access), task.name).toEqual(await task.here(storage, access))
      await expect(task.inThread(open(NOWHERE), access)).resolves.toBeDefined()
    }
    expect(errors).toHaveLength(2)
  })

  it('measures each goal that was written, however much of its owner is read', async () => {
    const person = await runner(planner(), { goals: 1 })
    const [access, row] = [await accessOf(planner(), person), await goalOf(planner(), person)]
    const { read } = inThread
    const reads = Promise.allSettled(Array.from({ length: 30 }, () => read(goalDetail, access, row)))
    const written = await Promise.all(Array.from({ length: 24 }, () => read(goalNow, access, row)))
    expect(new Set(written.map(({ progress }) => progress.value)).size).toBe(1)
    const refused = (await reads).filter(({ status }) => status === 'rejected')
    expect(refused.length).toBeGreaterThan(0)
  })

  it('lets a person wait for their own alone, and refuses what is too much of it', async () => {
    const impatient = await runner(planner(), { goals: MANY })
    const access = await accessOf(planner(), impatient)
    const { read } = inThread
    const ends = await Promise.allSettled(Array.from({ length: 30 }, () => read(tell, access, told)))
    const refused = ends.flatMap((end) => (end.status === 'rejected' ? [end.reason as unknown] : []))
    expect(refused).toHaveLength(9)
    expect(refused[0]).toMatchObject({ code: 'too_many_requests' })
  })
})
