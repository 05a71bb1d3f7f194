import { expect, it, vi } from 'vitest'
import { eachDatabase } from '#server/test/each-database.ts'
import { fireAllDue } from './scheduler.ts'

const seen = vi.hoisted(() => ({ order: [] as string[] }))

vi.mock(import('@dodici/core/reminders'), async (load) => {
  const real = await load()
  return {
    ...real,
    firingsOf: (...asked) => {
      seen.order.push('worked out')
      return real.firingsOf(...asked)
    },
  }
})

const silent = { info: () => undefined, error: () => undefined }

eachDatabase((planner) => {
  it('Q1: works out what is due before it holds anybody, and not again while it does', async () => {
    planner().clock.set('2027-01-11T06:00:00.000Z')
    const person = await planner().newUser({ timezone: 'Europe/Rome' })
    const reminders = [{ minutesBefore: 10, channel: 'display' }]
    const times = { allDay: false, start: '2027-01-11T10:00', end: '2027-01-11T11:00' }
    await person.post('/events', { title: 'Dentista', ...times, recurrence: 'FREQ=DAILY', reminders })
    planner().clock.set('2027-01-11T08:50:00.000Z')
    const { db } = planner()
    const watched: typeof db = {
      ...db,
      transact: async (work) => {
        seen.order.push('begun')
        const value = await db.transact(work)
        seen.order.push('stored')
        return value
      },
    }
    seen.order.length = 0
    await fireAllDue({ ...planner(), db: watched, log: silent, wakePost: () => undefined, wakePush: () => undefined })
    expect(seen.order).toEqual(['worked out', 'begun', 'stored'])
    expect((await person.get('/notifications')).json()).toMatchObject([{ title: 'Dentista' }])
  })
})
