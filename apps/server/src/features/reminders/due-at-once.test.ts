import type { Notification } from '@dodici/contract/types'
import { expect, it } from 'vitest'
import { eachDatabase } from '#server/test/each-database.ts'
import type { Person, Planner } from '#server/test/planner.ts'
import { testCounts } from '../../../../../scripts/test-counts.ts'
import { fireAllDue } from './scheduler.ts'

const MORNING = '2027-01-11T06:00:00.000Z'
const PEOPLE = 20

const silent = { info: () => undefined, error: () => undefined }

/** Lets everything come that is due, as two servers would do at the same time. */
async function comeByTwo(planner: Planner, instant: string): Promise<void> {
  planner.clock.set(instant)
  const schedule = { ...planner, log: silent, wakePost: () => undefined, wakePush: () => undefined }
  const untilNothing = async (): Promise<void> => {
    while ((await fireAllDue(schedule)) > 0);
  }
  await Promise.all([untilNothing(), untilNothing()])
  // Who was held by the other one when this one looked is looked at again, as in two seconds.
  await untilNothing()
}

const both = [
  { minutesBefore: 10, channel: 'display' },
  { minutesBefore: 10, channel: 'email' },
]

async function fill(person: Person, titles: readonly string[]): Promise<void> {
  for (const title of titles) {
    const times = { allDay: false, start: '2027-01-11T10:00', end: '2027-01-11T11:00' }
    const answer = await person.post('/events', { title, ...times, reminders: both })
    expect(answer.statusCode).toBe(201)
  }
}

const listed = async (person: Person): Promise<string[]> =>
  (await person.get('/notifications')).json<Notification[]>().map(({ title }) => title)

eachDatabase((planner) => {
  it('D8: many reminders within one minute, and two servers: each comes once in the page, and once in one mail', async () => {
    planner().clock.set(MORNING)
    const each = Math.ceil(testCounts.remindersAtOnce / PEOPLE)
    const titles = Array.from({ length: each }, (_, index) => `Visita ${String(index)}`)
    const people: Person[] = []
    for (let index = 0; index < PEOPLE; index += 1) {
      const person = await planner().newUser({ timezone: 'Europe/Rome' })
      people.push(person)
      await fill(person, titles)
    }
    await comeByTwo(planner(), '2027-01-11T08:50:00.000Z')
    await comeByTwo(planner(), '2027-01-11T08:51:00.000Z')
    for (const person of people) {
      expect((await listed(person)).sort()).toEqual(titles.slice(0, 200).sort())
      const mails = await planner().mailsTo(person.email)
      expect(mails).toHaveLength(1)
      const told = [...(mails[0]?.text ?? '').matchAll(/^- (Visita \d+)$/gm)].map(([, title]) => title)
      expect([told.length, new Set(told).size]).toEqual([Math.min(each, 20), told.length])
      if (each > 20) expect(mails[0]?.text).toContain(`E altri ${String(each - 20)} eventi.`)
    }
  })

  it('D8: after three hours without a server all are listed, and one mail sums them up', async () => {
    planner().clock.set(MORNING)
    const person = await planner().newUser({ timezone: 'Europe/Rome', language: 'it' })
    await fill(person, ['Dentista', 'Treno', 'Cena'])
    await comeByTwo(planner(), '2027-01-11T11:50:00.000Z')
    expect((await listed(person)).sort()).toEqual(['Cena', 'Dentista', 'Treno'])
    expect((await person.get('/notifications')).json<Notification[]>().every(({ late }) => late)).toBe(true)
    const mails = await planner().mailsTo(person.email)
    expect(mails.map(({ subject }) => subject)).toEqual([expect.stringMatching(/ e altri 2 promemoria$/)])
    expect(mails[0]?.text).toContain('3 promemoria non sono potuti partire')
  })

  it('D8: what was over for days is listed, and nobody is called for it', async () => {
    planner().clock.set(MORNING)
    const person = await planner().newUser({ timezone: 'Europe/Rome' })
    await fill(person, ['Dentista'])
    await comeByTwo(planner(), '2027-01-14T11:50:00.000Z')
    expect(await listed(person)).toEqual(['Dentista'])
    expect(await planner().mailsTo(person.email)).toEqual([])
  })

  it('lets everybody else’s reminders come where those of one person cannot', async () => {
    planner().clock.set(MORNING)
    const [broken, person] = [
      await planner().newUser({ timezone: 'Europe/Rome' }),
      await planner().newUser({ timezone: 'Europe/Rome' }),
    ]
    for (const one of [broken, person]) await fill(one, ['Dentista'])
    await planner().db.transact((trx) =>
      trx.updateTable('event').set({ reminders: 'none' }).where('owner_id', '=', broken.user._id).execute(),
    )
    await comeByTwo(planner(), '2027-01-11T08:50:00.000Z')
    expect(await listed(person)).toEqual(['Dentista'])
    await planner().db.transact((trx) =>
      trx
        .updateTable('event')
        .set({ reminders: JSON.stringify(both) })
        .where('owner_id', '=', broken.user._id)
        .execute(),
    )
    await comeByTwo(planner(), '2027-01-11T08:52:00.000Z')
    expect(await listed(broken)).toEqual(['Dentista'])
  })

  it('sums up what is late and does not wait for the end of quiet hours where it begins before that', async () => {
    planner().clock.set(MORNING)
    const person = await planner().newUser({ timezone: 'Europe/Rome', language: 'it' })
    await person.patch('/users/profile', { reminders: { quietFrom: '12:00', quietTo: '14:00' } })
    await fill(person, ['Dentista'])
    await comeByTwo(planner(), '2027-01-11T11:50:00.000Z')
    const mails = await planner().mailsTo(person.email)
    expect(mails.map(({ subject }) => subject.split(':')[0])).toEqual(['Dentista'])
  })
})
