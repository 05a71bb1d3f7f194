import type { Category, Event, Goal, Milestone } from '@dodici/contract/types'
import { describe, expect, it } from 'vitest'
import { argonPasswords } from '#server/passwords.ts'
import { databasesToTest } from '#server/test/each-database.ts'
import { startPlanner, type Planner } from '#server/test/planner.ts'
import { newDatabase } from '#server/test/test-database.ts'
import { createDemo, demoLines, DEMO_EMAIL, DEMO_PASSWORD } from './demo.service.ts'

const FULL = 150
const passwords = argonPasswords({ memoryCost: 64, timeCost: 1, parallelism: 1 })

async function withPlanner(kind: 'sqlite' | 'postgresql', work: (planner: Planner) => Promise<void>): Promise<void> {
  const database = await newDatabase(kind)
  const planner = await startPlanner(database, { DEFAULT_PLAN: 'basic', REGISTRATION: 'closed' })
  await work(planner)
  await planner.stop()
  await database.remove()
}

const demo = (planner: Planner) => createDemo({ ...planner, passwords }, 'it')

async function seen(planner: Planner): Promise<{ events: number; categories: string[]; goals: string[] }> {
  const body = { email: DEMO_EMAIL, password: DEMO_PASSWORD }
  const { token } = (await planner.request('POST', '/auth/login', { body })).json<{ token: string }>()
  const events = (await planner.request('GET', '/events?year=2026', { token })).json<unknown[]>().length
  const categories = (await planner.request('GET', '/categories', { token })).json<Category[]>()
  const goals = (await planner.request('GET', '/goals', { token })).json<Goal[]>()
  return {
    events,
    categories: categories.map(({ name }) => name).sort(),
    goals: goals.map(({ title }) => title).sort(),
  }
}

describe.each(databasesToTest())('the demo account (%s)', (kind) => {
  it('has a full year whichever plan newcomers get, and is made once', () =>
    withPlanner(kind, async (planner) => {
      expect(await demo(planner)).toEqual({ isNew: true, password: DEMO_PASSWORD })
      const made = await seen(planner)
      expect(made.events).toBeGreaterThan(FULL)
      expect(await demo(planner)).toEqual({ isNew: false, password: DEMO_PASSWORD })
      expect(await seen(planner)).toEqual(made)
    }))

  it('has milestones whose steps are events of the year, those that are over done', () =>
    withPlanner(kind, async (planner) => {
      await demo(planner)
      const body = { email: DEMO_EMAIL, password: DEMO_PASSWORD }
      const { token } = (await planner.request('POST', '/auth/login', { body })).json<{ token: string }>()
      const milestones = (await planner.request('GET', '/milestones', { token })).json<Milestone[]>()
      expect(milestones.map(({ template, steps }) => [template, steps.length])).toEqual([
        ['thesis', 5],
        ['race', 5],
      ])
      const steps = milestones.flatMap((milestone) => milestone.steps)
      expect(steps.every(({ eventId }) => eventId !== null)).toBe(true)
      expect(steps.every(({ end, doneAt }) => (doneAt !== null) === end < '2026-11-20')).toBe(true)
    }))

  it('has goals of every kind with believable progress, which its milestones hang on', () =>
    withPlanner(kind, async (planner) => {
      await demo(planner)
      const body = { email: DEMO_EMAIL, password: DEMO_PASSWORD }
      const { token } = (await planner.request('POST', '/auth/login', { body })).json<{ token: string }>()
      const goals = (await planner.request('GET', '/goals?year=2026', { token })).json<Goal[]>()
      expect(goals.map(({ kind: of, progress }) => [of, progress.state])).toEqual([
        ['count', 'behind'],
        ['hours', 'behind'],
        ['number', 'ahead'],
        ['yesNo', 'done'],
      ])
      expect(goals.map(({ milestones }) => milestones.map(({ title }) => title))).toEqual([
        [],
        [],
        ['Maratona di Firenze'],
        ['Discussione tesi'],
      ])
    }))

  it('reminds of trips a week and a day before, and of meetings half an hour', () =>
    withPlanner(kind, async (planner) => {
      await demo(planner)
      const body = { email: DEMO_EMAIL, password: DEMO_PASSWORD }
      const { token } = (await planner.request('POST', '/auth/login', { body })).json<{ token: string }>()
      const events = (await planner.request('GET', '/events?year=2026', { token })).json<Event[]>()
      const minutesOf = (title: string): unknown =>
        events.find((event) => event.title === title)?.reminders.map(({ minutesBefore }) => minutesBefore)
      expect(minutesOf('Ponte a Praga')).toEqual([10_080, 1_440])
      expect(minutesOf('Riunione di lunedì')).toEqual([30])
      expect(minutesOf('Pilates')).toEqual([])
    }))

  it('is filled by the next start where the first was broken off, without any category twice', () =>
    withPlanner(kind, async (planner) => {
      await demo(planner)
      const whole = await seen(planner)
      await planner.db.transact(async (trx) => {
        await trx.deleteFrom('event').execute()
        await trx.deleteFrom('category').where('name', '=', 'Lavoro').execute()
        await trx.updateTable('user').set({ plan: 'basic' }).execute()
      })
      expect(await demo(planner)).toEqual({ isNew: true, password: DEMO_PASSWORD })
      expect(await seen(planner)).toEqual(whole)
    }))

  it('has a password of its own where others reach the server, and shows it once', () =>
    withPlanner(kind, async (planner) => {
      const config = { ...planner.config, publicUrl: 'https://planner.example.org' }
      const made = await createDemo({ ...planner, config, passwords }, 'en')
      expect(made.isNew).toBe(true)
      const signIn = (password: string) =>
        planner.request('POST', '/auth/login', { body: { email: DEMO_EMAIL, password } })
      expect((await signIn(DEMO_PASSWORD)).statusCode).toBe(401)
      expect((await signIn(made.password ?? '')).statusCode).toBe(200)
      expect(demoLines(made, config)).toEqual([
        `Demo: sign in as ${DEMO_EMAIL} with the password ${made.password ?? ''}`,
        'Others reach this server: it is a password of its own, and shown only now.',
      ])
      const again = await createDemo({ ...planner, config, passwords }, 'en')
      expect(again).toEqual({ isNew: false, password: null })
      expect(demoLines(again, config)).toEqual([
        `Demo: ${DEMO_EMAIL} is there already, with the password that it was given.`,
      ])
    }))

  it('is warned of where it was made with the password of everybody before others reached the server', () =>
    withPlanner(kind, async (planner) => {
      expect(demoLines(await demo(planner), { publicUrl: 'http://localhost:5001' })).toHaveLength(1)
      const config = { ...planner.config, publicUrl: 'https://planner.example.org' }
      const [, warning] = demoLines(await createDemo({ ...planner, config, passwords }, 'it'), config)
      expect(warning).toContain(`users reset-password ${DEMO_EMAIL}`)
    }))
})
